import type { CalendarLook } from './calendar-months.tsx';
import { DatePickerFrame, type DatePickerLook } from './date-picker-frame.tsx';
import type { DateBound, DateRange, DayLimits } from './date-range.ts';
import { DateRangeCalendar } from './date-range-calendar.tsx';
import { useSpanText } from './date-text.ts';
import { useKitMessages } from './kit-messages.ts';

export type { DateBound, DateRange, DayLimits };

export interface DateRangePickerProps extends DatePickerLook, Omit<CalendarLook, 'label' | 'layout'> {
  /** 'YYYY-MM-DD', both ends included; null while nothing is chosen. */
  value: DateRange | null;
  onChange: (value: DateRange | null) => void;
}

/** A span of days. Two months in a popover from 992 px, which applies at once; below, one list in a sheet with a button. */
export function DateRangePicker(props: DateRangePickerProps) {
  const t = useKitMessages();
  const { label, value, placeholder = t('datePicker.placeholder') } = props;
  const { min, max, allowed, disabled, noteFor, previousLabel, nextLabel } = props;
  const look = { label, min, max, allowed, disabled, noteFor, previousLabel, nextLabel };
  return (
    <DatePickerFrame<DateRange> {...props} placeholder={placeholder} text={useSpanText(value)}>
      {({ isWide, ...calendar }) => <DateRangeCalendar {...look} {...calendar} layout={isWide ? 'pair' : 'list'} />}
    </DatePickerFrame>
  );
}
