import type { CalendarDate, DateValue } from '@internationalized/date';
import { useEffect, useRef } from 'react';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { CALENDAR_WEEKS } from './constants.ts';
import { cx } from './cx.ts';
import { boundOf, type DayLimits, isRuledOut, monthsFrom } from './date-range.ts';
import css from './date-range-picker.module.css';
import { IconButton } from './icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';

/**
 * `pair`: two months side by side; `single`: one; both with arrows. `list`: all months to choose from, below one another. `years`: one
 * month, which is chosen with its year.
 */
export type CalendarLayout = 'pair' | 'single' | 'list' | 'years';

/** What calendars of one day and of a span have in common. */
export interface CalendarLook extends DayLimits {
  label: string;
  layout: CalendarLayout;
  /** Small text under a day: the price of a departure. */
  noteFor?: ((date: string) => string | undefined) | undefined;
  previousLabel?: string | undefined;
  nextLabel?: string | undefined;
}

/** Months to scroll through, unless the bounds leave fewer. */
const LIST_MONTHS = 12;

/** How many months are shown, and how react-aria is told so. */
function monthsOf(layout: CalendarLayout, limits: DayLimits) {
  const max = boundOf(limits.max);
  const first = boundOf(limits.min) ?? boundOf('today');
  const listed = first ? monthsFrom(first, max, LIST_MONTHS) : LIST_MONTHS;
  const months = { pair: 2, single: 1, list: listed, years: 1 }[layout];
  return {
    months,
    calendar: {
      minValue: boundOf(limits.min),
      maxValue: max,
      visibleDuration: { months },
      pageBehavior: 'single' as const,
      // it was opened to choose: arrows move over the days at once
      autoFocus: true,
      // six weeks high whatever the month, so that nothing below moves; a list has no such neighbours
      ...(layout === 'list'
        ? { selectionAlignment: 'start' as const, defaultFocusedValue: first }
        : { weeksInMonth: CALENDAR_WEEKS }),
      className: cx(css.calendar, layout === 'pair' && css.wide),
    },
  };
}

/** What a react-aria calendar of either kind is given, and what stands inside it. A list opens at what is `chosen` already, a selector. */
export function useCalendar(
  { label, layout, noteFor, previousLabel, nextLabel, ...limits }: CalendarLook,
  chosen: string,
) {
  const { months, calendar } = monthsOf(layout, limits);
  const rootRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    rootRef.current?.querySelector(chosen)?.scrollIntoView({ block: 'center' });
  }, [chosen]);
  return {
    root: {
      ...calendar,
      ref: rootRef,
      'aria-label': label,
      isDateUnavailable: (date: DateValue) => isRuledOut(date.toString(), limits),
    },
    months: <CalendarMonths {...{ layout, months, noteFor, previousLabel, nextLabel }} />,
  };
}

type CalendarMonthsProps = Pick<CalendarLook, 'layout' | 'noteFor' | 'previousLabel' | 'nextLabel'> & {
  months: number;
};

/** Heads, weeks and days; stands inside a react-aria calendar of either kind. */
function CalendarMonths({ layout, months, noteFor, previousLabel, nextLabel }: CalendarMonthsProps) {
  const t = useKitMessages();
  const hasArrows = layout !== 'list';
  return Array.from({ length: months }, (_, offset) => offset).map((offset) => (
    <div key={offset} className={css.month}>
      <div className={css.head}>
        {hasArrows && offset === 0 ? (
          <IconButton slot="previous" label={previousLabel ?? t('datePicker.previous')}>
            <ChevronLeftIcon />
          </IconButton>
        ) : null}
        {layout === 'years' ? (
          <MonthAndYear />
        ) : (
          <CalendarHeading offset={{ months: offset }} level={3} className={css.name} />
        )}
        {hasArrows && offset === months - 1 ? (
          <IconButton slot="next" label={nextLabel ?? t('datePicker.next')}>
            <ChevronRightIcon />
          </IconButton>
        ) : null}
      </div>
      <CalendarGrid offset={{ months: offset }} weekdayStyle="short" className={css.grid}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={css.weekday}>{day.slice(0, 2)}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <Cell date={date} noteFor={noteFor} />}</CalendarGridBody>
      </CalendarGrid>
    </div>
  ));
}

/** the longest life, and a year to spare */
const YEARS = 121;

/** The browser's own lists: a wheel on a phone, typing "19" on a keyboard. */
function MonthAndYear() {
  return (
    <span className={css.lists}>
      <CalendarMonthPicker format="long">{(picker) => <TimeList {...picker} />}</CalendarMonthPicker>
      <CalendarYearPicker visibleYears={YEARS}>{(picker) => <TimeList {...picker} />}</CalendarYearPicker>
    </span>
  );
}

interface TimeListProps {
  'aria-label': string;
  value: string | number | bigint;
  onChange: (id: number) => void;
  items: readonly { id: number; formatted: string }[];
}

function TimeList({ value, onChange, items, ...named }: TimeListProps) {
  return (
    <select
      {...named}
      className={css.list}
      value={Number(value)}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted}
        </option>
      ))}
    </select>
  );
}

/** who hears the day hears its note too: react-aria's own label is the date alone */
const withNote = <Day extends { 'aria-label'?: string | undefined }>(day: Day, note: string): Day => ({
  ...day,
  'aria-label': `${day['aria-label']}, ${note}`,
});

function Cell({ date, noteFor }: { date: CalendarDate; noteFor: CalendarLook['noteFor'] }) {
  const note = noteFor?.(date.toString());
  return (
    <CalendarCell
      date={date}
      className={cx(css.day)}
      {...(note ? { render: (day) => <div {...withNote(day, note)} /> } : {})}
    >
      {({ formattedDate, isOutsideMonth }) => (
        <>
          <span>{formattedDate}</span>
          {/* drawn by the style sheet: the label says it already, and a name that differs from the text shown is a fault */}
          {note && !isOutsideMonth ? <small className={css.note} data-note={note} aria-hidden="true" /> : null}
        </>
      )}
    </CalendarCell>
  );
}
