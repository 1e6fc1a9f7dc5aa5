import {
  type DepartureState,
  NEW_DEPARTURE,
  type saveDepartureBody,
} from '@cairn/shared-contracts/api/back-office.schema';
import { discounted } from '@cairn/shared-contracts/domain/discount';
import { ACTIVE_IN_WAITLIST } from '@cairn/shared-contracts/domain/waitlist';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../platform/db-types.ts';
import { ApiError, broken, invalid, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { requireStartAhead } from '../tours/start-date.ts';
import { requireWholeUnits } from '../tours/whole-units.ts';
import { suspendWaitlist } from '../waitlist/close.ts';
import { lockDeparture, offerSeats } from '../waitlist/offer-seats.ts';
import { requireOwnTour, type Seller } from './seller.ts';

type Given = z.output<typeof saveDepartureBody>;
type Terms = Pick<DepartureState, keyof typeof NEW_DEPARTURE>;
/** with what was left out */
type Whole = Given & Terms;

const statesOf = (db: Kysely<Database>) =>
  db
    .selectFrom('departures as d')
    .innerJoin('tours as t', 't.id', 'd.tour_id')
    .selectAll('d')
    .select('t.currency')
    .select((eb) =>
      eb
        .selectFrom('waitlist_entries as w')
        .select((count) => count.fn.countAll<number>().as('waiting'))
        .whereRef('w.departure_id', '=', 'd.id')
        .where('w.status', 'in', ACTIVE_IN_WAITLIST)
        .as('waiting'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof statesOf>['execute']>>[number];

const toState = (row: Row): DepartureState => ({
  id: row.id,
  revision: row.revision,
  tour_id: row.tour_id,
  start: row.starts_on,
  end: row.ends_on,
  currency: row.currency,
  price: row.price,
  seats: row.seats,
  free_seats: row.free_seats,
  waiting: Number(row.waiting),
  is_closed: row.is_busy,
  not_guaranteed: row.not_guaranteed,
  flight_included: row.flight_included,
  discount: row.discount,
  prepayment_size: row.prepayment_percent,
  full_payment_days: row.full_payment_days,
  instalments: row.instalments,
});

/** Departures to come, by start. @throws ApiError 404 tour_not_found */
export async function listDepartures(services: Services, seller: Seller, tourId: number): Promise<DepartureState[]> {
  await requireOwnTour(services, seller, tourId);
  const rows = await statesOf(services.db)
    .where('d.tour_id', '=', tourId)
    .where('d.starts_on', '>', services.clock.today())
    .orderBy('d.starts_on')
    .orderBy('d.id')
    .execute();
  return rows.map(toState);
}

/** What was left out stays as it was in the revision that is changed; of another one the change is refused. */
async function wholeOf({ db }: Services, given: Given): Promise<Whole> {
  const found =
    given.id === undefined
      ? undefined
      : await statesOf(db).where('d.id', '=', given.id).where('d.tour_id', '=', given.tour_id).executeTakeFirst();
  const before: Terms = found ? toState(found) : NEW_DEPARTURE;
  const { is_closed = before.is_closed, not_guaranteed = before.not_guaranteed, discount = before.discount } = given;
  const { flight_included = before.flight_included, prepayment_size = before.prepayment_size } = given;
  const { full_payment_days = before.full_payment_days, instalments = before.instalments } = given;
  return {
    ...given,
    ...{ is_closed, not_guaranteed, flight_included, discount, prepayment_size, full_payment_days, instalments },
  };
}

/**
 * Adds a departure or changes one. What was agreed with those who have booked stays as it was agreed: their price is kept with their
 * booking, their dates are not moved under them, and their seats are not taken away.
 * @throws ApiError 404 tour_not_found, departure_not_found, 409 departure_changed, departure_booked, departure_past
 */
export async function saveDeparture(services: Services, seller: Seller, said: Given): Promise<DepartureState> {
  const { currency } = await requireOwnTour(services, seller, said.tour_id);
  const given = await wholeOf(services, said);
  requireStartAhead(given.start, services.clock.today());
  requireWholeUnits([given.price], currency, 'price');
  const { discount, price } = given;
  // what is left of a small price may round to nothing
  if (discount && discounted({ amount: price, currency }, discount.percent).amount === 0) {
    throw invalid({ discount: [broken('fallback')] });
  }
  const id = await services.db
    .transaction()
    .execute((trx) =>
      given.id === undefined ? addDeparture(trx, given) : changeDeparture(services, trx, given, given.id),
    );
  return toState(await statesOf(services.db).where('d.id', '=', id).executeTakeFirstOrThrow());
}

const columnsOf = (given: Whole) => ({
  starts_on: given.start,
  ends_on: given.end,
  price: given.price,
  seats: given.seats,
  is_busy: given.is_closed,
  not_guaranteed: given.not_guaranteed,
  flight_included: given.flight_included,
  discount: given.discount ? JSON.stringify(given.discount) : null,
  prepayment_percent: given.prepayment_size,
  full_payment_days: given.full_payment_days,
  instalments: given.instalments,
});

async function addDeparture(trx: Kysely<Database>, given: Whole): Promise<number> {
  const { id } = await trx
    .insertInto('departures')
    .values({ tour_id: given.tour_id, free_seats: given.seats, ...columnsOf(given) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function changeDeparture(
  services: Services,
  trx: Kysely<Database>,
  given: Whole,
  departureId: number,
): Promise<number> {
  const locked = await lockDeparture(trx, departureId);
  if (!locked || locked.tour_id !== given.tour_id || locked.individual_id !== null) {
    throw notFound('departure_not_found');
  }
  if (locked.starts_on <= services.clock.today()) throw new ApiError(409, 'departure_past');
  const taken = locked.seats - locked.free_seats;
  const areDatesMoved = locked.starts_on !== given.start || locked.ends_on !== given.end;
  if (given.seats < taken || (areDatesMoved && taken > 0)) {
    throw new ApiError(409, 'departure_booked', { params: { taken }, facts: { seats_taken: String(taken) } });
  }
  const changed = await trx
    .updateTable('departures')
    .set({ ...columnsOf(given), free_seats: given.seats - taken })
    .where('id', '=', departureId)
    .where('revision', '=', given.revision ?? 0)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw new ApiError(409, 'departure_changed');
  if (given.is_closed && !locked.is_busy) await suspendWaitlist(services, trx, departureId);
  // more seats, or open again
  else await offerSeats(services, trx, departureId);
  return changed.id;
}
