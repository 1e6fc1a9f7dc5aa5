import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Payment } from '@cairn/shared-contracts/api/payment.schema';
import type { Booking, ShownPrice } from '@cairn/shared-contracts/api/request.schema';
import {
  type BookingAction,
  type BookingActor,
  type BookingStatus,
  findTransition,
  UNPAID_HOLDS,
} from '@cairn/shared-contracts/domain/booking-graph';
import { UNPAID_REQUESTS_MAX } from '@cairn/shared-contracts/domain/limits';
import { makeDeparture } from '../../../testing/factories.ts';
import type { TestApi } from '../../../testing/start-test-api.ts';
import { offerTerms } from '../price.ts';
import { type Client, createClient } from './client.ts';
import { createUser, type World } from './world.ts';

export interface KnownBooking {
  id: number;
  uuid: string;
  owner: number;
  date: number;
  seats: number;
  status: BookingStatus;
}

export type Answered = Booking & ErrorBody;

const SEATS = 4;
const DAY_MS = 86_400_000;
export const TERMS = {
  currency: 'EUR',
  price: 89_000,
  discount: null,
  prepayment_percent: 15,
  full_payment_days: 30,
  ...{ instalments: 1, not_guaranteed: false, flight_included: false },
} as const;

/** A small world of a path's own, on the tour of all: two departures, two tourists, and what has happened so far. */
export interface Path {
  api: TestApi;
  world: World;
  organizer: Client;
  tourists: { id: number; client: Client }[];
  dates: { id: number; shown: ShownPrice; isOver: boolean; isClosed: boolean }[];
  bookings: KnownBooking[];
  payments: Pick<Payment, 'id' | 'amount' | 'currency'>[];
  /** captured by the provider and told to the api: payment → amount */
  captured: Map<number, number>;
  /** payments for which other money came than was asked for */
  held: Set<number>;
  /** rows of the history as they were seen first */
  seen: Map<number, string>;
  /** what has happened at least once on any path: `confirm 1→2`, and how a payment or a place in a waitlist ended */
  walked: Map<string, number>;
}

export const inDays = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);

export async function startPath(api: TestApi, world: World, walked: Path['walked'] = new Map()): Promise<Path> {
  const { services } = api;
  const guest = createClient(api.url);
  const today = services.clock.today();
  const dates: Path['dates'] = [];
  for (const days of [90, 120]) {
    const [starts_on, ends_on] = [inDays(today, days), inDays(today, days + 7)];
    const id = await makeDeparture(api.db, world.tourId, {
      ...{ starts_on, ends_on, price: TERMS.price, seats: SEATS, free_seats: SEATS },
    });
    dates.push({ id, shown: offerTerms({ ...TERMS, starts_on, ends_on }, today), isOver: false, isClosed: false });
  }
  const tourists: Path['tourists'] = [];
  for (let n = 0; n < 2; n++) {
    const { id, token } = await createUser(services);
    tourists.push({ id, client: guest.as(token) });
  }
  const organizer = guest.as(world.organizerToken);
  return {
    api,
    world,
    organizer,
    tourists,
    dates,
    bookings: [],
    payments: [],
    captured: new Map(),
    held: new Set(),
    seen: new Map(),
    walked,
  };
}

export const pickOf = <T>(all: readonly T[], pick: number): T | undefined => all[pick % Math.max(1, all.length)];
export const dateOf = (path: Path, index: number) => {
  const date = path.dates[index];
  if (!date) throw new Error(`there is no date ${index}`);
  return date;
};
export const touristOf = (path: Path, index: number): Client => {
  const tourist = path.tourists[index];
  if (!tourist) throw new Error(`there is no tourist ${index}`);
  return tourist.client;
};

/** what the api must answer by the graph; anything else ends the path */
function requireAnswer(what: string, answer: { status: number; body: ErrorBody }, allowed: boolean): void {
  const isRight = allowed ? answer.status === 200 : answer.status === 409;
  if (!isRight)
    throw new Error(`${what}: ${allowed ? 'allowed' : 'not allowed'}, but ${answer.status} ${answer.body.code}`);
}

export async function act(
  path: Path,
  booking: KnownBooking | undefined,
  [action, actor]: [BookingAction, BookingActor],
  call: (booking: KnownBooking) => Promise<{ status: number; body: Answered }>,
  isPossible = true,
): Promise<void> {
  if (!booking) return;
  const before = booking.status;
  const transition = findTransition(before, action, actor);
  const answer = await call(booking);
  if (answer.status === 409 && transition) {
    // the sweep of another lane may have come first: it looks after everybody's bookings
    await refresh(path);
    if (booking.status !== before) return;
  }
  requireAnswer(`${action} by ${actor} at ${before}`, answer, transition !== undefined && isPossible);
  if (answer.status === 200) booking.status = answer.body.status as BookingStatus;
  if (answer.status === 200 && answer.body.status !== transition?.to) {
    throw new Error(`${action} led to ${answer.body.status}, not to ${transition?.to}`);
  }
}

/** statuses as the database has them: sweeps and webhooks change them without an answer to us */
export async function refresh(path: Path): Promise<void> {
  const ids = path.bookings.map(({ id }) => id);
  if (ids.length === 0) return;
  const rows = await path.api.db.selectFrom('requests').select(['id', 'status']).where('id', 'in', ids).execute();
  for (const booking of path.bookings) {
    const row = rows.find(({ id }) => id === booking.id);
    if (row) booking.status = row.status as BookingStatus;
  }
}

/** whether nothing speaks against a request: an api that refuses everybody sells nothing twice, and nothing at all */
export async function isRoomFor(path: Path, wanted: { who: number; date_id: number; seats: number }): Promise<boolean> {
  const { db, services } = path.api;
  const { free_seats, is_busy, starts_on } = await db
    .selectFrom('departures')
    .select(['free_seats', 'is_busy', 'starts_on'])
    .where('id', '=', wanted.date_id)
    .executeTakeFirstOrThrow();
  const user_id = path.tourists[wanted.who]?.id ?? 0;
  const unpaid = await db
    .selectFrom('requests')
    .select('id')
    .where('user_id', '=', user_id)
    .where('status', 'in', UNPAID_HOLDS)
    .execute();
  const isOpen = !is_busy && starts_on > services.clock.today();
  return isOpen && free_seats >= wanted.seats && unpaid.length < UNPAID_REQUESTS_MAX;
}
