import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createClient } from '@redis/client';
import { sql } from 'kysely';
import { createRedisServer, findRedis, type RedisServer } from '../../testing/redis-server.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createDb, type DatabaseHandle } from '../db.ts';
import { createListener } from '../listener.ts';
import { createLog } from '../log.ts';
import { type Bus, createBus } from './bus.ts';
import { type RedisSource, redisSource } from './redis-source.ts';

const TIMING = { beatMs: 40, silenceMs: 400, overlapMs: 60 };
const PATIENCE_MS = 15_000;
const program = findRedis();
const log = createLog('silent');
/** Debian: apt-get install redis-server; or REDIS_SERVER says where it is */
const withRedis = program ? describe : describe.skip;

interface Node {
  bus: Bus;
  source: RedisSource;
  heard: string[];
  /** words of the other channel: 'shown', or 'gap' */
  shown: string[];
  gaps(): number;
  stop(): Promise<void>;
}

async function until(isSo: () => boolean, what: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !isSo(); await wait(10))
    if (Date.now() > end) throw new Error(`never: ${what}`);
}

withRedis(`the bus by redis (${program ?? 'no redis-server found: apt-get install redis-server'})`, () => {
  let redis: RedisServer;
  let database: TestDatabase & { db: DatabaseHandle };
  let db: DatabaseHandle;
  let nodes: Node[] = [];

  async function newDatabase() {
    const made = await createTestDatabase();
    return { ...made, db: createDb(made.connection, { max: 4 }) };
  }
  async function start(on = database): Promise<Node> {
    const { connection } = on;
    const listener = await createListener(connection, log);
    const source = await redisSource({
      db: on.db,
      listener,
      connection,
      url: redis.url,
      secret: 'of the tests',
      log,
      timing: TIMING,
    });
    const bus = await createBus(on.db, source, log);
    const shown: string[] = [];
    await source.listen('shown', (text) => shown.push(text ?? 'gap'));
    const heard: string[] = [];
    let gaps = 0;
    bus.subscribe((topic, event) => heard.push(`${topic} ${event}`));
    bus.onGap(() => {
      gaps += 1;
    });
    const stop = async () => {
      await source.close();
      await listener.close();
    };
    const node = { bus, source, heard, shown, gaps: () => gaps, stop };
    nodes.push(node);
    return node;
  }
  /** one hands on, all others listen to it alone */
  async function settled(): Promise<void> {
    const count = (state: string) => nodes.filter(({ source }) => source.state() === state).length;
    await until(() => count('leading') === 1 && count('following') === nodes.length - 1, 'settled');
    await wait(TIMING.overlapMs * 2);
  }
  const leader = () => nodes.find(({ source }) => source.state() === 'leading') as Node;
  const say = (event: string) =>
    db.transaction().execute((trx) => anyBus().publishAll(trx, [{ topics: ['t'], event, payload: {} }]));
  const anyBus = () => (nodes[0] as Node).bus;
  const allHeard = (event: string) => until(() => nodes.every(({ heard }) => heard.includes(`t ${event}`)), event);

  beforeAll(async () => {
    database = await newDatabase();
    db = database.db;
    redis = await createRedisServer(program ?? '');
  });
  beforeEach(async () => {
    await redis.start();
    nodes = [];
    for (let at = 0; at < 3; at++) await start();
    await settled();
  });
  afterEach(async () => {
    for (const { stop } of nodes) await stop();
    await redis.kill();
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  it('tells every node once, in the order of the commits, and nothing of what was rolled back', async () => {
    await expect(
      db.transaction().execute(async (trx) => {
        await anyBus().publishAll(trx, [{ topics: ['t'], event: 'never', payload: {} }]);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    const events = Array.from({ length: 50 }, (_, at) => `e${at}`);
    for (const event of events) await say(event);
    await allHeard('e49');
    for (const { heard } of nodes) expect(heard).toEqual(events.map((event) => `t ${event}`));
    expect(nodes.map(({ gaps }) => gaps())).toEqual([0, 0, 0]);
  });

  it('of three nodes the database wakes one', async () => {
    // what each listening connection was last asked; a node goes on listening for a moment after it follows
    const asked = async () => {
      const { rows } = await sql<{ query: string }>`
        SELECT query FROM pg_stat_activity WHERE query LIKE '%LISTEN "shown"' AND datname = current_database()`.execute(
        db,
      );
      return rows.map(({ query }) => query).sort();
    };
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end && (await asked())[1] !== 'UNLISTEN "shown"'; )
      await wait(10);
    expect(await asked()).toEqual(['LISTEN "shown"', 'UNLISTEN "shown"', 'UNLISTEN "shown"']);
  });

  it('hands on every channel that is listened to, each to its own, and tells of gaps in all of them', async () => {
    await sql`SELECT pg_notify('shown', 'one')`.execute(db);
    await until(() => nodes.every(({ shown }) => shown.includes('one')), 'one');
    expect(nodes.map(({ shown, gaps }) => [shown, gaps()])).toEqual(Array(3).fill([['one'], 0]));
    const followers = nodes.filter(({ source }) => source.state() === 'following');
    await leader().stop();
    nodes = followers;
    await settled();
    await until(() => followers.every(({ shown, gaps }) => shown.includes('gap') && gaps() > 0), 'gaps');
    await sql`SELECT pg_notify('shown', 'two')`.execute(db);
    await until(() => followers.every(({ shown }) => shown.at(-1) === 'two'), 'two');
  });

  it('leads what is listened to later as well', async () => {
    const late = nodes.map(() => [] as string[]);
    for (const [at, { source }] of nodes.entries())
      await source.listen('late', (text) => late[at]?.push(text ?? 'gap'));
    await sql`SELECT pg_notify('late', 'word')`.execute(db);
    await until(() => late.every((words) => words.includes('word')), 'word');
  });

  it('goes on by another one when the node that hands on is gone; the others look for what they have missed', async () => {
    const gone = leader();
    nodes = nodes.filter((node) => node !== gone);
    await gone.stop();
    await settled();
    expect(nodes.every(({ gaps }) => gaps() > 0)).toBe(true);
    await say('afterwards');
    await allHeard('afterwards');
  });

  it('goes on by the database while redis is away, and by redis when it is back', async () => {
    await redis.kill();
    await until(() => nodes.every(({ source }) => source.state() === 'direct'), 'direct');
    // whoever followed may have missed something in between, and says so once it hears the database
    await until(() => nodes.filter(({ gaps }) => gaps() > 0).length === 2, 'gaps');
    await say('without redis');
    await allHeard('without redis');
    await redis.start();
    await settled();
    await say('with redis');
    await allHeard('with redis');
  });

  it.each(['pubsub', 'normal'] as const)(
    'tells of what may have been lost with a connection (%s) that is back before anybody has looked',
    async (type) => {
      const admin = createClient({ url: redis.url });
      await admin.connect();
      await admin.sendCommand(['CLIENT', 'KILL', 'TYPE', type]);
      // of the one that hands on, who hears the database, nothing is missing
      const others = nodes.filter(({ source }) => source.state() !== 'leading');
      await until(() => others.every(({ gaps, shown }) => gaps() > 0 && shown.includes('gap')), 'gaps');
      await settled();
      await say('afterwards');
      await allHeard('afterwards');
      await admin.close();
    },
  );

  it('believes nothing that others publish there', async () => {
    const client = createClient({ url: redis.url });
    await client.connect();
    const [channel = ''] = await client.pubSubChannels('cairn:events:*');
    const { promise: copied, resolve } = Promise.withResolvers<string>();
    const eavesdropper = client.duplicate();
    await eavesdropper.connect();
    await eavesdropper.subscribe(channel, (raw) => {
      if (raw.includes('real')) resolve(raw);
    });
    await say('real');
    const envelope = JSON.stringify({ topics: ['t'], event: 'forged', payload: {} });
    const forged = JSON.stringify({ from: 'x', kind: 'event', text: envelope });
    const [mark] = (await copied).split(' ');
    for (const raw of ['', ' ', 'no json', '{', 'null', forged, `x ${forged}`, `${mark} ${forged}`])
      await client.publish(channel, raw);
    await say('afterwards');
    await allHeard('afterwards');
    // a node that has just changed its source may hear one twice
    for (const { heard } of nodes) expect([...new Set(heard)]).toEqual(['t real', 't afterwards']);
    await eavesdropper.close();
    await client.close();
  });

  it('another installation on the same redis hears nothing of it', async () => {
    const other = await newDatabase();
    const stranger = await start(other);
    nodes = nodes.filter((node) => node !== stranger);
    await until(() => stranger.source.state() === 'leading', 'a leader of its own');
    await say('ours');
    await allHeard('ours');
    await other.db
      .transaction()
      .execute((trx) => stranger.bus.publishAll(trx, [{ topics: ['t'], event: 'theirs', payload: {} }]));
    await until(() => stranger.heard.includes('t theirs'), 'theirs');
    expect(stranger.heard).toEqual(['t theirs']);
    expect(nodes.flatMap(({ heard }) => heard)).not.toContain('t theirs');
    await stranger.stop();
    await other.db.destroy();
    await other.drop();
  });

  it('a node that starts while redis is away hears the database', async () => {
    await redis.kill();
    const late = await start();
    await say('early');
    await until(() => late.heard.includes('t early'), 'early');
  });
});
