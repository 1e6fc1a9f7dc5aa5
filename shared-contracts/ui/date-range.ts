import { type CalendarDate, getLocalTimeZone, parseDate, today } from '@internationalized/date';

/** Calendar dates, 'YYYY-MM-DD', both ends included. */
export interface DateRange {
  start: string;
  end: string;
}

/** A calendar date, or the reader's own today. */
export type DateBound = string | 'today';

/** Which days may be chosen (specification, section 5, "Calendar"). */
export interface DayLimits {
  min?: DateBound;
  max?: DateBound;
  /** Only these days. */
  allowed?: readonly string[];
  /** None of these. */
  disabled?: readonly string[];
}

/** Reads a bound; what is no date counts as no bound. */
export function boundOf(bound: DateBound | undefined): CalendarDate | undefined {
  if (bound === undefined) return undefined;
  if (bound === 'today') return today(getLocalTimeZone());
  return dateOf(bound);
}

/** Reads 'YYYY-MM-DD'. An address bar may hold anything: what is no date gives undefined. */
export function dateOf(text: string): CalendarDate | undefined {
  try {
    return parseDate(text);
  } catch {
    return undefined;
  }
}

/** Whether the lists rule a day out; the bounds are the calendar's own work. */
export function isRuledOut(date: string, { allowed, disabled }: DayLimits): boolean {
  return (allowed !== undefined && !allowed.includes(date)) || Boolean(disabled?.includes(date));
}

/** Months a list has to show from one day to another, both included: at least one, at most `cap`. */
export function monthsFrom(first: CalendarDate, last: CalendarDate | undefined, cap: number): number {
  if (!last) return cap;
  const months = (last.year - first.year) * 12 + last.month - first.month + 1;
  return Math.min(Math.max(months, 1), cap);
}
