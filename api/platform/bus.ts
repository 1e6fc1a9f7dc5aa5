import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { DatabaseHandle } from './db.ts';
import type { Listener } from './listener.ts';

const CHANNEL = 'bus';
/** PostgreSQL takes 8000 bytes per notification */
const INLINE_BYTES = 7000;

type Subscriber = (topic: string, event: string, payload: object) => void;

/** Live events between all processes of the api. Nothing is stored: rows are the truth, an event says "look". */
export interface Bus {
  publish(topic: string, event: string, payload: object): Promise<void>;
  /** @returns how to stop */
  subscribe(onEvent: Subscriber): () => void;
}

interface Envelope {
  topic: string;
  event: string;
  payload?: object;
  /** a row of bus_payloads: the payload was too long */
  stored?: number;
}

export async function createBus(db: DatabaseHandle, listener: Listener, log: Logger): Promise<Bus> {
  const subscribers = new Set<Subscriber>();

  async function deliver(text: string): Promise<void> {
    // written by publish() below
    const { topic, event, payload, stored } = JSON.parse(text) as Envelope;
    const body = payload ?? (stored === undefined ? {} : await fetchStored(stored));
    for (const subscriber of subscribers) {
      try {
        subscriber(topic, event, body);
      } catch (error) {
        log.error({ error, topic, event }, 'bus subscriber failed');
      }
    }
  }

  const fetchStored = async (id: number): Promise<object> =>
    (await db.selectFrom('bus_payloads').select('body').where('id', '=', id).executeTakeFirst())?.body ?? {};

  async function store(payload: object): Promise<number> {
    await db.deleteFrom('bus_payloads').where('created_at', '<', sql<Date>`now() - interval '10 minutes'`).execute();
    const row = await db
      .insertInto('bus_payloads')
      .values({ body: JSON.stringify(payload) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }

  await listener.listen(CHANNEL, (payload) => {
    if (payload) deliver(payload).catch((error) => log.error({ error }, 'bus event lost'));
  });

  return {
    async publish(topic, event, payload) {
      const inline = JSON.stringify({ topic, event, payload } satisfies Envelope);
      const text =
        Buffer.byteLength(inline) <= INLINE_BYTES
          ? inline
          : JSON.stringify({ topic, event, stored: await store(payload) } satisfies Envelope);
      await sql`SELECT pg_notify(${CHANNEL}, ${text})`.execute(db);
    },
    subscribe(onEvent) {
      subscribers.add(onEvent);
      return () => subscribers.delete(onEvent);
    },
  };
}
