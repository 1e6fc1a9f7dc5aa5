import type { MoveRequestBody } from '@cairn/shared-contracts/api/request.schema';
import { BOOKING_STATUS, findTransition } from '@cairn/shared-contracts/domain/booking-graph';
import { saleTerms } from '@cairn/shared-contracts/domain/sale-models';
import type { Kysely } from 'kysely';
import type { CallContext, SessionUser } from '../../platform/call.ts';
import type { Database } from '../../platform/db-types.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { writePlan } from '../payment/plan.ts';
import { giveBack, paidSoFar } from '../payment/refund-payments.ts';
import { requireBooking } from './access.ts';
import { addOnsOf, addOnsTotal } from './add-ons.ts';
import { agreedPrice } from './agreed-price.ts';
import { asker } from './asker.ts';
import { inDepartureTurn } from './departure-turns.ts';
import { lockHolds, requireRoom } from './holds.ts';
import { movedText } from './notices.ts';
import { readOffer, variantOf } from './offer.ts';
import { refuseTooYoung, youngestTaken } from './party-ages.ts';
import { quote } from './price.ts';
import type { RequestRow } from './record.ts';
import { mayMove } from './refund.ts';
import { giveSeatsBack, takeSeatsFor } from './seats.ts';
import { statusOf } from './status-of.ts';
import { applyTransition, lockRequest } from './transition.ts';

/**
 * Moves a booking to another departure of its tour, at the price that the tourist was shown: its seats are swapped in one transaction.
 * What was paid stays paid; what is more than the new price comes back. It costs nothing as long as it may be done at all (refund.ts).
 * An unpaid request is confirmed anew. Moving to where it is already changes nothing.
 * @returns the id of the booking
 * @throws ApiError 404 booking_not_found, departure_not_found, 409 transition_not_allowed, move_too_late, departure_past,
 *   not_enough_seats, price_changed, too_many_holds, overlapping_request, 422 for a variant that takes no children so young
 */
export async function moveRequest(
  services: Services,
  user: SessionUser,
  body: MoveRequestBody,
  asking: Pick<CallContext<unknown, unknown>, 'address'>,
): Promise<number> {
  const found = await requireBooking(services.db, user, body.request_id);
  const who = asker(services, user, asking);
  const move = async (trx: Kysely<Database>): Promise<void> => {
    await lockHolds(trx, who);
    const request = await lockRequest(trx, found.id);
    const variant_id = body.variant_id ?? request.variant_id ?? undefined;
    if (request.departure_id === body.date_id && variant_id === (request.variant_id ?? undefined)) return;
    requireMovable(services, request, found.actor);
    const asked = { ...body, variant_id, tour_id: request.tour_id, tourists_count: request.tourists_count };
    const offer = await readOffer(trx, asked);
    const variant = await variantOf(trx, asked, request.variant_id);
    // who stays with what was booked was taken as they are
    const isOther = variant !== undefined && variant.id !== request.variant_id;
    const youngest = youngestTaken(offer, variant);
    if (isOther) refuseTooYoung(request.children_ages, youngest, 'variant_id');
    const left = await lockLeft(services, trx, request, body.date_id);
    const isPaid = request.status === BOOKING_STATUS.madePrepayment;
    const wanted = { date_id: body.date_id, tourists_count: request.tourists_count, ...offer, instead: request.id };
    await requireRoom(services, trx, who, wanted, { isSure: body.is_sure, isPaid });
    const addOns = addOnsTotal(await addOnsOf(trx, request.id));
    const agreed = agreedPrice(services, body, offer, variant);
    const costs = quote(agreed, offer.currency, request.tourists_count, addOns);
    const moved = await trx
      .updateTable('requests')
      .set({
        ...costs,
        departure_id: body.date_id,
        variant_id: variant?.id ?? null,
        ...(isOther ? { youngest_taken: youngest } : {}),
        balance_due_on: balanceDueOn(services, costs, isPaid && request.paid < costs.total),
      })
      .where('id', '=', request.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    // the new ones first: whoever waits for the old ones is told only once the booking is sure of these
    await takeSeatsFor(services, trx, moved);
    await giveSeatsBack(services, trx, request.departure_id, request.tourists_count);
    const refund = Math.max(0, request.paid - costs.total);
    if (refund > 0) await giveBack(services, trx, request.id, refund);
    await writePlan(services, trx, { ...moved, paid: request.paid - refund }, agreed.terms.instalments);
    const told = movedText(left.starts_on, offer.starts_on, refund, request.currency);
    const details = { userId: user.id, told, refund };
    const status = await applyTransition(services, trx, moved, 'move', found.actor, details);
    const { confirmation } = saleTerms(offer.sale_model, offer.not_guaranteed);
    if (status === BOOKING_STATUS.pendingConfirm && confirmation === 'instant') {
      await applyTransition(services, trx, { ...moved, status }, 'confirm', 'system');
    }
  };
  await inDepartureTurn(services, body.date_id, () => services.db.transaction().execute(move));
  return found.id;
}

/** @throws ApiError 409 transition_not_allowed, also for an unpaid request whose time is over */
function requireMovable({ clock }: Services, request: RequestRow, actor: Parameters<typeof findTransition>[2]): void {
  const { deadline } = request;
  const hasLapsed = deadline !== null && deadline <= clock.now();
  if (hasLapsed || !findTransition(statusOf(request), 'move', actor)) throw new ApiError(409, 'transition_not_allowed');
}

/**
 * The departure that is left. Both are locked, in one order, so that two who swap their dates do not wait for one another.
 * @throws ApiError 409 transition_not_allowed from an individual tour, departure_past, move_too_late
 */
async function lockLeft(services: Services, trx: Kysely<Database>, request: RequestRow, newId: number) {
  const rows = await trx
    .selectFrom('all_departures')
    .select(['id', 'starts_on', 'individual_id'])
    .where('id', 'in', [request.departure_id, newId])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const left = rows.find(({ id }) => id === request.departure_id);
  if (!left) throw new Error(`departure ${request.departure_id} of a booking is gone`);
  if (left.individual_id !== null) throw new ApiError(409, 'transition_not_allowed');
  if (left.starts_on <= services.clock.today()) throw new ApiError(409, 'departure_past');
  const { first } = await paidSoFar(trx, request.id);
  if (!mayMove({ ...request, starts_on: left.starts_on, first_paid_at: first }, services.clock.now())) {
    throw new ApiError(409, 'move_too_late');
  }
  return left;
}

/** near the start all is due at once: of a booking that is paid in part the rest today */
const balanceDueOn = (
  { clock }: Services,
  { balance_due_on }: { balance_due_on: string | null },
  hasBalance: boolean,
): string | null => balance_due_on ?? (hasBalance ? clock.today() : null);
