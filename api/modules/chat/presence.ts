import type { ChatPresence } from '@cairn/shared-contracts/api/chat.schema';
import { type Kysely, sql } from 'kysely';
import { batched, perHandle } from '../../platform/batched.ts';
import type { Database } from '../../platform/db-types.ts';
import type { ChatSide } from './chat-side.ts';

/** what a node has not said again for so many seconds is not true any more: it was killed */
export const PRESENT_SECONDS = 45;

/** says that an account came or went */
export const presenceTopic = (userId: number): string => `presence:${userId}`;

export const NOBODY_THERE: ChatPresence = { is_online: false, is_writing: false, last_seen_at: null };

export interface SidedChat {
  id: number;
  user_id: number;
  organizer_id: number | null;
  /** whose presence is not asked for */
  side: ChatSide;
}

interface Seen {
  id: number;
  role: string;
  organizer_id: number | null;
  is_online: boolean;
  seen_at: Date | null;
}

/** whether the account is on the other side of the chat */
const isOther = (chat: SidedChat, { id, role, organizer_id }: Seen): boolean => {
  if (chat.side === 'organizer') return id === chat.user_id;
  if (chat.user_id === id) return false;
  return chat.organizer_id === null ? role === 'admin' : role === 'organizer' && organizer_id === chat.organizer_id;
};

async function seenOf(db: Kysely<Database>, chats: readonly SidedChat[]): Promise<Seen[]> {
  const tourists = chats.filter(({ side }) => side === 'organizer').map(({ user_id }) => user_id);
  const asked = chats.filter(({ side }) => side === 'tourist').map(({ organizer_id }) => organizer_id);
  const organizers = asked.filter((id) => id !== null);
  return db
    .selectFrom('users as u')
    .leftJoin('present_users as p', (join) =>
      join
        .onRef('p.user_id', '=', 'u.id')
        .on('p.seen_at', '>', sql<Date>`now() - make_interval(secs => ${PRESENT_SECONDS})`),
    )
    .where((eb) =>
      eb.or([
        ...(tourists.length > 0 ? [eb('u.id', 'in', tourists)] : []),
        ...(organizers.length > 0 ? [eb('u.organizer_id', 'in', organizers)] : []),
        ...(asked.includes(null) ? [eb('u.role', '=', 'admin')] : []),
      ]),
    )
    .groupBy('u.id')
    .select(['u.id', 'u.role', 'u.organizer_id'])
    .select((eb) => [
      sql<boolean>`bool_or(p.user_id IS NOT NULL)`.as('is_online'),
      eb.fn.max<Date | null>(eb.fn.coalesce('p.seen_at', 'u.last_seen_at')).as('seen_at'),
    ])
    .execute();
}

/** Whether anybody of the other side is on the site, and when one was last, by chat. */
export async function presenceOfChats(
  db: Kysely<Database>,
  chats: readonly SidedChat[],
): Promise<ReadonlyMap<number, ChatPresence>> {
  if (chats.length === 0) return new Map();
  const seen = await seenOf(db, chats);
  return new Map(
    chats.map((chat) => {
      const others = seen.filter((one) => isOther(chat, one));
      const last = Math.max(0, ...others.map(({ seen_at }) => seen_at?.getTime() ?? 0));
      return [
        chat.id,
        {
          is_online: others.some(({ is_online }) => is_online),
          is_writing: false,
          last_seen_at: last > 0 ? new Date(last).toISOString() : null,
        },
      ];
    }),
  );
}

/** The same for one chat as one side sees it; what is asked at once is one query. */
export const presenceReader = perHandle((db: Kysely<Database>) => {
  const chats = new Map<string, SidedChat>();
  const read = batched(async (keys: readonly string[]) => {
    const asked = keys.flatMap((key) => chats.get(key) ?? []);
    chats.clear();
    const bySide = await Promise.all(
      (['tourist', 'organizer'] as const).map((side) =>
        presenceOfChats(
          db,
          asked.filter((chat) => chat.side === side),
        ),
      ),
    );
    return keys.map((key) => {
      const [id, side] = key.split(' ');
      return bySide[side === 'tourist' ? 0 : 1]?.get(Number(id)) ?? NOBODY_THERE;
    });
  });
  return (chat: SidedChat): Promise<ChatPresence> => {
    const key = `${chat.id} ${chat.side}`;
    chats.set(key, chat);
    return read(key);
  };
});
