import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseHandle } from '@cairn/api/database';
import type { World } from '@cairn/api/testing/request/world';
import { type RawBuilder, sql } from 'kysely';
import type { Room } from '../chat/people.ts';

const AGAIN_MS = 200;
const LIMIT_MS = 20_000;

/** What was acknowledged, and what became of it. */
export interface Written {
  messages: number;
  bookings: number;
  /** acknowledged, and not there in the end */
  lost: number;
  /** there more than once */
  doubled: number;
}

interface Post {
  apiUrl: string;
  path: string;
  token: string;
  body: object;
}

/** until somebody answers: with the same key, so that it is one message, one booking */
async function untilAcknowledged({ apiUrl, path, token, body }: Post, isOver: () => boolean): Promise<boolean> {
  for (;;) {
    const { status, text } = await fetch(apiUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-authorization': token },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LIMIT_MS),
    }).then(
      async (answer) => ({ status: answer.status, text: await answer.text() }),
      () => ({ status: 0, text: '' }),
    );
    if (status === 200) return true;
    if (status >= 400 && status < 500 && status !== 429) throw new Error(`${path} was answered ${status}: ${text}`);
    if (isOver()) return false;
    await wait(AGAIN_MS);
  }
}

export interface WritersOptions {
  apiUrl: string;
  rooms: readonly Room[];
  world: World;
  /**
   * The access token of somebody who has booked nothing yet: how much one may hold at a time is limited. Asked again where it fails: the
   * database may be away.
   */
  newcomer(): Promise<string>;
  /** between two messages, and between two bookings */
  everyMs: number;
}

/** People who write messages and book, one after the other, whatever goes on around them. */
export function startWriters({ apiUrl, rooms, world, newcomer, everyMs }: WritersOptions) {
  const messages: string[] = [];
  const bookings: string[] = [];
  let isOver = false;

  async function writeMessages(): Promise<void> {
    for (let at = 0; !isOver; at++) {
      const room = rooms[at % rooms.length];
      const [writer] = room?.accounts ?? [];
      if (!room || !writer) throw new Error('nobody writes');
      const client_key = randomUUID();
      const body = { chat_id: room.chatId, message: 'Still here?', client_key };
      const post = { apiUrl, path: '/crm/api/chat/send-message', token: writer.token, body };
      if (await untilAcknowledged(post, () => isOver)) messages.push(client_key);
      await wait(everyMs);
    }
  }

  async function bookAs(token: string): Promise<void> {
    const idempotency_key = randomUUID();
    const terms = { tour_id: world.tourId, date_id: world.departureId, tourists_count: 1, shown: world.shown };
    const post = { apiUrl, path: '/crm/api/request/create', token, body: { idempotency_key, ...terms } };
    if (await untilAcknowledged(post, () => isOver)) bookings.push(idempotency_key);
  }

  async function book(): Promise<void> {
    while (!isOver) {
      const token = await newcomer().catch(() => undefined);
      if (token !== undefined) await bookAs(token);
      await wait(everyMs);
    }
  }

  const working = Promise.all([writeMessages(), book()]);
  // told by stop(): until then the cluster has others to serve, and to stop
  working.catch(() => undefined);
  return {
    async stop(): Promise<void> {
      isOver = true;
      await working;
    },
    /** once the database is there again */
    async check(db: DatabaseHandle): Promise<Written> {
      const count = async (table: 'chat_messages' | 'requests', key: RawBuilder<string>, keys: readonly string[]) => {
        const { rows } = await sql<{ key: string; count: number }>`
          SELECT ${key} AS key, count(*) AS count FROM ${sql.table(table)}
          WHERE ${key} = ANY(${[...keys]}) GROUP BY 1`.execute(db);
        const twice = rows.filter((row) => row.count > 1).length;
        return { missing: keys.length - rows.length, twice };
      };
      // an author's own: api/modules/chat/client-key.ts
      const said = await count('chat_messages', sql`split_part(client_key, ':', 3)`, messages);
      const booked = await count('requests', sql`idempotency_key::text`, bookings);
      return {
        messages: messages.length,
        bookings: bookings.length,
        lost: said.missing + booked.missing,
        doubled: said.twice + booked.twice,
      };
    },
  };
}
