import type { Booking, Tourist } from '@cairn/shared-contracts/api/request.schema';
import type { SessionUser } from '../../platform/call.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Reader } from '../../platform/told.ts';
import { requireBooking } from './access.ts';
import { readBooking } from './booking.ts';

/**
 * A booking by its link, which stands in every mail and is passed on: it shows what was booked and what is to be paid. Who goes, what
 * was said and the way to the chat are for those whom the booking concerns, when they are logged in.
 * @throws ApiError 404 booking_not_found
 */
export async function readByLink(
  services: Services,
  user: SessionUser | null,
  uuid: string,
  reader: Reader,
): Promise<Booking> {
  const booking = await readBooking(services, { uuid }, reader);
  return (await concerns(services, user, booking.id)) ? booking : withoutPeople(booking);
}

/**
 * The booking of a link for somebody who wants to change it: the link alone changes nothing.
 * @throws ApiError 404 booking_not_found, 403 booking_login_required
 */
export async function requireByLink(services: Services, user: SessionUser | null, uuid: string) {
  const { id } =
    (await services.db.selectFrom('requests').select('id').where('uuid', '=', uuid).executeTakeFirst()) ?? {};
  if (id === undefined) throw notFound('booking_not_found');
  const found = user && (await requireBooking(services.db, user, id).catch(nobody));
  if (!found) throw new ApiError(403, 'booking_login_required');
  return found;
}

const concerns = async (services: Services, user: SessionUser | null, id: number): Promise<boolean> =>
  user !== null && (await requireBooking(services.db, user, id).catch(nobody)) !== undefined;

/** to others a booking does not exist by its number; here they have its link */
function nobody(error: unknown): undefined {
  if (error instanceof ApiError && error.code === 'booking_not_found') return undefined;
  throw error;
}

const withoutPeople = (booking: Booking): Booking => ({
  ...booking,
  access: 'link',
  tourists: booking.tourists.map(masked),
  history: booking.history.map((event) => ({ ...event, note: '' })),
  chat_id: null,
  review_uuid: null,
});

const initial = (name: string): string => (name === '' ? '' : `${[...name][0] ?? ''}.`);

/** "K. N.": whoever knows the party recognizes them, nobody else learns anything */
function masked({ first_name, last_name, is_touched }: Tourist): Tourist {
  const [first, last] = [initial(first_name), initial(last_name)];
  return {
    ...{ full_name: `${first} ${last}`.trim(), first_name: first, last_name: last, middle_name: '' },
    ...{ birthday: null, passport: '', email: '', phone: '', food_restriction: '', weight: null },
    ...{ is_touched, can_edit: false, can_delete: false },
  };
}
