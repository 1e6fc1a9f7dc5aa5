import type { CalendarDate } from '@internationalized/date';
import { useEffect, useRef } from 'react';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { type CalendarLook, CalendarMonths, monthsOf } from './calendar-months.tsx';
import { type DateRange, dateOf, isRuledOut } from './date-range.ts';

export interface DateRangeCalendarProps extends CalendarLook {
  value: DateRange | null;
  onChange: (range: DateRange) => void;
}

/** The first press sets the start, hover shows what it would be, the second sets the end. Escape restores. */
export function DateRangeCalendar({
  label,
  value,
  onChange,
  layout,
  noteFor,
  firstDayOfWeek = 'mon',
  previousLabel,
  nextLabel,
  ...limits
}: DateRangeCalendarProps) {
  const start = value ? dateOf(value.start) : undefined;
  const end = value ? dateOf(value.end) : undefined;
  const { months, calendar } = monthsOf(layout, limits);
  const rootRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A list opens at what is chosen already.
    rootRef.current?.querySelector('[data-selection-start]')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <RangeCalendar<CalendarDate>
      {...calendar}
      ref={rootRef}
      aria-label={label}
      value={start && end ? { start, end } : null}
      onChange={(range) => onChange({ start: range.start.toString(), end: range.end.toString() })}
      isDateUnavailable={(date) => isRuledOut(date.toString(), limits)}
      allowsNonContiguousRanges={limits.allowed !== undefined || limits.disabled !== undefined}
      firstDayOfWeek={firstDayOfWeek}
    >
      <CalendarMonths
        layout={layout}
        months={months}
        noteFor={noteFor}
        previousLabel={previousLabel}
        nextLabel={nextLabel}
      />
    </RangeCalendar>
  );
}
