import type { TourDate, TourVariant } from '@cairn/shared-contracts/api/tours.schema';
import type { Services } from '../../platform/services.ts';
import { toTourDate, upcomingDepartures } from './departures.ts';
import { priceView } from './price-view.ts';
import { readVariants } from './variants.ts';

/** departures to come with the seats that are free at this moment, and the variants */
export async function readTourDates(
  services: Services,
  tourId: number,
  currency: string,
): Promise<{ dates: TourDate[]; variants: TourVariant[] }> {
  const view = await priceView(services, currency);
  const [departures, variants] = await Promise.all([
    upcomingDepartures(services.db, [tourId], view.today),
    readVariants(services, tourId, view),
  ]);
  return { dates: departures.map((row) => toTourDate(services, row, view)), variants };
}
