import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import type { Tourist } from '@cairn/shared-contracts/api/tourist.schema';

export interface TouristPlace {
  /** from 1 */
  place: number;
  /** '' until it is given */
  name: string;
  email: string;
  /** null: nobody is named for this place */
  tourist: Tourist | null;
  /** of the child that was asked for: children have the last places, and a name says more. Years; null: a grown-up's */
  childAge: number | null;
}

/** One entry for every seat of the booking, named or not. */
export const touristPlaces = ({
  tourists,
  tourists_count,
  children_ages = [],
}: Pick<Booking, 'tourists' | 'tourists_count' | 'children_ages'>): TouristPlace[] =>
  Array.from({ length: Math.max(tourists_count, tourists.length) }, (_, index) => {
    const tourist = tourists[index] ?? null;
    const name = tourist ? tourist.full_name || `${tourist.first_name} ${tourist.last_name}`.trim() : '';
    const childAge = children_ages[index - tourists_count + children_ages.length] ?? null;
    return { place: index + 1, name, email: tourist?.email ?? '', tourist, childAge };
  });
