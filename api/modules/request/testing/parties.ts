import { makeDeparture } from '../../../testing/factories.ts';
import type { TestApi } from '../../../testing/start-test-api.ts';
import { confirmedBooking } from '../../payment/testing/payments.ts';
import { tokenHash } from '../../user/tokens.ts';
import { createClient } from './client.ts';
import { createUser } from './world.ts';

/** Who comes to a call: without a log-in, with that of somebody else, and those whom the booking concerns. */
export const ROLES = ['guest', 'stranger', 'rival', 'tourist', 'organizer', 'admin'] as const;
export type Role = (typeof ROLES)[number];

const KEY = 'a-key-of-a-mail-0123456789';
let keys = 0;

/**
 * A confirmed booking with all that calls are about, and everybody who may come to them.
 * @param rival access token of an organizer who sells something else
 */
export async function createParties(api: TestApi, rival: string) {
  const booking = await confirmedBooking(api);
  const { world, id, token } = booking;
  const user = async (row: Parameters<typeof createUser>[1] = {}) => (await createUser(api.services, row)).token;
  const tokens: Readonly<Record<Role, string | null>> = {
    guest: null,
    stranger: await user(),
    rival,
    tourist: token,
    organizer: world.organizerToken,
    admin: await user({ role: 'admin' }),
  };
  const { chat_id, tourists } = (
    await booking.client.post<{ chat_id: number; tourists: { id: string }[] }>(
      '/crm/api/request/update-tourists',
      { tourists: [{ first_name: 'Kate', last_name: 'Novak' }] },
      { request_id: id },
    )
  ).body;
  const question = await api.db
    .insertInto('tour_questions')
    .values({ tour_id: world.tourId, question: 'Size of boots?', kind: 'text' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [starts_on, ends_on] = [world.shown.start, world.shown.end];
  const otherDate = await makeDeparture(api.db, world.tourId, { starts_on, ends_on, price: world.shown.price });
  const soldOut = await makeDeparture(api.db, world.tourId, { starts_on, ends_on, free_seats: 0 });
  const key = `${KEY}${++keys}`;
  await api.db
    .insertInto('meetings')
    .values({ request_id: id, key_hash: tokenHash(key), expires_at: new Date(Date.now() + 86_400_000) })
    .execute();
  const guest = createClient(api.url);
  return {
    ...{ id, uuid: booking.uuid, world, chatId: chat_id, touristId: tourists[0]?.id ?? '', key },
    ...{ questionId: question.id, otherDate, soldOut },
    as: (role: Role) => {
      const own = tokens[role];
      return own === null ? guest : guest.as(own);
    },
    /** money has come: what is open once prepaid */
    prepay: () =>
      api.db.updateTable('requests').set({ status: 3, paid: 26_700, deadline: null }).where('id', '=', id).execute(),
  };
}
export type Parties = Awaited<ReturnType<typeof createParties>>;
