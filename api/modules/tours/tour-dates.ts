import type { ExchangeRate } from '@cairn/shared-contracts/api/common.schema';
import type { TourAddOn, TourDate, TourVariant } from '@cairn/shared-contracts/api/tours.schema';
import type { Services } from '../../platform/services.ts';
import { readAddOns } from './add-ons.ts';
import { toTourDate, upcomingDepartures } from './departures.ts';
import { priceView } from './price-view.ts';
import { readVariants } from './variants.ts';

/** departures to come with the seats that are free at this moment, and the variants */
export async function readTourDates(
  services: Services,
  tourId: number,
  currency: string,
): Promise<{ dates: TourDate[]; variants: TourVariant[]; add_ons: TourAddOn[]; rate: ExchangeRate | null }> {
  const view = await priceView(services, currency);
  const [departures, variants, add_ons, rate] = await Promise.all([
    upcomingDepartures(services.db, [tourId], view.today),
    readVariants(services, tourId, view),
    readAddOns(services, tourId, view),
    rateOf(services, tourId, currency),
  ]);
  return { dates: departures.map((row) => toTourDate(services, row, view)), variants, add_ons, rate };
}

/** what the visitor's amounts of a tour are converted by; null when they pay in their own currency */
export async function rateOf(
  { db, rates }: Pick<Services, 'db' | 'rates'>,
  tourId: number,
  currency: string,
): Promise<ExchangeRate | null> {
  const tour = await db.selectFrom('tours').select('currency').where('id', '=', tourId).executeTakeFirst();
  return tour ? rates.between(tour.currency, currency) : null;
}
