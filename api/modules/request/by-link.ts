import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import type { SessionUser } from '../../platform/call.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Reader } from '../../platform/told.ts';
import type { Asking } from '../user/asker.ts';
import { type FoundBooking, requireBooking } from './access.ts';
import { readBooking } from './booking.ts';
import { hasGrant } from './link-grant.ts';
import { masked } from './tourists.ts';

/** Who comes with a link: maybe logged in, and from which browser. */
export type LinkAsking = Asking & { user: SessionUser | null };

/**
 * A booking by its link, which stands in every mail and is passed on: it shows what was booked and what is to be paid. Who goes, what
 * was said and the way to the chat are for those whom the booking concerns, when they are logged in, and for a browser that has typed the
 * code that went to the booker (link-grant.ts).
 * @throws ApiError 404 booking_not_found
 */
export async function readByLink(
  services: Services,
  asking: LinkAsking,
  uuid: string,
  reader: Reader,
): Promise<Booking> {
  const booking = await readBooking(services, { uuid }, reader);
  return (await found(services, asking, booking.id)) ? booking : withoutPeople(booking);
}

/**
 * The booking of a link for somebody who wants to change it: the link alone changes nothing.
 * @throws ApiError 404 booking_not_found, 403 booking_login_required
 */
export async function requireByLink(services: Services, asking: LinkAsking, uuid: string): Promise<FoundBooking> {
  const { id } =
    (await services.db.selectFrom('requests').select('id').where('uuid', '=', uuid).executeTakeFirst()) ?? {};
  if (id === undefined) throw notFound('booking_not_found');
  const booking = await found(services, asking, id);
  if (!booking) throw new ApiError(403, 'booking_login_required');
  return booking;
}

/** Whether the booking concerns whoever asks. */
export const concerns = async (services: Services, asking: LinkAsking, id: number): Promise<boolean> =>
  (await found(services, asking, id)) !== undefined;

/** the booking for whom it concerns, by their log-in or by the code that their browser has typed */
async function found(services: Services, asking: LinkAsking, id: number): Promise<FoundBooking | undefined> {
  const { user } = asking;
  const own = user && (await requireBooking(services.db, user, id).catch(nobody));
  if (own) return own;
  if (!(await hasGrant(services, asking, id))) return undefined;
  const { tour_id } = await services.db
    .selectFrom('requests')
    .select('tour_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, tour_id, actor: 'tourist' };
}

/** to others a booking does not exist by its number; here they have its link */
function nobody(error: unknown): undefined {
  if (error instanceof ApiError && error.code === 'booking_not_found') return undefined;
  throw error;
}

const withoutPeople = (booking: Booking): Booking => ({
  ...booking,
  access: 'link',
  tourists: booking.tourists.map(masked),
  children_ages: [],
  history: booking.history.map((event) => ({ ...event, note: '' })),
  chat_id: null,
  review_uuid: null,
  meeting: null,
});
