import { createHash } from 'node:crypto';
import type { CreateRequestBody } from '@cairn/shared-contracts/api/request.schema';
import { BOOKING_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import { confirmBy } from '@cairn/shared-contracts/domain/booking-schedule';
import { saleTerms } from '@cairn/shared-contracts/domain/sale-models';
import type { Kysely } from 'kysely';
import type { CallContext, SessionUser } from '../../platform/call.ts';
import type { Database } from '../../platform/db-types.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { writeMessage } from '../chat/write.ts';
import { writePlan } from '../payment/plan.ts';
import { addOnsTotal, agreedAddOns, keepAddOns } from './add-ons.ts';
import { agreedPrice } from './agreed-price.ts';
import { asker } from './asker.ts';
import { inDepartureTurn } from './departure-turns.ts';
import { lockHolds, requireRoom } from './holds.ts';
import { readOffer, requireOpen, variantOf } from './offer.ts';
import { refuseTooYoung, youngestTaken } from './party-ages.ts';
import { quote } from './price.ts';
import { recordChange } from './record.ts';
import { takeSeatsFor } from './seats.ts';
import { siteKeyOf } from './site-of-booking.ts';
import { applyTransition } from './transition.ts';

/**
 * Requests seats. The key makes it idempotent: the request is inserted first, so that of two equal calls one waits for the other
 * and then answers with its booking; seats are then taken by one conditional update, which cannot oversell. Where the organizer sells
 * instantly it is confirmed in the same moment.
 * @param asking where the tourist asks, and from which address
 * @returns the id of the booking
 * @throws ApiError 404 departure_not_found, 409 not_enough_seats, 409 departure_past, 409 idempotency_key_used,
 *   409 price_changed, 409 too_many_holds, 409 overlapping_request, 422, also for children who are younger than the tour or the variant takes
 */
export async function createRequest(
  services: Services,
  user: SessionUser,
  body: CreateRequestBody,
  asking: Pick<CallContext<unknown, unknown>, 'site' | 'address'>,
): Promise<number> {
  const asked = askedFor(body);
  const earlier = await findByKey(services.db, body.idempotency_key);
  if (earlier) return ownOnly(earlier, user, asked);
  const offer = await readOffer(services.db, body);
  requireOpen(offer, services.clock.now());
  // the price of an individual tour was agreed, whatever variants the tour has
  const variant = offer.individual_id === null ? await variantOf(services.db, body) : undefined;
  const youngest = youngestTaken(offer, variant);
  refuseTooYoung(childrenOf(body), youngest, 'children_ages');
  const addOns = offer.individual_id === null ? await agreedAddOns(services, body, offer.currency) : [];
  const who = asker(services, user, asking);

  const book = async (trx: Kysely<Database>): Promise<number> => {
    // first of all, so that of two requests of one person the second knows of the first, and of its key
    await lockHolds(trx, who);
    const same = await findByKey(trx, body.idempotency_key);
    if (same) return ownOnly(same, user, asked);
    await requireRoom(services, trx, who, { ...body, ...offer }, { isSure: body.is_sure });
    const agreed = agreedPrice(services, body, offer, variant);
    const now = services.clock.now();
    const request = await trx
      .insertInto('requests')
      .values({
        idempotency_key: body.idempotency_key,
        user_id: user.id,
        tour_id: body.tour_id,
        departure_id: body.date_id,
        variant_id: variant?.id ?? null,
        status: BOOKING_STATUS.pendingConfirm,
        tourists_count: body.tourists_count,
        // of more children than there are places beside a grown-up, those that have one
        children_ages: childrenOf(body),
        youngest_taken: youngest,
        currency: offer.currency,
        ...quote(agreed, offer.currency, body.tourists_count, addOnsTotal(addOns)),
        deadline: new Date(confirmBy(offer.starts_on, now.getTime())),
        message: body.message?.trim() ?? '',
        site: siteKeyOf(services, asking.site),
        tourists: '[]',
        created_at: now,
        asked,
        asked_from: who.from,
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!request) return ownOnly(await findByKey(trx, body.idempotency_key), user, asked);

    await takeSeatsFor(services, trx, request);
    await keepAddOns(trx, request.id, addOns);
    await writePlan(services, trx, request, agreed.terms.instalments);
    const chatId = await recordChange(services, trx, {
      ...{ request, event: 'request', from: null, status: BOOKING_STATUS.pendingConfirm },
      ...{ actor: 'tourist', userId: user.id },
    });
    if (request.message) {
      await writeMessage(services, trx, {
        chat_id: chatId,
        author: 'tourist',
        user_id: user.id,
        message: request.message,
      });
    }
    if (saleTerms(offer.sale_model, offer.not_guaranteed).confirmation === 'instant') {
      await applyTransition(services, trx, request, 'confirm', 'system');
    }
    return request.id;
  };
  return inDepartureTurn(services, body.date_id, () => services.db.transaction().execute(book));
}

const findByKey = (db: Kysely<Database>, key: string) =>
  db.selectFrom('requests').select(['id', 'user_id', 'asked']).where('idempotency_key', '=', key).executeTakeFirst();

/** what the key stands for: the same key for another thing is no repetition. How sure somebody is makes no difference, nor what was shown. */
function askedFor(body: CreateRequestBody): string {
  const { tour_id, date_id, variant_id, tourists_count, individual_uuid, message } = body;
  const addOns = (body.add_ons ?? []).map(({ id, quantity }) => [id, quantity]).sort(([a = 0], [b = 0]) => a - b);
  const asked = [tour_id, date_id, variant_id, tourists_count, individual_uuid, message?.trim() ?? ''];
  const ages = childrenOf(body);
  // without them as it was before there were any
  const more = ages.length > 0 ? [addOns, ages] : addOns.length > 0 ? [addOns] : [];
  const text = JSON.stringify([...asked, ...more]);
  return createHash('sha256').update(text).digest('base64url');
}

const childrenOf = ({ children_ages = [], tourists_count }: CreateRequestBody): number[] =>
  children_ages.slice(0, tourists_count - 1);

function ownOnly(
  request: { id: number; user_id: number; asked: string } | undefined,
  user: SessionUser,
  asked: string,
): number {
  if (request?.user_id !== user.id) throw new ApiError(409, 'idempotency_key_used');
  // '' is of before it was kept
  if (request.asked !== '' && request.asked !== asked) throw new ApiError(422, 'idempotency_key_reused');
  return request.id;
}
