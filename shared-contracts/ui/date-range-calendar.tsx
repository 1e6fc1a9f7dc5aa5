import type { CalendarDate } from '@internationalized/date';
import { useEffect, useRef } from 'react';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { cx } from './cx.ts';
import { boundOf, type DateRange, type DayLimits, dateOf, isRuledOut, monthsFrom } from './date-range.ts';
import css from './date-range-picker.module.css';
import { IconButton } from './icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';

export interface DateRangeCalendarProps extends DayLimits {
  label: string;
  value: DateRange | null;
  onChange: (range: DateRange) => void;
  /** `pair`: two months side by side, with arrows. `list`: all months to choose from, below one another. */
  layout: 'pair' | 'list';
  /** Small words under a day: the price of a departure. */
  noteFor?: ((date: string) => string | undefined) | undefined;
  firstDayOfWeek?: 'mon' | 'sun' | 'sat' | undefined;
  previousLabel?: string | undefined;
  nextLabel?: string | undefined;
}

/** Months to scroll through, unless the bounds leave fewer. */
const LIST_MONTHS = 12;

/** The first press sets the start, hover shows what it would be, the second sets the end. Escape restores. */
export function DateRangeCalendar({
  label,
  value,
  onChange,
  layout,
  noteFor,
  firstDayOfWeek = 'mon',
  previousLabel = 'Previous month',
  nextLabel = 'Next month',
  ...limits
}: DateRangeCalendarProps) {
  const start = value ? dateOf(value.start) : undefined;
  const end = value ? dateOf(value.end) : undefined;
  const hasLists = limits.allowed !== undefined || limits.disabled !== undefined;
  const isWide = layout === 'pair';
  const max = boundOf(limits.max);
  const first = boundOf(limits.min) ?? boundOf('today');
  const months = isWide || !first ? 2 : monthsFrom(first, max, LIST_MONTHS);
  const rootRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A list opens at what is chosen already.
    rootRef.current?.querySelector('[data-selection-start]')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <RangeCalendar<CalendarDate>
      ref={rootRef}
      aria-label={label}
      value={start && end ? { start, end } : null}
      onChange={(range) => onChange({ start: range.start.toString(), end: range.end.toString() })}
      minValue={boundOf(limits.min)}
      maxValue={max}
      isDateUnavailable={(date) => isRuledOut(date.toString(), limits)}
      allowsNonContiguousRanges={hasLists}
      firstDayOfWeek={firstDayOfWeek}
      visibleDuration={{ months }}
      pageBehavior="single"
      {...(isWide ? {} : { selectionAlignment: 'start' as const, defaultFocusedValue: first })}
      className={cx(css.calendar, isWide && css.wide)}
    >
      {Array.from({ length: months }, (_, offset) => offset).map((offset) => (
        <div key={offset} className={css.month}>
          <div className={css.head}>
            {isWide && offset === 0 ? (
              <IconButton slot="previous" label={previousLabel}>
                <ChevronLeftIcon />
              </IconButton>
            ) : null}
            <CalendarHeading offset={{ months: offset }} level={3} className={css.name} />
            {isWide && offset === months - 1 ? (
              <IconButton slot="next" label={nextLabel}>
                <ChevronRightIcon />
              </IconButton>
            ) : null}
          </div>
          <CalendarGrid offset={{ months: offset }} weekdayStyle="short" className={css.grid}>
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell className={css.weekday}>{day.slice(0, 2)}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => (
                <CalendarCell date={date} className={cx(css.day)}>
                  {({ formattedDate, isOutsideMonth }) => (
                    <Day number={formattedDate} note={isOutsideMonth ? undefined : noteFor?.(date.toString())} />
                  )}
                </CalendarCell>
              )}
            </CalendarGridBody>
          </CalendarGrid>
        </div>
      ))}
    </RangeCalendar>
  );
}

function Day({ number, note }: { number: string; note: string | undefined }) {
  return (
    <>
      <span>{number}</span>
      {note ? <small className={css.note}>{note}</small> : null}
    </>
  );
}
