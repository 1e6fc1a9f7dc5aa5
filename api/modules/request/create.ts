import { createHash } from 'node:crypto';
import type { CreateRequestBody } from '@cairn/shared-contracts/api/request.schema';
import { BOOKING_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import { confirmBy } from '@cairn/shared-contracts/domain/booking-schedule';
import { PRIVATE_PARTY_MIN } from '@cairn/shared-contracts/domain/limits';
import type { Kysely } from 'kysely';
import type { CallContext, SessionUser } from '../../platform/call.ts';
import type { Database } from '../../platform/db-types.ts';
import { ApiError, broken, invalid, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { writeMessage } from '../chat/write.ts';
import { individualTourExpired } from '../individual-tour/refusals.ts';
import { askerOf } from '../user/asker.ts';
import { agreedPrice } from './agreed-price.ts';
import { lockHolds, requireRoom } from './holds.ts';
import { quote } from './price.ts';
import { recordChange } from './record.ts';
import { siteKeyOf } from './site-of-booking.ts';

/**
 * Requests seats. The key makes it idempotent: the request is inserted first, so that of two equal calls one waits for the other
 * and then answers with its booking; seats are then taken by one conditional update, which cannot oversell.
 * @param asking where the tourist asks, and from which address
 * @returns the id of the booking
 * @throws ApiError 404 departure_not_found, 409 not_enough_seats, 409 departure_past, 409 idempotency_key_used,
 *   409 price_changed, 409 too_many_holds, 409 overlapping_request, 422
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
  const asker = {
    userId: user.id,
    from: services.env.RATE_LIMIT ? askerOf({ device: null, address: asking.address }) : '',
  };

  return services.db.transaction().execute(async (trx) => {
    // first of all, so that of two requests of one person the second knows of the first, and of its key
    await lockHolds(trx, asker);
    const same = await findByKey(trx, body.idempotency_key);
    if (same) return ownOnly(same, user, asked);
    await requireRoom(services, trx, asker, { ...body, ...offer }, body.is_sure);
    const { terms, delta } = agreedPrice(services, body, offer, variant);
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
        currency: offer.currency,
        ...quote(terms, offer.currency, delta, body.tourists_count),
        deadline: new Date(confirmBy(offer.starts_on, now.getTime())),
        message: body.message?.trim() ?? '',
        site: siteKeyOf(services, asking.site),
        tourists: '[]',
        created_at: now,
        asked,
        asked_from: asker.from,
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!request) return ownOnly(await findByKey(trx, body.idempotency_key), user, asked);

    await takeSeats(services, trx, body);
    const chatId = await recordChange(services, trx, {
      request,
      status: BOOKING_STATUS.pendingConfirm,
      actor: 'tourist',
    });
    if (request.message) {
      await writeMessage(services, trx, {
        chat_id: chatId,
        author: 'tourist',
        user_id: user.id,
        message: request.message,
      });
    }
    return request.id;
  });
}

const findByKey = (db: Kysely<Database>, key: string) =>
  db.selectFrom('requests').select(['id', 'user_id', 'asked']).where('idempotency_key', '=', key).executeTakeFirst();

/** what the key stands for: the same key for another thing is no repetition. How sure somebody is makes no difference, nor what was shown. */
function askedFor(body: CreateRequestBody): string {
  const { tour_id, date_id, variant_id, tourists_count, individual_uuid, message } = body;
  const text = JSON.stringify([tour_id, date_id, variant_id, tourists_count, individual_uuid, message?.trim() ?? '']);
  return createHash('sha256').update(text).digest('base64url');
}

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

async function readOffer(db: Kysely<Database>, body: CreateRequestBody) {
  const offer = await db
    .selectFrom('all_departures as d')
    .innerJoin('tours as t', 't.id', 'd.tour_id')
    .leftJoin('individual_tours as i', 'i.id', 'd.individual_id')
    .select([
      'd.individual_id',
      'i.expires_at',
      't.currency',
      'd.price',
      'd.discount',
      'd.starts_on',
      'd.ends_on',
      'd.prepayment_percent',
      'd.full_payment_days',
    ])
    .where('d.id', '=', body.date_id)
    .where('t.id', '=', body.tour_id)
    .where('t.status', '=', 'published')
    // the departure of an individual tour is there for those only who know its uuid
    .where((eb) => eb.or([eb('d.individual_id', 'is', null), eb('i.uuid', '=', body.individual_uuid ?? null)]))
    .executeTakeFirst();
  if (!offer) throw notFound('departure_not_found');
  return offer;
}

function requireOpen({ expires_at }: { expires_at: Date | null }, now: Date): void {
  if (expires_at !== null && expires_at <= now) throw individualTourExpired();
}

/** the chosen variant, or the tour's default one, or none when the tour has no variants */
async function variantOf(db: Kysely<Database>, body: CreateRequestBody) {
  const { variant_id } = body;
  const variant = await db
    .selectFrom('tour_variants')
    .select(['id', 'price_delta', 'kind'])
    .where('tour_id', '=', body.tour_id)
    .$if(variant_id === undefined, (query) => query.where('is_default', '=', true))
    .$if(variant_id !== undefined, (query) => query.where('id', '=', variant_id ?? 0))
    .executeTakeFirst();
  if (!variant && variant_id !== undefined) throw invalid({ variant_id: [broken('fallback')] });
  if (variant?.kind === 'private' && body.tourists_count < PRIVATE_PARTY_MIN) {
    throw invalid({ tourists_count: [broken('minValue', { min: PRIVATE_PARTY_MIN })] });
  }
  return variant;
}

async function takeSeats(services: Services, trx: Kysely<Database>, body: CreateRequestBody): Promise<void> {
  const today = services.clock.today();
  const taken = await trx
    .updateTable('all_departures')
    .set((eb) => ({ free_seats: eb('free_seats', '-', body.tourists_count) }))
    .where('id', '=', body.date_id)
    .where('free_seats', '>=', body.tourists_count)
    .where('is_busy', '=', false)
    .where('starts_on', '>', today)
    .returning('id')
    .executeTakeFirst();
  if (taken) return;
  const departure = await trx
    .selectFrom('all_departures')
    .select(['free_seats', 'is_busy', 'starts_on'])
    .where('id', '=', body.date_id)
    .executeTakeFirstOrThrow();
  if (departure.starts_on <= today) throw new ApiError(409, 'departure_past');
  throw notEnoughSeats(departure.is_busy ? 0 : departure.free_seats);
}

/** `errors.seats_left` carries the number for the page */
const notEnoughSeats = (left: number): ApiError =>
  new ApiError(409, 'not_enough_seats', {
    params: { left },
    field: 'tourists_count',
    facts: { seats_left: String(left) },
  });
