import type { Database } from '@cairn/api/database-types';
import type { Kysely } from 'kysely';
import type { Atlas } from '../content/atlas/model.ts';
import { KNOWN_ORGANIZERS } from '../content/prose/organizers.ts';
import { ASKERS, type Talk, talksWith } from '../content/questions.ts';
import { bulkInsert, type Row } from './bulk-insert.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** in the morning, so that what is asked is asked by day */
const ASKED_AT_MS = 9 * 3_600_000;

async function insertAskers(db: Kysely<Database>, today: string): Promise<number[]> {
  const created_at = `${today}T00:00:00Z`;
  const users = ASKERS.map(
    ([first_name, last_name]): Row<'users'> => ({
      // nobody logs in as one of them: they have no password
      ...{ role: 'client', first_name, last_name, email: `${first_name.toLowerCase()}@cairn.test` },
      ...{ currency: 'EUR', timezone: 'UTC', language: 'en-US', email_verified_at: created_at, created_at },
    }),
  );
  await bulkInsert(db, 'users', users);
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where(
      'email',
      'in',
      users.map(({ email }) => String(email)),
    )
    .execute();
  const idOf = new Map(rows.map(({ id, email }) => [email, id]));
  return users.map(({ email }) => idOf.get(String(email)) ?? 0);
}

interface Begun {
  chat: Row<'chats'>;
  talk: Talk;
  at: number;
}

/** What organizers were asked before anybody opened the demonstration: how fast they answer is counted from it, as on any site. */
export async function insertTalks(db: Kysely<Database>, atlas: Atlas, seed: string, today: string): Promise<void> {
  const askers = await insertAskers(db, today);
  const begun = atlas.organizers
    .flatMap(({ id, firm }) =>
      talksWith(id, seed, KNOWN_ORGANIZERS[firm.name]?.replyHours).map((talk): Begun => {
        const at = Date.parse(today) - talk.daysAgo * DAY_MS + ASKED_AT_MS;
        const user_id = askers[talk.asker] ?? 0;
        return { chat: { user_id, organizer_id: id, created_at: new Date(at).toISOString() }, talk, at };
      }),
    )
    .toSorted((a, b) => a.at - b.at);
  await bulkInsert(
    db,
    'chats',
    begun.map(({ chat }) => chat),
  );
  const chats = await db.selectFrom('chats').select(['id', 'user_id', 'organizer_id']).execute();
  const key = (chat: Pick<Row<'chats'>, 'user_id' | 'organizer_id'>) => `${chat.user_id} ${chat.organizer_id}`;
  const idOf = new Map(chats.map((chat) => [key(chat), chat.id]));
  const messages = begun.flatMap(({ chat, talk, at }): Row<'chat_messages'>[] => {
    const common = { chat_id: idOf.get(key(chat)) ?? 0 };
    const answered = at + talk.answeredAfterMinutes * MINUTE_MS;
    const asked = { ...common, author: 'tourist', message: talk.question, revision: 1, created_at: iso(at) };
    return talk.answer === null
      ? [asked]
      : [asked, { ...common, author: 'organizer', message: talk.answer, revision: 2, created_at: iso(answered) }];
  });
  await bulkInsert(db, 'chat_messages', messages);
  await db
    .updateTable('chats as c')
    .from((eb) =>
      eb
        .selectFrom('chat_messages')
        .select((m) => ['chat_id', m.fn.max('id').as('last'), m.fn.max('revision').as('revision')])
        .groupBy('chat_id')
        .as('m'),
    )
    // all of it has been read long since
    .set((eb) => ({
      ...{ last_message_id: eb.ref('m.last'), user_read_id: eb.ref('m.last'), organizer_read_id: eb.ref('m.last') },
      revision: eb.ref('m.revision'),
    }))
    .whereRef('m.chat_id', '=', 'c.id')
    .execute();
}

const iso = (at: number): string => new Date(at).toISOString();
