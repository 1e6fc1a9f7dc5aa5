import type { TourAddOn } from '@cairn/shared-contracts/api/tours.schema';
import { convertMoney } from '@cairn/shared-contracts/domain/money';
import type { Services } from '../../platform/services.ts';
import type { PriceView } from './departures.ts';
import { sealAddOn } from './price-seal.ts';

/** What can be booked with a tour, in the order of its organizer. */
export async function readAddOns(
  services: Pick<Services, 'db' | 'env' | 'clock'>,
  tourId: number,
  { currency, rates }: PriceView,
): Promise<TourAddOn[]> {
  const rows = await services.db
    .selectFrom('tour_add_ons as a')
    .innerJoin('tours as t', 't.id', 'a.tour_id')
    .selectAll('a')
    .select('t.currency as tour_currency')
    .where('a.tour_id', '=', tourId)
    .where('a.withdrawn_at', 'is', null)
    .orderBy('a.position')
    .orderBy('a.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    per: row.per === 'person' ? 'person' : 'booking',
    currency,
    price: convertMoney({ amount: row.price, currency: row.tour_currency }, currency, rates).amount,
    original_currency: row.tour_currency,
    original_price: row.price,
    price_seal: sealAddOn(services, row),
  }));
}
