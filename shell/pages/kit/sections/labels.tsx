import { AppliedChips } from '@cairn/shared-contracts/ui/applied-chip';
import { Badge } from '@cairn/shared-contracts/ui/badge';
import { Chip, ChipRow, LinkChip } from '@cairn/shared-contracts/ui/chip';
import { Level } from '@cairn/shared-contracts/ui/level';
import { Price } from '@cairn/shared-contracts/ui/price';
import { useState } from 'react';
import { Forced } from '../forced.tsx';
import { CheckIcon } from '../icons.ts';
import css from '../kit.module.css';
import { Row, Specimen, Specimens, Stack } from '../specimen.tsx';

const FILTERS = [
  { id: 'kg', label: 'Kyrgyzstan' },
  { id: 'days', label: '5 – 8 days' },
  { id: 'tents', label: 'Tents' },
];

function Applied() {
  const [items, setItems] = useState(FILTERS);
  return (
    <AppliedChips
      label="Applied filters"
      items={items}
      onRemove={(id) => setItems((now) => now.filter((item) => item.id !== id))}
      onClearAll={() => setItems([])}
    />
  );
}

function Chips() {
  const [isOn, setOn] = useState(true);
  return (
    <ChipRow>
      <Chip>Default</Chip>
      <Forced as="hovered">
        <Chip>Hover</Chip>
      </Forced>
      <Forced as="focus-visible">
        <Chip>Focus</Chip>
      </Forced>
      <Chip isSelected={isOn} onChange={setOn}>
        Selected
      </Chip>
      <Chip isDisabled>Disabled</Chip>
      <LinkChip href="#labels">A link</LinkChip>
      <LinkChip href="#labels" isCurrent>
        This page
      </LinkChip>
    </ChipRow>
  );
}

export function Labels() {
  return (
    <Specimens>
      <Specimen name="chip" note="A filter that is on or off.">
        <Chips />
      </Specimen>
      <Specimen name="applied-chip" note="Backspace, Delete or the cross removes; focus goes on to the next one.">
        <Applied />
      </Specimen>
      <Specimen name="badge">
        <Row>
          <Badge tone="sale">−15%</Badge>
          <Badge tone="new">New</Badge>
          <Badge tone="success" icon={<CheckIcon size={13} strokeWidth={3} />}>
            Confirmed
          </Badge>
          <Badge tone="warning">Prepayment due</Badge>
          <Badge tone="danger">Cancelled</Badge>
          <Badge tone="info">On the trail</Badge>
          <Badge>Draft</Badge>
          <div className={css.onPicture}>
            <Badge tone="photo">On a picture</Badge>
          </div>
        </Row>
      </Specimen>
      <Specimen name="level" note="1 to 4; the bars alone where there is no room.">
        <Row>
          <Level value={1} />
          <Level value={2} />
          <Level value={3} />
          <Level value={4} />
          <Level value={3} isCompact />
        </Row>
      </Specimen>
      <Specimen name="price" note="Minor units; no decimals.">
        <Stack>
          <Price amount={105000} currency="EUR" />
          <Price amount={89000} currency="EUR" withoutDiscount={105000} prefix="from" suffix="per person" />
          <Price amount={8900000} currency="RUB" original={{ amount: 97300, currency: 'USD' }} size="lg" />
          <Price amount={640000} currency="CNY" size="sm" />
        </Stack>
      </Specimen>
    </Specimens>
  );
}
