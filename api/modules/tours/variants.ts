import type { TourVariant } from '@cairn/shared-contracts/api/tours.schema';
import { convertMoney } from '@cairn/shared-contracts/domain/money';
import type { Services } from '../../platform/services.ts';
import type { PriceView } from './departures.ts';
import { sealVariant } from './price-seal.ts';

/** the schema's check constraint keeps `kind` to these */
const kindOf = (kind: string): TourVariant['kind'] => (kind === 'single' || kind === 'private' ? kind : 'standard');

/** the ways in which a tour can be booked, the usual one first */
export async function readVariants(
  services: Services,
  tourId: number,
  { currency, rates }: PriceView,
): Promise<TourVariant[]> {
  const rows = await services.db
    .selectFrom('tour_variants as v')
    .innerJoin('tours as t', 't.id', 'v.tour_id')
    .selectAll('v')
    .select(['t.currency as tour_currency', 't.content_language'])
    .where('v.tour_id', '=', tourId)
    .where('v.withdrawn_at', 'is', null)
    .orderBy('v.is_default', 'desc')
    .orderBy('v.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    tour_id: row.tour_id,
    name: row.name,
    kind: kindOf(row.kind),
    description: row.description,
    content_language: row.content_language,
    min_age: row.min_age,
    currency,
    price_delta: convertMoney({ amount: row.price_delta, currency: row.tour_currency }, currency, rates).amount,
    original_currency: row.tour_currency,
    original_price_delta: row.price_delta,
    price_seal: sealVariant(services, { id: row.id, price_delta: row.price_delta }),
    is_default: row.is_default,
  }));
}
