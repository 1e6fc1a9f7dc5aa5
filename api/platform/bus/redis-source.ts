import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createClient } from '@redis/client';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Connection, DatabaseHandle } from '../db.ts';
import type { Listener } from '../listener.ts';
import { createLeadership } from './leadership.ts';
import { databaseSource, type EventSource } from './source.ts';

const CONNECT_MS = 2_000;
const RETRY_MAX_MS = 1_000;

const message = z.object({
  /** process that hands on */
  from: z.string(),
  /** beat: nothing, but I am here; gap: something was lost; event: what the database said */
  kind: z.enum(['beat', 'gap', 'event']),
  /** of the database; a gap without one is a gap in all of them */
  channel: z._default(z.string(), ''),
  text: z._default(z.string(), ''),
});
type Said = z.output<typeof message>;

/**
 * Whoever reaches the Redis may publish there, and what a node believes stands on people's screens: each message carries a mark that only
 * the installation's own nodes can make.
 */
function sealOf(secret: string) {
  const mark = (text: string): string => createHmac('sha256', secret).update(`bus:${text}`).digest('base64url');
  const isRight = (given: string, text: string): boolean => {
    const [expected, got] = [Buffer.from(mark(text)), Buffer.from(given)];
    return got.length === expected.length && timingSafeEqual(got, expected);
  };
  return {
    seal: (given: Said): string => {
      const text = JSON.stringify(given);
      return `${mark(text)} ${text}`;
    },
    /** @returns undefined for what none of the nodes has said */
    open: (raw: string): Said | undefined => {
      const at = raw.indexOf(' ');
      const text = raw.slice(at + 1);
      // written by seal()
      return isRight(raw.slice(0, Math.max(0, at)), text) ? message.safeParse(JSON.parse(text)).data : undefined;
    },
  };
}

export interface RedisTiming {
  beatMs: number;
  /** without a beat for so long the one that hands on counts as gone */
  silenceMs: number;
  /** both ways are heard for so long, so that nothing falls between them */
  overlapMs: number;
}
const TIMING: RedisTiming = { beatMs: 500, silenceMs: 2_000, overlapMs: 1_000 };

export interface RedisSourceOptions {
  db: DatabaseHandle;
  listener: Listener;
  connection: Connection;
  url: string;
  /** of the installation */
  secret: string;
  log: Logger;
  timing?: RedisTiming;
}

/** Another installation may use the same Redis: what is said there belongs to one database. */
export async function nameOf(db: DatabaseHandle): Promise<string> {
  const mark = { name: 'bus', value: JSON.stringify({ id: randomUUID() }) };
  await db
    .insertInto('data_marks')
    .values(mark)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('data_marks')
    .select('value')
    .where('name', '=', mark.name)
    .executeTakeFirstOrThrow();
  // written above
  return (value as { id: string }).id;
}

export interface RedisSource extends EventSource {
  /** direct: hears the database; leading: and hands on to the others; following: hears what is handed on */
  state(): 'direct' | 'leading' | 'following';
}

/**
 * PostgreSQL tells one process, which hands on to all others by Redis: a commit wakes one of the database's connections, however many
 * processes there are, and events still come with their commit, in its order, and never without it. Without Redis, or without one that
 * hands on, each process listens to the database again. What may be lost in between is told as a gap.
 */
export async function redisSource(options: RedisSourceOptions): Promise<RedisSource> {
  const { db, listener, connection, url, secret, log, timing = TIMING } = options;
  const { seal, open } = sealOf(secret);
  const id = randomUUID();
  // processes of releases before know one channel of the database only, and talk under another name: beside them everybody hears the database
  const said = `cairn:events:${await nameOf(db)}`;
  const direct = databaseSource(listener);
  const leadership = createLeadership(connection, log);
  const publisher = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: (tries) => Math.min(tries * 50, RETRY_MAX_MS) },
  });
  const subscriber = publisher.duplicate({ disableOfflineQueue: false });

  type Handler = Parameters<EventSource['listen']>[1];
  const handlers = new Map<string, Handler[]>();
  let state: 'direct' | 'leading' | 'following' = 'direct';
  let leader = '';
  let heardAt = 0;
  let isListening = true;
  let isClosed = false;
  let overlap: NodeJS.Timeout | undefined;
  /** something was not handed on: the others are told so as soon as they can be */
  let owesGap = false;
  let work: Promise<void> = Promise.resolve();

  const isReady = () => publisher.isReady && subscriber.isReady;
  const say = (kind: Said['kind'], channel = '', text = ''): void => {
    const fail = () => {
      owesGap ||= kind !== 'beat';
    };
    if (!publisher.isReady) fail();
    else publisher.publish(said, seal({ from: id, kind, channel, text })).catch(fail);
  };
  const tell = (channel: string, text: string | undefined): void => {
    for (const handler of handlers.get(channel) ?? []) handler(text);
  };
  const tellOfGap = (): void => {
    for (const channel of handlers.keys()) tell(channel, undefined);
  };

  /** hears the database itself */
  const listenTo = (channel: string): Promise<void> =>
    direct.listen(channel, (text) => {
      if (state === 'leading') say(text === undefined ? 'gap' : 'event', channel, text);
      if (isListening) tell(channel, text);
    });

  /** of Redis */
  function onSaid(raw: string): void {
    const data = open(raw);
    if (!data || data.from === id || state === 'leading') return;
    heardAt = performance.now();
    if (state === 'direct') {
      follow(data.from);
      return;
    }
    if (data.from !== leader || (data.kind === 'gap' && data.channel === '')) {
      // whoever handed on before may have taken something along
      leader = data.from;
      tellOfGap();
    } else if (data.kind === 'gap') tell(data.channel, undefined);
    if (data.kind === 'event') tell(data.channel, data.text);
  }

  function follow(from: string): void {
    state = 'following';
    leader = from;
    log.info('events come by redis');
    overlap = setTimeout(() => {
      if (state !== 'following') return;
      isListening = false;
      for (const channel of handlers.keys())
        listener.unlisten(channel).catch((error: unknown) => log.warn({ error: String(error) }, 'still listening'));
    }, timing.overlapMs).unref();
  }

  async function listenDirectly(reason: string): Promise<void> {
    clearTimeout(overlap);
    state = 'direct';
    log.warn({ reason }, 'events come by the database');
    if (!isListening) {
      isListening = true;
      // after the primary is gone the first of them fails, and is listened to once the connection is back: so must the others be
      await Promise.allSettled([...handlers.keys()].map(listenTo));
    }
    tellOfGap();
  }

  async function look(): Promise<void> {
    if (isClosed) return;
    const isSilent = performance.now() - heardAt > timing.silenceMs;
    if (state === 'following' && (!isReady() || isSilent))
      await listenDirectly(isReady() ? 'nobody hands on' : 'redis');
    if (state === 'leading' && !isReady()) {
      state = 'direct';
      await leadership.giveUp();
      log.warn('redis is away: nobody is handed anything');
    }
    if (state !== 'following' && isReady()) {
      const leads = await leadership.take();
      if (leads && state !== 'leading') {
        state = 'leading';
        // until now the others may have heard nothing
        owesGap = true;
      } else if (!leads && state === 'leading') {
        state = 'direct';
      }
    }
    if (state === 'leading' && owesGap && isReady()) {
      owesGap = false;
      say('gap');
    } else if (state === 'leading') say('beat');
  }

  const timer = setInterval(() => {
    work = work.then(look).catch((error: unknown) => log.error({ error: String(error) }, 'the bus by redis failed'));
  }, timing.beatMs).unref();

  for (const client of [publisher, subscriber]) {
    client.on('error', (error: Error) => log.debug({ error: error.message }, 'redis'));
    // it goes on trying: nothing waits for it
    client.connect().catch(() => undefined);
  }
  // a connection that broke may be back before anybody looks
  publisher.on('reconnecting', () => {
    owesGap = true;
  });
  let wasLost = false;
  subscriber.on('reconnecting', () => {
    wasLost = true;
  });
  subscriber.on('ready', () => {
    if (wasLost && state === 'following') tellOfGap();
    wasLost = false;
  });
  subscriber.subscribe(said, onSaid).catch((error: unknown) => log.warn({ error: String(error) }, 'redis'));

  return {
    state: () => state,
    async listen(channel, onEvent) {
      const known = handlers.get(channel);
      handlers.set(channel, [...(known ?? []), onEvent]);
      if (known || !isListening) return;
      await listenTo(channel);
      // whoever follows may have waited for it already
      if (state === 'leading') say('gap', channel);
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      clearTimeout(overlap);
      await work;
      await leadership.close();
      publisher.destroy();
      subscriber.destroy();
    },
  };
}
