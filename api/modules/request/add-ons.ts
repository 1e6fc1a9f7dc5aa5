import type { CreateRequestBody } from '@cairn/shared-contracts/api/request.schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { ApiError, broken, invalid } from '../../platform/errors.ts';

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
 * The add-ons that were chosen, at the price that was shown.
 * @throws ApiError 422 for one that the tour does not offer, that is chosen twice, or for more people than go, 409 price_changed
 */
export async function agreedAddOns(
  db: Kysely<Database>,
  { tour_id, tourists_count, add_ons = [] }: Asked,
  currency: string,
): Promise<AgreedAddOn[]> {
  if (add_ons.length === 0) return [];
  const rows = await db
    .selectFrom('tour_add_ons')
    .select(['id', 'name', 'per', 'price'])
    .where('tour_id', '=', tour_id)
    .where('withdrawn_at', 'is', null)
    .execute();
  const refused = () => invalid({ add_ons: [broken('fallback')] });
  if (new Set(add_ons.map(({ id }) => id)).size < add_ons.length) throw refused();
  const chosen = add_ons.map(({ id, quantity, price: shown }) => {
    const row = rows.find((one) => one.id === id);
    if (!row || quantity > (row.per === 'person' ? tourists_count : 1)) throw refused();
    return { shown, add_on_id: id, name: row.name, per: row.per, price: row.price, quantity };
  });
  const changed = chosen.filter(({ shown, price }) => shown !== price);
  if (changed.length > 0) {
    const facts = changed.flatMap(({ add_on_id, price, shown }) => [
      [`add_on_${add_on_id}`, String(price)],
      [`shown_add_on_${add_on_id}`, String(shown)],
    ]);
    throw new ApiError(409, 'price_changed', { facts: { currency, ...Object.fromEntries(facts) } });
  }
  return chosen.map(({ shown: _shown, ...one }) => one);
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
