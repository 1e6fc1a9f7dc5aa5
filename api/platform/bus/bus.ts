import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { DatabaseHandle } from '../db.ts';
import type { Database } from '../db-types.ts';
import { CHANNEL, type EventSource } from './source.ts';

/** PostgreSQL takes 8000 bytes per notification */
const INLINE_BYTES = 7000;

type Subscriber = (topic: string, event: string, payload: object) => void;

export interface Announcement {
  topics: readonly string[];
  event: string;
  payload: object;
}

/**
 * Live events between all processes of the api. Nothing is stored: rows are the truth, an event says "look". Events that are published
 * in transactions are heard when these commit, in the order of the commits, by every process alike.
 */
export interface Bus {
  publish(topic: string, event: string, payload: object): Promise<void>;
  /** told when the transaction commits, and not without it */
  publishAll(trx: Kysely<Database>, announcements: readonly Announcement[]): Promise<void>;
  /** @returns how to stop */
  subscribe(onEvent: Subscriber): () => void;
  /** runs when events were lost, because the connection to the database broke. @returns how to stop */
  onGap(listener: () => void): () => void;
}

interface Envelope {
  topics: readonly string[];
  event: string;
  payload?: object;
  /** a row of bus_payloads: the payload was too long */
  stored?: number;
}

export async function createBus(db: DatabaseHandle, source: Pick<EventSource, 'listen'>, log: Logger): Promise<Bus> {
  const subscribers = new Set<Subscriber>();
  const gapListeners = new Set<() => void>();
  /** what is read from its row must not be overtaken by what came after it */
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;

  function tellAll({ topics, event }: Envelope, payload: object): void {
    for (const topic of topics)
      for (const subscriber of subscribers) {
        try {
          subscriber(topic, event, payload);
        } catch (error) {
          log.error({ error, topic, event }, 'bus subscriber failed');
        }
      }
  }

  async function deliverStored(envelope: Envelope): Promise<void> {
    const { payload, stored } = envelope;
    tellAll(envelope, payload ?? (stored === undefined ? {} : await fetchStored(stored)));
  }

  function tellOfGap(): void {
    for (const onGap of gapListeners) onGap();
  }

  function deliver(text: string): void {
    // written by publishAll() below
    const envelope = JSON.parse(text) as Envelope;
    if (waiting === 0 && envelope.payload) {
      tellAll(envelope, envelope.payload);
      return;
    }
    waiting += 1;
    last = last
      .then(() => deliverStored(envelope))
      .catch((error) => {
        log.error({ error: String(error) }, 'bus event lost');
        tellOfGap();
      })
      .finally(() => {
        waiting -= 1;
      });
  }

  async function fetchStored(id: number): Promise<object> {
    const row = await db.selectFrom('bus_payloads').select('body').where('id', '=', id).executeTakeFirst();
    if (!row) throw new Error('a payload is gone');
    return row.body;
  }

  async function store(trx: Kysely<Database>, payload: object): Promise<number> {
    // transactions that clean up at the same time must not wait for one another: they hold their chats meanwhile
    await sql`
      DELETE FROM bus_payloads WHERE id IN (
        SELECT id FROM bus_payloads WHERE created_at < now() - interval '10 minutes' LIMIT 100 FOR UPDATE SKIP LOCKED)`.execute(
      trx,
    );
    const row = await trx
      .insertInto('bus_payloads')
      .values({ body: JSON.stringify(payload) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }

  await source.listen(CHANNEL, (text) => {
    if (text) deliver(text);
    else tellOfGap();
  });

  async function textOf(trx: Kysely<Database>, { topics, event, payload }: Announcement): Promise<string> {
    const inline = JSON.stringify({ topics, event, payload } satisfies Envelope);
    if (Buffer.byteLength(inline) <= INLINE_BYTES) return inline;
    return JSON.stringify({ topics, event, stored: await store(trx, payload) } satisfies Envelope);
  }

  async function publishAll(trx: Kysely<Database>, announcements: readonly Announcement[]): Promise<void> {
    const texts: string[] = [];
    for (const announcement of announcements) texts.push(await textOf(trx, announcement));
    await sql`SELECT pg_notify(${CHANNEL}, text) FROM unnest(${texts}::text[]) WITH ORDINALITY AS t(text, at) ORDER BY at`.execute(
      trx,
    );
  }

  return {
    publish: (topic, event, payload) => publishAll(db, [{ topics: [topic], event, payload }]),
    publishAll,
    subscribe(onEvent) {
      subscribers.add(onEvent);
      return () => subscribers.delete(onEvent);
    },
    onGap(onGap) {
      gapListeners.add(onGap);
      return () => gapListeners.delete(onGap);
    },
  };
}
