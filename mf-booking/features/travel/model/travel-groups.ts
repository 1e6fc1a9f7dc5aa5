import type { PartyTravel, TravelInfo } from '@cairn/shared-contracts/api/travel.schema';

export type Traveller = PartyTravel['tourists'][number];

/** Those who come and go the same way. */
export interface TravelGroup {
  ids: readonly string[];
  arrival: TravelInfo | null;
  departure: TravelInfo | null;
}

export const isTold = ({ arrival, departure }: Pick<Traveller, 'arrival' | 'departure'>): boolean =>
  arrival !== null || departure !== null;

/** In the order of the tourists; those who have told nothing are in none. */
export function travelGroups(tourists: readonly Traveller[]): TravelGroup[] {
  const ways = Map.groupBy(tourists.filter(isTold), ({ arrival, departure }) => JSON.stringify([arrival, departure]));
  return [...ways.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ids: group.map(({ id }) => id), arrival: first.arrival, departure: first.departure }] : [];
  });
}
