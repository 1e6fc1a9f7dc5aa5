import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { authorName } from '../reviews/author-name.ts';

/** all by which somebody could be found again */
export interface Person {
  id: number;
  first_name: string;
  last_name: string;
  email: string | null;
  email_verified_at: Date | null;
  phone: string | null;
  phone_verified_at: Date | null;
  new_email: string | null;
  new_phone: string | null;
}

const REDACTED = '…';
const NOBODY = authorName({ first_name: '', last_name: '' });

/** Removes or makes nameless what any table holds of a person. In the transaction that deletes the account. */
export async function forgetPerson(trx: Kysely<Database>, person: Person): Promise<void> {
  await removeOwn(trx, person);
  await removeByAddress(trx, person);
  await unnameBookings(trx, person);
  await unnameReviews(trx, person);
  // bookings and payments refer to it, so the row stays as nobody
  await trx
    .updateTable('users')
    .set({
      ...{ role: 'client', organizer_id: null, first_name: '', last_name: '', avatar: null, country_id: null },
      ...{ email: null, email_verified_at: null, phone: null, phone_verified_at: null, password_hash: null },
      ...{ new_email: null, new_email_at: null, new_phone: null, new_phone_at: null, timezone: 'UTC' },
      subject: null,
    })
    .where('id', '=', person.id)
    .execute();
}

const OWN = [
  ...(['sessions', 'known_devices', 'passkeys', 'passkey_challenges'] as const),
  ...([
    'messenger_connections',
    'messenger_codes',
    'chat_notices',
    'notice_turns',
    'quick_replies',
    'push_subscriptions',
  ] as const),
  ...(['favourites', 'help_requests', 'comparison_votes', 'comparisons'] as const),
];

async function removeOwn(trx: Kysely<Database>, { id }: Person): Promise<void> {
  for (const table of OWN) await trx.deleteFrom(table).where('user_id', '=', id).execute();
  await trx.updateTable('uploads').set({ user_id: null, name: '' }).where('user_id', '=', id).execute();
}

const known = (values: readonly (string | null)[]): string[] =>
  values.filter((value) => value !== null && value !== '') as string[];
const emailsOf = (person: Person): string[] => known([person.email, person.new_email]).map((one) => one.toLowerCase());
const phonesOf = (person: Person): string[] => known([person.phone, person.new_phone]);

/**
 * What was asked for without an account, what proves an address, and what counts tries at it. Only at addresses that are proven: anybody
 * claims anybody's, and whoever deletes a throw-away account must not clear what protects the owner.
 */
async function removeByAddress(trx: Kysely<Database>, person: Person): Promise<void> {
  const emails = person.email_verified_at === null ? [] : known([person.email]).map((one) => one.toLowerCase());
  const phones = person.phone_verified_at === null ? [] : known([person.phone]);
  const logins = [...emails, ...phones];
  for (const table of ['one_time_codes', 'one_time_links'] as const) {
    const subjects = [...logins, String(person.id)];
    await trx
      .deleteFrom(table)
      .where((eb) => eb.or([eb('subject', 'in', subjects), eb('about', 'in', subjects)]))
      .execute();
  }
  for (const email of emails) {
    for (const table of [
      'program_subscriptions',
      'pending_registrations',
      'program_orders',
      'help_requests',
      'organizer_requests',
    ] as const) {
      await trx.deleteFrom(table).where(sql`lower(email)`, '=', email).execute();
    }
  }
  for (const phone of phones) {
    for (const table of ['program_orders', 'help_requests', 'organizer_requests'] as const) {
      await trx.deleteFrom(table).where('phone', '=', phone).execute();
    }
  }
  // counters are kept by login, as a word of its own: a shorter address is found inside of others
  for (const login of logins) {
    await trx.deleteFrom('limits').where(sql<boolean>`${login} = ANY (string_to_array(lower(key), ' '))`).execute();
  }
}

/** What people wrote to each other stays with the booking; addresses, numbers and names in it do not. */
async function unnameBookings(trx: Kysely<Database>, person: Person): Promise<void> {
  const pattern = patternOf(person);
  const redact = (column: string) => sql<string>`regexp_replace(${sql.ref(column)}, ${pattern}, ${REDACTED}, 'gi')`;
  const own = trx.selectFrom('requests').select('id').where('user_id', '=', person.id);
  // the history of bookings is only ever added to, but for this
  await sql`SELECT set_config('cairn.forgets_person', 'on', true)`.execute(trx);
  await trx
    .updateTable('request_events')
    .set({ note: redact('note') })
    .where('request_id', 'in', own)
    .execute();
  await trx
    .updateTable('requests')
    .set({ tourists: '[]', children_ages: [], message: redact('message') })
    .where('user_id', '=', person.id)
    .execute();
  const chats = trx.selectFrom('chats').select('id').where('user_id', '=', person.id);
  await trx
    .updateTable('chat_messages')
    .set({ message: redact('message') })
    .where('chat_id', 'in', chats)
    .execute();
  // of what is told only what somebody is quoted with: all else is keys and amounts
  await sql`
    UPDATE chat_messages
    SET told = jsonb_set(told, '{values,words}', to_jsonb(regexp_replace(told #>> '{values,words}', ${pattern}, ${REDACTED}, 'gi')))
    WHERE chat_id IN (${chats}) AND told #>> '{values,words}' IS NOT NULL`.execute(trx);
  await trx
    .updateTable('tour_complaints')
    .set({ body: redact('body'), user_id: null })
    .where('user_id', '=', person.id)
    .execute();
  await trx.deleteFrom('booking_grants').where('request_id', 'in', own).execute();
  // an invitation that nobody has taken up is to a person who is no more
  await trx
    .deleteFrom('review_invitations')
    .where('request_id', 'in', own)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('reviews as v').select('v.id').whereRef('v.request_id', '=', 'review_invitations.request_id'),
        ),
      ),
    )
    .execute();
}

/** PostgreSQL's own word borders keep a short name from being found inside other words */
function patternOf(person: Person): string {
  const escaped = (value: string) => value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const addresses = [...emailsOf(person), ...phonesOf(person)].map(escaped);
  const names = known([person.first_name, person.last_name]).map((name) => `\\m${escaped(name)}\\M`);
  // an expression that nothing matches, for somebody who gave no name and no address
  return [...addresses, ...names].join('|') || '(?!)';
}

async function unnameReviews(trx: Kysely<Database>, person: Person): Promise<void> {
  const rows = await trx
    .selectFrom('reviews as v')
    .innerJoin('requests as r', 'r.id', 'v.request_id')
    .select(['v.id', 'v.author', 'v.images'])
    .where('r.user_id', '=', person.id)
    .execute();
  for (const { id, author, images } of rows) {
    const unnamed = images.map((one) => ({ ...one, alt: one.alt.replaceAll(author, NOBODY) }));
    await trx
      .updateTable('reviews')
      .set({ author: NOBODY, author_from: '', images: JSON.stringify(unnamed) })
      .where('id', '=', id)
      .execute();
  }
}
