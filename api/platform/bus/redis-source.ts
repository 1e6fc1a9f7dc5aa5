import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createClient } from '@redis/client';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Connection, DatabaseHandle } from '../db.ts';
import type { Listener } from '../listener.ts';
import { createLeadership } from './leadership.ts';
import { type BusSource, CHANNEL, databaseSource } from './source.ts';

const CONNECT_MS = 2_000;
const RETRY_MAX_MS = 1_000;

const said = z.object({
  /** process that hands on */
  from: z.string(),
  /** beat: nothing, but I am here; gap: something was lost; event: what the database said */
  kind: z.enum(['beat', 'gap', 'event']),
  text: z._default(z.string(), ''),
});
type Said = z.output<typeof said>;

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
    seal: (message: Said): string => {
      const text = JSON.stringify(message);
      return `${mark(text)} ${text}`;
    },
    /** @returns undefined for what none of the nodes has said */
    open: (raw: string): Said | undefined => {
      const at = raw.indexOf(' ');
      const text = raw.slice(at + 1);
      // written by seal()
      return isRight(raw.slice(0, Math.max(0, at)), text) ? said.safeParse(JSON.parse(text)).data : undefined;
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
async function nameOf(db: DatabaseHandle): Promise<string> {
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

export interface RedisSource extends BusSource {
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
  const channel = `cairn:bus:${await nameOf(db)}`;
  const direct = databaseSource(listener);
  const leadership = createLeadership(connection, log);
  const publisher = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: (tries) => Math.min(tries * 50, RETRY_MAX_MS) },
  });
  const subscriber = publisher.duplicate({ disableOfflineQueue: false });

  let onEvent: (text: string | undefined) => void = () => undefined;
  let state: 'direct' | 'leading' | 'following' = 'direct';
  let leader = '';
  let heardAt = 0;
  let isListening = false;
  let isClosed = false;
  let overlap: NodeJS.Timeout | undefined;
  let work: Promise<void> = Promise.resolve();

  const isReady = () => publisher.isReady && subscriber.isReady;
  const say = (kind: Said['kind'], text = ''): void => {
    if (!publisher.isReady) return;
    publisher.publish(channel, seal({ from: id, kind, text })).catch(() => undefined);
  };

  /** of the database */
  function onNotified(text: string | undefined): void {
    if (state === 'leading') say(text === undefined ? 'gap' : 'event', text);
    if (isListening) onEvent(text);
  }

  /** of Redis */
  function onSaid(raw: string): void {
    const data = open(raw);
    if (!data || data.from === id || state === 'leading') return;
    heardAt = performance.now();
    if (state === 'direct') {
      follow(data.from);
      return;
    }
    if (data.from !== leader || data.kind === 'gap') {
      // whoever handed on before may have taken something along
      leader = data.from;
      onEvent(undefined);
    }
    if (data.kind === 'event') onEvent(data.text);
  }

  function follow(from: string): void {
    state = 'following';
    leader = from;
    log.info('events come by redis');
    overlap = setTimeout(() => {
      if (state !== 'following') return;
      isListening = false;
      listener.unlisten(CHANNEL).catch((error: unknown) => log.warn({ error: String(error) }, 'still listening'));
    }, timing.overlapMs).unref();
  }

  async function listenDirectly(reason: string): Promise<void> {
    clearTimeout(overlap);
    state = 'direct';
    log.warn({ reason }, 'events come by the database');
    if (!isListening) {
      await direct.listen(onNotified);
      isListening = true;
    }
    onEvent(undefined);
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
        say('gap');
      } else if (!leads && state === 'leading') {
        state = 'direct';
      }
    }
    if (state === 'leading') say('beat');
  }

  const timer = setInterval(() => {
    work = work.then(look).catch((error: unknown) => log.error({ error: String(error) }, 'the bus by redis failed'));
  }, timing.beatMs).unref();

  for (const client of [publisher, subscriber]) {
    client.on('error', (error: Error) => log.debug({ error: error.message }, 'redis'));
    // it goes on trying: nothing waits for it
    client.connect().catch(() => undefined);
  }
  subscriber.subscribe(channel, onSaid).catch((error: unknown) => log.warn({ error: String(error) }, 'redis'));

  return {
    state: () => state,
    async listen(handler) {
      onEvent = handler;
      await direct.listen(onNotified);
      isListening = true;
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
