import type { CalendarDate } from '@internationalized/date';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { type CalendarLook, useCalendar } from './calendar-months.tsx';
import { type DateRange, dateOf } from './date-range.ts';

export interface DateRangeCalendarProps extends CalendarLook {
  value: DateRange | null;
  onChange: (range: DateRange) => void;
}

/** The first press sets the start, hover shows what it would be, the second sets the end. Escape restores. */
export function DateRangeCalendar({ value, onChange, ...look }: DateRangeCalendarProps) {
  const start = value ? dateOf(value.start) : undefined;
  const end = value ? dateOf(value.end) : undefined;
  const { root, months } = useCalendar(look, '[data-selection-start]');
  return (
    <RangeCalendar<CalendarDate>
      {...root}
      value={start && end ? { start, end } : null}
      onChange={(range) => onChange({ start: range.start.toString(), end: range.end.toString() })}
      allowsNonContiguousRanges={look.allowed !== undefined || look.disabled !== undefined}
    >
      {months}
    </RangeCalendar>
  );
}
