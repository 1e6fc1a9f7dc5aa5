import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { PRESENT_SECONDS, presenceTopic } from '../modules/chat/presence.ts';
import type { Services } from '../platform/services.ts';

/** changes of so long are written together: after a restart everybody comes at once */
const GATHER_MS = 250;
const REFRESH_MS = 15_000;
/** topics of one announcement: a notification has 8000 bytes */
const TOPICS_AT_ONCE = 200;

export interface PresenceTracker {
  came(userId: number): void;
  went(userId: number): void;
  close(): Promise<void>;
}

/** Keeps in the database whom this node has sockets of, and tells whoever watches them. */
export function trackPresence({ db, bus, log }: Pick<Services, 'db' | 'bus' | 'log'>): PresenceTracker {
  const node = randomUUID();
  const sockets = new Map<number, number>();
  const written = new Set<number>();
  const changed = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const soon = (userId: number): void => {
    changed.add(userId);
    timer ??= setTimeout(() => {
      timer = undefined;
      run(flush);
    }, GATHER_MS).unref();
  };
  const run = (job: () => Promise<void>): void => {
    writing = writing.then(job).catch((error: unknown) => log.error({ error: String(error) }, 'presence not written'));
  };

  async function tell(userIds: readonly number[]): Promise<void> {
    for (let at = 0; at < userIds.length; at += TOPICS_AT_ONCE) {
      const topics = userIds.slice(at, at + TOPICS_AT_ONCE).map(presenceTopic);
      await bus.publishAll(db, [{ topics, event: 'presence', payload: {} }]);
    }
  }

  /** of these accounts those that no other node has a socket of: for whoever watches, the others have neither come nor gone */
  async function onlyHere(userIds: readonly number[]): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM unnest(${userIds}::bigint[]) AS id WHERE NOT EXISTS (
        SELECT FROM present_users p WHERE p.user_id = id AND p.node <> ${node}
          AND p.seen_at > now() - make_interval(secs => ${PRESENT_SECONDS}))`.execute(db);
    return rows.map(({ id }) => id);
  }

  async function flush(): Promise<void> {
    const all = [...changed];
    changed.clear();
    const came = all.filter((id) => sockets.has(id) && !written.has(id));
    const went = all.filter((id) => !sockets.has(id) && written.has(id));
    if (came.length > 0) {
      // an account may be gone by now
      await sql`
        INSERT INTO present_users (node, user_id) SELECT ${node}, id FROM users WHERE id = ANY(${came})
        ON CONFLICT (user_id, node) DO UPDATE SET seen_at = now()`.execute(db);
      for (const id of came) written.add(id);
    }
    if (went.length > 0) {
      await sql`
        WITH gone AS (DELETE FROM present_users WHERE node = ${node} AND user_id = ANY(${went}) RETURNING user_id)
        UPDATE users SET last_seen_at = now() WHERE id IN (SELECT user_id FROM gone)`.execute(db);
      for (const id of went) written.delete(id);
    }
    if (came.length + went.length > 0) await tell(await onlyHere([...came, ...went]));
  }

  /** says that this node is alive, and cleans up after those that are not */
  async function refresh(): Promise<void> {
    await sql`UPDATE present_users SET seen_at = now() WHERE node = ${node}`.execute(db);
    const { rows } = await sql<{ id: number }>`
      WITH gone AS (
        DELETE FROM present_users WHERE seen_at < now() - make_interval(secs => ${PRESENT_SECONDS}) RETURNING user_id, seen_at
      )
      UPDATE users u SET last_seen_at = gone.seen_at FROM gone WHERE u.id = gone.user_id RETURNING u.id`.execute(db);
    await tell(rows.map(({ id }) => id));
  }

  const refreshing = setInterval(() => run(refresh), REFRESH_MS).unref();

  return {
    came(userId) {
      sockets.set(userId, (sockets.get(userId) ?? 0) + 1);
      soon(userId);
    },
    went(userId) {
      const left = (sockets.get(userId) ?? 0) - 1;
      if (left > 0) sockets.set(userId, left);
      else sockets.delete(userId);
      soon(userId);
    },
    async close() {
      clearInterval(refreshing);
      clearTimeout(timer);
      sockets.clear();
      for (const id of written) changed.add(id);
      run(flush);
      await writing;
    },
  };
}
