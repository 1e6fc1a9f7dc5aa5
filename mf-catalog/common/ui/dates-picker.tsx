import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { DateRangePicker } from '@cairn/shared-contracts/ui/date-range-picker';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Dates } from './lazy-dates.tsx';

export interface DatesPickerProps {
  value: Dates | null;
  onChange: (value: Dates | null) => void;
  className: string;
  face: ReactNode;
}

/** The calendar behind {@link LazyDates}, open as soon as it is there. */
export default function DatesPicker({ value, onChange, className, face }: DatesPickerProps) {
  const { t } = useTranslation('mf-catalog');
  const buttonRef = useRef<HTMLButtonElement>(null);
  // the press that asked for the calendar came before its button did
  useEffect(() => buttonRef.current?.click(), []);
  return (
    <DateRangePicker
      label={t('finder.when')}
      value={value}
      onChange={onChange}
      min="today"
      placeholder={t('finder.anyDates')}
      applyLabel={t('finder.applyDates')}
      clearLabel={t('finder.clearDates')}
      closeLabel={t('close')}
      previousLabel={t('finder.previousMonth')}
      nextLabel={t('finder.nextMonth')}
      trigger={() => (
        <Button ref={buttonRef} variant="ghost" className={className}>
          {face}
        </Button>
      )}
    />
  );
}
