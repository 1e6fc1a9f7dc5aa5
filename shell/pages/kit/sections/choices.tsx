import { Checkbox } from '@cairn/shared-contracts/ui/checkbox';
import { Counter } from '@cairn/shared-contracts/ui/counter';
import { NumberInput } from '@cairn/shared-contracts/ui/number-input';
import { RadioGroup } from '@cairn/shared-contracts/ui/radio-group';
import { type Range, RangeSlider } from '@cairn/shared-contracts/ui/range-slider';
import { RatingInput } from '@cairn/shared-contracts/ui/rating-input';
import { Switch } from '@cairn/shared-contracts/ui/switch';
import { TermsCheckbox } from '@cairn/shared-contracts/ui/terms-checkbox';
import { useState } from 'react';
import { Forced } from '../forced.tsx';
import { NOTHING } from '../samples.ts';
import { Row, Specimen, Specimens, Stack } from '../specimen.tsx';

const DEPARTURES = [
  { id: 'jun', label: '14 – 21 Jun', note: '6 of 10 seats left', end: '€890' },
  { id: 'jul', label: '12 – 19 Jul', note: 'Guaranteed, 4 left', end: '€1,050' },
  { id: 'aug', label: '26 Jul – 2 Aug', note: 'Sold out', end: '€1,050', isDisabled: true },
];
const WAYS = [
  { id: 'card', label: 'Card' },
  { id: 'qr', label: 'QR code' },
];

function Checkboxes() {
  const [isAgreed, setAgreed] = useState(false);
  return (
    <Stack>
      <Row>
        <Checkbox defaultSelected>Trekking</Checkbox>
        <Checkbox>Kayak</Checkbox>
        <Checkbox isIndeterminate>Some of them</Checkbox>
        <Forced as="focus-visible">
          <Checkbox>Focus</Checkbox>
        </Forced>
        <Checkbox isInvalid>Invalid</Checkbox>
        <Checkbox isDisabled>Disabled</Checkbox>
      </Row>
      <Checkbox count={12}>With a count</Checkbox>
      <Checkbox count={0} isDisabled>
        Nothing behind it
      </Checkbox>
      <TermsCheckbox isSelected={isAgreed} onChange={setAgreed} />
      <TermsCheckbox isSelected={false} onChange={NOTHING} error="Required field" />
    </Stack>
  );
}

function Radios() {
  const [departure, setDeparture] = useState('jun');
  const [way, setWay] = useState('card');
  return (
    <>
      <RadioGroup label="Departure" options={DEPARTURES} value={departure} onChange={setDeparture} isPanels />
      <RadioGroup label="Way to pay" options={WAYS} value={way} onChange={setWay} isHorizontal />
      <RadioGroup label="Way to pay, invalid" options={WAYS} value={null} onChange={NOTHING} error="Required field" />
      <RadioGroup label="Way to pay, disabled" options={WAYS} value="qr" onChange={NOTHING} isDisabled isHorizontal />
    </>
  );
}

function Numbers() {
  const [count, setCount] = useState(1);
  const [age, setAge] = useState<number | null>(30);
  const [range, setRange] = useState<Range>([1000, 3500]);
  return (
    <>
      <Row>
        <Counter label="Tourists" value={count} onChange={setCount} min={1} max={6} />
        <Counter label="Tourists, disabled" value={2} onChange={NOTHING} isDisabled />
      </Row>
      <NumberInput label="Age" value={age} onChange={setAge} min={1} max={99} hasButtons />
      <NumberInput label="Budget, invalid" value={null} onChange={NOTHING} unit="€" error="Required field" />
      <NumberInput label="Budget, disabled" value={1500} onChange={NOTHING} isDisabled />
      <RangeSlider
        label="Price"
        value={range}
        onChange={setRange}
        min={0}
        max={5000}
        step={50}
        unit="€"
        bars={[2, 6, 12, 20, 16, 9, 4, 2, 1, 1]}
      />
      <RangeSlider label="Days" value={[0, 20]} onChange={NOTHING} max={20} hasInputs={false} />
    </>
  );
}

function Marks() {
  const [mark, setMark] = useState<number | null>(4);
  return (
    <>
      <RatingInput label="Guide" value={mark} onChange={setMark} />
      <RatingInput label="Guide, invalid" value={null} onChange={NOTHING} error="Required field" />
      <RatingInput label="Guide, disabled" value={3} onChange={NOTHING} isDisabled />
    </>
  );
}

export function Choices() {
  return (
    <Specimens>
      <Specimen name="checkbox, terms-checkbox">
        <Checkboxes />
      </Specimen>
      <Specimen name="radio-group" note="Arrow keys move and choose.">
        <Radios />
      </Specimen>
      <Specimen name="switch">
        <Row>
          <Switch defaultSelected>On</Switch>
          <Switch>Off</Switch>
          <Switch defaultSelected isDisabled>
            Disabled, on
          </Switch>
          <Switch isDisabled>Disabled</Switch>
        </Row>
        <Switch isSpread>Words in front, switch at the end</Switch>
      </Specimen>
      <Specimen name="counter, number-input, range-slider" note="Numbers outside the bounds are clamped.">
        <Numbers />
      </Specimen>
      <Specimen name="rating-input" note="Terrible, Poor, Fair, Good, Excellent." isWide>
        <Marks />
      </Specimen>
    </Specimens>
  );
}
