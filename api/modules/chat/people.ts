import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { ChatSide } from './chat-side.ts';

/** null for whoever has not said it */
export const fullName = (first: string, last: string): string | null => `${first} ${last}`.trim() || null;

/** Names that messages of the chat carry; null for whoever has none. */
export async function namesOf(
  db: Kysely<Database>,
  chat: { user_id: number; organizer_id: number | null },
): Promise<Record<ChatSide, string | null>> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('organizers as o', (join) => join.on('o.id', '=', chat.organizer_id))
    .select(['u.first_name', 'u.last_name', 'o.person'])
    .where('u.id', '=', chat.user_id)
    .executeTakeFirstOrThrow();
  return { tourist: fullName(row.first_name, row.last_name), organizer: row.person };
}

/** Accounts that hear of a chat, with the side they are on. */
export async function listenersOf(
  db: Kysely<Database>,
  chat: { user_id: number; organizer_id: number | null },
): Promise<{ userId: number; side: ChatSide }[]> {
  const people =
    chat.organizer_id === null
      ? []
      : await db
          .selectFrom('users')
          .select('id')
          .where('organizer_id', '=', chat.organizer_id)
          .where('role', '=', 'organizer')
          .execute();
  return [
    { userId: chat.user_id, side: 'tourist' },
    ...people.map(({ id }) => ({ userId: id, side: 'organizer' as const })),
  ];
}
