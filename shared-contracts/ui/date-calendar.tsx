import type { CalendarDate } from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';
import { type CalendarLook, useCalendar } from './calendar-months.tsx';
import { dateOf } from './date-range.ts';

export interface DateCalendarProps extends CalendarLook {
  /** 'YYYY-MM-DD' */
  value: string | null;
  onChange: (date: string) => void;
}

/** One day. */
export function DateCalendar({ value, onChange, ...look }: DateCalendarProps) {
  const { root, months } = useCalendar(look, '[data-selected]');
  return (
    <Calendar<CalendarDate>
      {...root}
      value={(value ? dateOf(value) : undefined) ?? null}
      onChange={(date) => onChange(date.toString())}
    >
      {months}
    </Calendar>
  );
}
