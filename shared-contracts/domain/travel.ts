/** How a tourist comes to the start of a tour, or leaves its end (specification §3). */
export const TRANSPORT = { air: 1, train: 2, other: 3, livesThere: 4 } as const;
export type TransportType = (typeof TRANSPORT)[keyof typeof TRANSPORT];
export const TRANSPORT_TYPES = Object.values(TRANSPORT);

export const TRAVEL_FIELDS = [
  'date',
  'time',
  'airport_name',
  'flight_number',
  'station_name',
  'train_number',
  'departure_place',
  'other_transport_name',
  'additional_info',
] as const;
export type TravelField = (typeof TRAVEL_FIELDS)[number];

interface TransportRule {
  needed: readonly TravelField[];
  asked: readonly TravelField[];
}

/** What each kind of transport asks; what it does not is not kept. A fifth kind without a line does not compile. */
export const TRANSPORT_RULES: Readonly<Record<TransportType, TransportRule>> = {
  [TRANSPORT.air]: { needed: ['date', 'time', 'airport_name'], asked: ['flight_number', 'additional_info'] },
  [TRANSPORT.train]: { needed: ['date', 'time', 'station_name'], asked: ['train_number', 'additional_info'] },
  [TRANSPORT.other]: {
    needed: ['date', 'time', 'other_transport_name'],
    asked: ['departure_place', 'additional_info'],
  },
  [TRANSPORT.livesThere]: { needed: [], asked: ['additional_info'] },
};

export type Way = 'arrival' | 'departure';
/** whoever has more than a season around the tour has typed something else than they meant */
const DAYS_AROUND = 90;
const DAY_MS = 86_400_000;
const shifted = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** The days on which somebody may come to a tour, or leave it: calendar dates, both included. */
export function travelDays(way: Way, { start, end }: { start: string; end: string }): { min: string; max: string } {
  return way === 'arrival'
    ? { min: shifted(start, -DAYS_AROUND), max: end }
    : { min: start, max: shifted(end, DAYS_AROUND) };
}
