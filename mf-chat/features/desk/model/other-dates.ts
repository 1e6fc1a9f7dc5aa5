import type { DepartureState } from '@cairn/shared-contracts/api/back-office.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';

const OFFERED = 4;

/** Other dates of the booking's tour with seats for all of the party: those nearest to what was asked for, by start, each once. */
export function otherDates(
  { date, tourists_count }: Pick<Booking, 'date' | 'tourists_count'>,
  departures: readonly DepartureState[],
): DepartureState[] {
  const distance = ({ start }: DepartureState) => Math.abs(Date.parse(start) - Date.parse(date.start));
  const datesOf = ({ start, end }: { start: string; end: string }) => `${start}/${end}`;
  const free = departures.filter(({ is_closed, free_seats }) => !is_closed && free_seats >= tourists_count);
  return [...new Map(free.map((one) => [datesOf(one), one])).values()]
    .filter((one) => datesOf(one) !== datesOf(date))
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, OFFERED)
    .sort((one, other) => one.start.localeCompare(other.start));
}
