import { Readable } from 'node:stream';
import type { SessionUser } from '../../platform/call.ts';
import { FileAnswer } from '../../platform/file-answer.ts';
import type { Services } from '../../platform/services.ts';
import { organizerName, tell, tellKept } from '../../platform/told.ts';
import { listMessengers } from '../messengers/connections.ts';
import { listEntries } from '../waitlist/read.ts';
import { readNotifications } from './notifications.ts';
import type { PasskeySite } from './passkeys/relying-party.ts';
import { listPasskeys } from './passkeys/stored-passkey.ts';
import { readProfile } from './profile.ts';
import { readerOf } from './reader.ts';
import { listSessions } from './sessions.ts';

const PAGE = 500;

/** All of the person's own data as one JSON file, written as it is read: somebody may have a great many messages. */
export const exportData = (
  services: Services,
  user: SessionUser,
  from: PasskeySite & { language: string },
): FileAnswer =>
  new FileAnswer(Readable.from(fileOf(services, user, from)), 'application/json', `${from.site.name}-data.json`);

async function* fileOf(services: Services, user: SessionUser, from: PasskeySite & { language: string }) {
  const sections = {
    profile: () => readProfile(services, user.id),
    notifications: () => readNotifications(services, user),
    messengers: async () => (await listMessengers(services, user, from.site)).items,
    sessions: async () => (await listSessions(services, user, from.language)).items,
    passkeys: async () => (await listPasskeys(services, user)).items,
    favourites: () => favouritesOf(services, user),
    bookings: () => bookingsOf(services, user),
    waitlists: () => listEntries(services, user.id),
    reviews: () => reviewsOf(services, user),
    uploads: () => uploadsOf(services, user),
    help_requests: () => helpRequestsOf(services, user),
    comparisons: () => comparisonsOf(services, user),
    comparison_votes: () => votesOf(services, user),
  };
  yield `{"exported_at":${JSON.stringify(services.clock.now())}`;
  for (const [name, read] of Object.entries(sections))
    yield `,\n${JSON.stringify(name)}:${JSON.stringify(await read())}`;
  const reader = await readerOf(services.db, { user, language: from.language, site: from.site });
  yield ',\n"messages":[';
  let isFirst = true;
  for (let after = 0; ; ) {
    const messages = await messagesOf(services, user, after);
    for (const { told, ...message } of messages) {
      const text = told ? tellKept(told, message.message, reader, services.log) : message.message;
      const organizer = message.organizer === null ? null : tell(organizerName(message.organizer), reader);
      yield `${isFirst ? '' : ','}\n${JSON.stringify({ ...message, organizer, message: text })}`;
      isFirst = false;
      after = message.id;
    }
    if (messages.length < PAGE) break;
  }
  yield ']}\n';
}

const favouritesOf = ({ db }: Services, user: SessionUser) =>
  db
    .selectFrom('favourites as f')
    .innerJoin('tours as t', 't.id', 'f.tour_id')
    .select(['t.id', 't.name', 't.slug', 'f.created_at'])
    .where('f.user_id', '=', user.id)
    .orderBy('f.created_at')
    .execute();

async function bookingsOf({ db }: Services, user: SessionUser) {
  const bookings = await db
    .selectFrom('requests as r')
    .innerJoin('tours as t', 't.id', 'r.tour_id')
    .innerJoin('all_departures as d', 'd.id', 'r.departure_id')
    .select([
      'r.id',
      'r.uuid',
      'r.status',
      't.name as tour',
      'd.starts_on',
      'd.ends_on',
      'r.tourists_count',
      'r.children_ages',
    ])
    .select(['r.currency', 'r.total', 'r.prepayment', 'r.paid', 'r.message', 'r.tourists', 'r.created_at'])
    .where('r.user_id', '=', user.id)
    .orderBy('r.id')
    .execute();
  const payments = await db
    .selectFrom('payments as p')
    .innerJoin('requests as r', 'r.id', 'p.request_id')
    .select(['p.request_id', 'p.type', 'p.method', 'p.status', 'p.amount', 'p.currency', 'p.refunded', 'p.payed_at'])
    .where('r.user_id', '=', user.id)
    .orderBy('p.id')
    .execute();
  const byBooking = Map.groupBy(payments, ({ request_id }) => request_id);
  return bookings.map((booking) => ({ ...booking, payments: byBooking.get(booking.id) ?? [] }));
}

const reviewsOf = ({ db }: Services, user: SessionUser) =>
  db
    .selectFrom('reviews as v')
    .innerJoin('requests as r', 'r.id', 'v.request_id')
    .innerJoin('tours as t', 't.id', 'v.tour_id')
    .select(['v.id', 't.name as tour', 'v.author', 'v.rating', 'v.aspects', 'v.body', 'v.status', 'v.created_at'])
    .select(['v.images', 'v.reply'])
    .where('r.user_id', '=', user.id)
    .orderBy('v.id')
    .execute();

const uploadsOf = ({ db }: Services, user: SessionUser) =>
  db
    .selectFrom('uploads')
    .select(['uuid', 'kind', 'name', 'content_type', 'size', 'created_at'])
    .where('user_id', '=', user.id)
    .orderBy('id')
    .execute();

const helpRequestsOf = ({ db }: Services, user: SessionUser) =>
  db
    .selectFrom('help_requests')
    .select(['type', 'email', 'phone', 'details', 'created_at'])
    .where('user_id', '=', user.id)
    .orderBy('id')
    .execute();

const comparisonsOf = ({ db }: Services, user: SessionUser) =>
  db.selectFrom('comparisons').select(['id', 'tour_ids', 'expires_at']).where('user_id', '=', user.id).execute();

const votesOf = ({ db }: Services, user: SessionUser) =>
  db
    .selectFrom('comparison_votes')
    .select(['comparison_id', 'name', 'tour_ids', 'comment', 'created_at'])
    .where('user_id', '=', user.id)
    .orderBy('id')
    .execute();

/** of both sides: they were written to the person as well */
const messagesOf = ({ db }: Services, user: SessionUser, after: number) =>
  db
    .selectFrom('chat_messages as m')
    .innerJoin('chats as c', 'c.id', 'm.chat_id')
    .leftJoin('organizers as o', 'o.id', 'c.organizer_id')
    .select(['m.id', 'm.chat_id', 'o.name as organizer', 'm.author', 'm.message', 'm.told', 'm.created_at'])
    .where('c.user_id', '=', user.id)
    .where('m.id', '>', after)
    .orderBy('m.id')
    .limit(PAGE)
    .execute();
