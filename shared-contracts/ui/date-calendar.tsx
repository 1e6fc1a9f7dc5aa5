import type { CalendarDate } from '@internationalized/date';
import { useEffect, useRef } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { type CalendarLook, CalendarMonths, monthsOf } from './calendar-months.tsx';
import { dateOf, isRuledOut } from './date-range.ts';

export interface DateCalendarProps extends CalendarLook {
  /** 'YYYY-MM-DD' */
  value: string | null;
  onChange: (date: string) => void;
}

/** One day. */
export function DateCalendar({
  label,
  value,
  onChange,
  layout,
  noteFor,
  firstDayOfWeek = 'mon',
  previousLabel,
  nextLabel,
  ...limits
}: DateCalendarProps) {
  const { months, calendar } = monthsOf(layout, limits);
  const rootRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    rootRef.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Calendar<CalendarDate>
      {...calendar}
      ref={rootRef}
      aria-label={label}
      value={(value ? dateOf(value) : undefined) ?? null}
      onChange={(date) => onChange(date.toString())}
      isDateUnavailable={(date) => isRuledOut(date.toString(), limits)}
      firstDayOfWeek={firstDayOfWeek}
    >
      <CalendarMonths
        layout={layout}
        months={months}
        noteFor={noteFor}
        previousLabel={previousLabel}
        nextLabel={nextLabel}
      />
    </Calendar>
  );
}
