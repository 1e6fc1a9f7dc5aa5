import { broken, invalid } from '../../platform/errors.ts';

/** nobody plans further; the last days of the calendar have no day after them */
const YEARS_AHEAD = 5;

/**
 * A departure can be sold from tomorrow on, and not for a time that nobody lives to see.
 * @param start calendar date, as `today`
 * @throws ApiError 422
 */
export function requireStartAhead(start: string, today: string): void {
  const last = `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`;
  if (start <= today || start > last) throw invalid({ start: [broken('fallback')] });
}
