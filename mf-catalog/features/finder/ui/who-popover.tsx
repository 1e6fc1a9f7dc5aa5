import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Counter } from '@cairn/shared-contracts/ui/counter';
import { Popover } from '@cairn/shared-contracts/ui/popover';
import { type ReactNode, useState } from 'react';
import { PARTY_MAX } from '../../../common/model/party.ts';
import css from './who-popover.module.css';

export interface WhoPopoverProps {
  value: number;
  onChange: (value: number) => void;
  className: string;
  face: ReactNode;
}

/** The counter behind `LazyWho`, open as soon as it is there. */
export default function WhoPopover({ value, onChange, className, face }: WhoPopoverProps) {
  const { t } = useTranslation('mf-catalog');
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Popover
      label={t('finder.who')}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="ghost" className={className}>
          {face}
        </Button>
      }
    >
      <div className={css.row}>
        <span>{t('finder.tourists')}</span>
        <Counter
          label={t('finder.tourists')}
          value={value}
          onChange={onChange}
          min={1}
          max={PARTY_MAX}
          decreaseLabel={t('finder.fewer')}
          increaseLabel={t('finder.more')}
        />
      </div>
    </Popover>
  );
}
