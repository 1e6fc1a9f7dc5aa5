import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';
import type { RequestRow } from '../request/record.ts';
import { lockRequest } from '../request/transition.ts';
import { requireOwnBooking, type Seller } from './seller.ts';

/** Acts upon a booking of what the seller sells, which the transaction holds. @throws ApiError 404 booking_not_found */
export async function onOwnBooking(
  services: Services,
  seller: Seller,
  id: number,
  act: (trx: Kysely<Database>, request: RequestRow) => Promise<void>,
): Promise<void> {
  await requireOwnBooking(services, seller, id);
  await services.db.transaction().execute(async (trx) => act(trx, await lockRequest(trx, id)));
}
