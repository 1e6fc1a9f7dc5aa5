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
}

/** One entry for every seat of the booking, named or not. */
export const touristPlaces = ({
  tourists,
  tourists_count,
}: Pick<Booking, 'tourists' | 'tourists_count'>): TouristPlace[] =>
  Array.from({ length: Math.max(tourists_count, tourists.length) }, (_, index) => {
    const tourist = tourists[index] ?? null;
    const name = tourist ? tourist.full_name || `${tourist.first_name} ${tourist.last_name}`.trim() : '';
    return { place: index + 1, name, email: tourist?.email ?? '', tourist };
  });
