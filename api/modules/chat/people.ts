import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { type ChatSide, sideIn } from './chat-side.ts';

/** null for whoever has not said it */
export const fullName = (first: string, last: string): string | null => `${first} ${last}`.trim() || null;

interface ChatPeople {
  user_id: number;
  organizer_id: number | null;
}

/** Names that messages of the chat carry; null for whoever has none. */
export async function namesOf(db: Kysely<Database>, chat: ChatPeople): Promise<Record<ChatSide, string | null>> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('organizers as o', (join) => join.on('o.id', '=', chat.organizer_id))
    .select(['u.first_name', 'u.last_name', 'o.person'])
    .where('u.id', '=', chat.user_id)
    .executeTakeFirstOrThrow();
  return { tourist: fullName(row.first_name, row.last_name), organizer: row.person };
}

const listeningUsers = (db: Kysely<Database>, { user_id, organizer_id }: ChatPeople) =>
  db
    .selectFrom('users as u')
    .where((eb) =>
      eb.or([
        eb('u.id', '=', user_id),
        organizer_id === null
          ? eb('u.role', '=', 'admin')
          : eb.and([eb('u.organizer_id', '=', organizer_id), eb('u.role', '=', 'organizer')]),
      ]),
    )
    .orderBy('u.id');

/** Accounts that hear of a chat, with the side they are on: its tourist, and the organizer's people or the support's. */
export async function listenersOf(
  db: Kysely<Database>,
  chat: ChatPeople,
): Promise<{ userId: number; side: ChatSide }[]> {
  const people = await listeningUsers(db, chat).select('u.id').execute();
  return people.map(({ id }) => ({ userId: id, side: sideIn({ userId: id }, chat) }));
}

export interface People {
  names: Record<ChatSide, string | null>;
  listeners: { userId: number; side: ChatSide }[];
}

/** Both at once: what every message needs. */
export async function peopleOf(db: Kysely<Database>, chat: ChatPeople): Promise<People> {
  const rows = await listeningUsers(db, chat)
    .leftJoin('organizers as o', (join) => join.on('o.id', '=', chat.organizer_id))
    .select(['u.id', 'u.first_name', 'u.last_name', 'o.person'])
    .execute();
  const tourist = rows.find(({ id }) => id === chat.user_id);
  if (!tourist) throw new Error('a chat without its tourist');
  return {
    names: { tourist: fullName(tourist.first_name, tourist.last_name), organizer: tourist.person },
    listeners: rows.map(({ id }) => ({ userId: id, side: sideIn({ userId: id }, chat) })),
  };
}
