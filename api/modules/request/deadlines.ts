import {
  BOOKING_STATUS,
  type BookingAction,
  PAYMENT_STATUS,
  UNPAID_HOLDS,
} from '@cairn/shared-contracts/domain/booking-graph';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { heldOf } from '../payment/held.ts';
import { applyTransition, lockRequest } from './transition.ts';

const BATCH = 200;

/**
 * Lets requests lapse whose step was not done in time, and completes tours that have ended. Safe to run on several nodes at once: each
 * booking is locked and judged again by the graph.
 * @returns how many bookings changed
 */
export async function sweepDeadlines(services: Services): Promise<number> {
  const { db, clock } = services;
  const lapsed = await db
    .selectFrom('requests')
    .select('id')
    .where('status', 'in', UNPAID_HOLDS)
    .where('deadline', '<', clock.now())
    // the money is there: its tourist loses nothing while somebody decides about it
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments as p')
            .select('p.id')
            .whereRef('p.request_id', '=', 'requests.id')
            .where('p.status', '=', PAYMENT_STATUS.new)
            .where('p.held_at', 'is not', null),
        ),
      ),
    )
    .orderBy('deadline')
    .limit(BATCH)
    .execute();
  const ended = await db
    .selectFrom('requests as r')
    .innerJoin('all_departures as d', 'd.id', 'r.departure_id')
    .select('r.id')
    .where('r.status', '=', BOOKING_STATUS.madePrepayment)
    .where('d.ends_on', '<', clock.today())
    .limit(BATCH)
    .execute();
  let changed = 0;
  for (const { id } of lapsed) changed += Number(await step(services, id, 'expire'));
  for (const { id } of ended) changed += Number(await step(services, id, 'complete'));
  return changed;
}

/** @returns false when the booking has moved on since it was listed */
async function step(services: Services, requestId: number, action: BookingAction): Promise<boolean> {
  try {
    return await services.db.transaction().execute(async (trx) => {
      const request = await lockRequest(trx, requestId);
      // confirmed in this very moment: the graph would still allow the new status to lapse
      if (action === 'expire' && (request.deadline === null || request.deadline > services.clock.now())) return false;
      if (action === 'expire' && (await heldOf(trx, requestId))) return false;
      await applyTransition(services, trx, request, action, 'system');
      return true;
    });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'transition_not_allowed') return false;
    throw error;
  }
}
