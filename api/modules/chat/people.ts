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

/** Accounts that hear of a chat, with the side they are on: its tourist, and the organizer's people or the support's. */
export async function listenersOf(
  db: Kysely<Database>,
  chat: ChatPeople,
): Promise<{ userId: number; side: ChatSide }[]> {
  const { organizer_id } = chat;
  const people = await db
    .selectFrom('users')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('id', '=', chat.user_id),
        organizer_id === null
          ? eb('role', '=', 'admin')
          : eb.and([eb('organizer_id', '=', organizer_id), eb('role', '=', 'organizer')]),
      ]),
    )
    .orderBy('id')
    .execute();
  return people.map(({ id }) => ({ userId: id, side: sideIn({ userId: id }, chat) }));
}
