import type { CreateRequestBody } from '@cairn/shared-contracts/api/request.schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { ApiError, broken, invalid } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { addOnHolds } from '../tours/price-seal.ts';

type Asked = Pick<CreateRequestBody, 'tour_id' | 'tourists_count' | 'add_ons'>;

/** What was chosen beside the tour itself, at the price that was agreed. Minor units. */
export interface AgreedAddOn {
  add_on_id: number;
  name: string;
  per: string;
  price: number;
  quantity: number;
}

export const addOnsTotal = (chosen: readonly Pick<AgreedAddOn, 'price' | 'quantity'>[]): number =>
  chosen.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/**
 * The add-ons that were chosen, as they were shown: what they cost now, or what we have shown within the last quarter of an hour.
 * @throws ApiError 422 for one that the tour does not offer like that, that is chosen twice, or for more people than go, 409 price_changed
 */
export async function agreedAddOns(
  services: Services,
  { tour_id, tourists_count, add_ons = [] }: Asked,
  currency: string,
): Promise<AgreedAddOn[]> {
  if (add_ons.length === 0) return [];
  const refused = () => invalid({ add_ons: [broken('fallback')] });
  if (new Set(add_ons.map(({ id }) => id)).size < add_ons.length) throw refused();
  const rows = await services.db
    .selectFrom('tour_add_ons')
    .select(['id', 'name', 'per', 'price'])
    .where('tour_id', '=', tour_id)
    .where('withdrawn_at', 'is', null)
    .execute();
  const changed: PriceChange[] = [];
  const agreed = add_ons.map(({ id, quantity, price, per, seal }) => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw refused();
    const shown = { id, price, per: per ?? row.per };
    const isHeld = addOnHolds(services, shown, seal);
    // the same amount for one, or for all: another offer
    if (!isHeld && shown.per !== row.per) throw refused();
    if (quantity > (shown.per === 'person' ? tourists_count : 1)) throw refused();
    if (!isHeld && price !== row.price) changed.push({ id, shown: price, now: row.price });
    return { add_on_id: id, name: row.name, per: shown.per, price, quantity };
  });
  if (changed.length > 0) throw addOnsChanged(changed, currency);
  return agreed;
}

interface PriceChange {
  id: number;
  shown: number;
  now: number;
}

/** both stand among the fields, for the page: `shown_…` is what the request came with */
function addOnsChanged(changed: readonly PriceChange[], currency: string): ApiError {
  const facts = changed.flatMap(({ id, shown, now }) => [
    [`add_on_${id}`, String(now)],
    [`shown_add_on_${id}`, String(shown)],
  ]);
  return new ApiError(409, 'price_changed', { facts: { currency, ...Object.fromEntries(facts) } });
}

export async function keepAddOns(
  trx: Kysely<Database>,
  requestId: number,
  chosen: readonly AgreedAddOn[],
): Promise<void> {
  if (chosen.length === 0) return;
  await trx
    .insertInto('request_add_ons')
    .values(chosen.map((one) => ({ ...one, request_id: requestId })))
    .execute();
}

/** Those of a booking, as they were agreed. */
export const addOnsOf = (db: Kysely<Database>, requestId: number): Promise<AgreedAddOn[]> =>
  db
    .selectFrom('request_add_ons')
    .select(['add_on_id', 'name', 'per', 'price', 'quantity'])
    .where('request_id', '=', requestId)
    .orderBy('add_on_id')
    .execute();
