import { MIN_AGE_RANGE } from '@cairn/shared-contracts/domain/limits';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Counter } from '@cairn/shared-contracts/ui/counter';
import { Popover } from '@cairn/shared-contracts/ui/popover';
import { type ReactNode, useState } from 'react';
import { PARTY_MAX, type Party, peopleIn } from '../../../common/model/party.ts';
import css from './who-popover.module.css';

export interface WhoPopoverProps {
  value: Party;
  onChange: (value: Party) => void;
  className: string;
  face: ReactNode;
}

/** more would fill the screen */
const KIDS_MAX = 6;
const USUAL_AGE = 10;

/** The counters behind `LazyWho`, open as soon as it is there. */
export default function WhoPopover({ value, onChange, className, face }: WhoPopoverProps) {
  const { t } = useTranslation('mf-catalog');
  const [isOpen, setIsOpen] = useState(true);
  const { adults, ages } = value;
  const room = PARTY_MAX - peopleIn(value);
  const withKids = (count: number) => onChange({ adults, ages: [...ages, USUAL_AGE].slice(0, count) });
  const withAge = (at: number, age: number) => onChange({ adults, ages: ages.with(at, age) });
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
        <span>{t('finder.adults')}</span>
        <Counter
          label={t('finder.adults')}
          value={adults}
          onChange={(count) => onChange({ adults: count, ages })}
          min={1}
          max={adults + room}
          decreaseLabel={t('finder.fewer')}
          increaseLabel={t('finder.more')}
        />
      </div>
      <div className={css.row}>
        <span>{t('finder.children')}</span>
        <Counter
          label={t('finder.children')}
          value={ages.length}
          onChange={withKids}
          min={0}
          max={Math.min(KIDS_MAX, ages.length + room)}
          decreaseLabel={t('finder.fewerChildren')}
          increaseLabel={t('finder.moreChildren')}
        />
      </div>
      {ages.map((age, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a child is known by nothing but its place among the others
        <div key={at} className={css.row}>
          <span>{t('finder.age', { number: at + 1 })}</span>
          <Counter
            label={t('finder.age', { number: at + 1 })}
            value={age}
            onChange={(next) => withAge(at, next)}
            min={MIN_AGE_RANGE.min}
            max={MIN_AGE_RANGE.max}
            decreaseLabel={t('finder.younger', { number: at + 1 })}
            increaseLabel={t('finder.older', { number: at + 1 })}
          />
        </div>
      ))}
    </Popover>
  );
}
