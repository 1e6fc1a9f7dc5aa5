import type { requestsQuery } from '@cairn/shared-contracts/api/back-office.schema';
import { BOOKING_STATUS, PAYMENT_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import type * as z from 'zod/mini';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Reader } from '../../platform/told.ts';
import { openChat, writeMessage } from '../chat/write.ts';
import { readBooking } from '../request/booking.ts';
import { cancelRequest } from '../request/cancel.ts';
import { applyTransition } from '../request/transition.ts';
import { onOwnBooking } from './own-booking.ts';
import { requireOwnBooking, type Seller } from './seller.ts';

const PER_PAGE = 20;

/** Bookings of what the seller sells, the newest first. */
export async function listRequests(
  services: Services,
  seller: Seller,
  query: z.output<typeof requestsQuery>,
  reader: Reader,
) {
  const { db } = services;
  const { organizerId } = seller;
  const own = () =>
    db
      .selectFrom('requests as r')
      .innerJoin('tours as t', 't.id', 'r.tour_id')
      .$if(organizerId !== null, (rows) => rows.where('t.organizer_id', '=', organizerId ?? 0))
      .$if(query.status !== undefined, (rows) => rows.where('r.status', '=', query.status ?? 0))
      .$if(query.held !== undefined, (rows) =>
        rows.where((eb) =>
          eb.exists(
            eb
              .selectFrom('payments as p')
              .select('p.id')
              .whereRef('p.request_id', '=', 'r.id')
              .where('p.status', '=', PAYMENT_STATUS.new)
              .where('p.held_at', 'is not', null),
          ),
        ),
      )
      .$if(query.date_id !== undefined, (rows) => rows.where('r.departure_id', '=', query.date_id ?? 0));
  const { total } = await own()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await own()
    .select('r.id')
    .orderBy('r.id', 'desc')
    .limit(PER_PAGE)
    .offset((query.page - 1) * PER_PAGE)
    .execute();
  const items: Awaited<ReturnType<typeof readBooking>>[] = [];
  for (const { id } of rows) items.push(await readBooking(services, { id }, reader));
  return { items, total: Number(total), page: query.page, per_page: PER_PAGE };
}

/**
 * The seller says yes, and maybe more: that is written into the chat, once, whoever repeats the call.
 * @throws ApiError 404 booking_not_found, 409 transition_not_allowed, also when its time is over
 */
export async function confirmRequest(
  services: Services,
  seller: Seller,
  { id, message }: { id: number; message: string },
): Promise<void> {
  await onOwnBooking(services, seller, id, async (trx, request) => {
    const { status, deadline } = request;
    if (status === BOOKING_STATUS.pendingConfirm && deadline !== null && deadline <= services.clock.now()) {
      throw new ApiError(409, 'transition_not_allowed');
    }
    await applyTransition(services, trx, request, 'confirm', seller.actor, { userId: seller.userId });
    if (message === '') return;
    const { organizer_id } = await trx
      .selectFrom('tours')
      .select('organizer_id')
      .where('id', '=', request.tour_id)
      .executeTakeFirstOrThrow();
    const chat_id = await openChat(trx, { user_id: request.user_id, organizer_id, tour_id: request.tour_id });
    await writeMessage(services, trx, { chat_id, author: 'organizer', user_id: seller.userId, message });
  });
}

/** @throws ApiError 404 booking_not_found, 409 transition_not_allowed when it was confirmed already */
export async function declineRequest(
  services: Services,
  seller: Seller,
  { id, message }: { id: number; message: string },
): Promise<void> {
  await onOwnBooking(services, seller, id, async (trx, request) => {
    const details = { userId: seller.userId, note: message };
    await applyTransition(services, trx, request, 'decline', seller.actor, details);
  });
}

/** @throws ApiError 404 booking_not_found, 409 transition_not_allowed, also for one that was not confirmed: that is declined */
export async function cancelByAuthor(
  services: Services,
  seller: Seller,
  { id, message, notify_client }: { id: number; message: string; notify_client: boolean },
): Promise<void> {
  await requireOwnBooking(services, seller, id);
  const { actor, userId } = seller;
  await cancelRequest(services, id, { actor, userId, message, tellsTourist: notify_client });
}

/** @throws ApiError 404 booking_not_found, 409 tour_not_over, 409 transition_not_allowed */
export async function completeRequest(services: Services, seller: Seller, id: number): Promise<void> {
  await onOwnBooking(services, seller, id, async (trx, request) => {
    const { ends_on } = await trx
      .selectFrom('all_departures')
      .select('ends_on')
      .where('id', '=', request.departure_id)
      .executeTakeFirstOrThrow();
    if (ends_on > services.clock.today()) throw new ApiError(409, 'tour_not_over');
    await applyTransition(services, trx, request, 'complete', seller.actor, { userId: seller.userId });
  });
}
