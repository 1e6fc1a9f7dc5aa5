import type { MediaItem } from '@cairn/shared-contracts/api/common.schema';
import { readSites, type Sites } from '@cairn/shared-contracts/node/sites';
import type { Logger } from 'pino';
import { createGeo, type Geo } from '../adapters/geo/geo.ts';
import { requirePaymentKeys } from '../adapters/payments/keys.ts';
import { type Originals, requireApart } from '../adapters/storage/originals.ts';
import { siteOriginals } from '../adapters/storage/site-originals.ts';
import { type Bus, createBus } from './bus/bus.ts';
import { nameOf, redisSource } from './bus/redis-source.ts';
import { databaseSource } from './bus/source.ts';
import { type Clock, createClock } from './clock.ts';
import { CONTENT_CHANNEL, type ContentRevision, contentRevision } from './content-revision.ts';
import { type Connection, createDb, type DatabaseHandle } from './db.ts';
import type { Env } from './env.ts';
import { createJobs, type Jobs, type JobsRunner } from './jobs/jobs.ts';
import { createLimits, type Limits } from './limits.ts';
import { createListener, type Listener } from './listener.ts';
import { toMediaItem } from './media-item.ts';
import { createOutbox, type Outbox, type OutboxWorker } from './outbox.ts';
import { PAGES_CHANNEL, type PagesRevision, pagesRevision } from './pages-revision.ts';
import { createRates, type Rates } from './rates.ts';
import { type SharedMemory, sharedMemory } from './redis/shared-memory.ts';
import { shieldedLimits } from './redis/shielded-limits.ts';
import { lastCommit } from './replica/last-commit.ts';
import { createReplica, type Replica } from './replica/replica.ts';
import type { StoredPicture } from './stored-json.ts';

/** What every module is given. */
export interface Services {
  env: Env;
  db: DatabaseHandle;
  log: Logger;
  clock: Clock;
  rates: Rates;
  geo: Geo;
  /** the variants of the site that calls are answered for */
  sites: Sites;
  /** what may be tried how often, agreed upon by all nodes */
  limits: Limits;
  /** where there is one */
  replica: Replica | undefined;
  /** where there is a Redis */
  sharedMemory: SharedMemory | undefined;
  outbox: Outbox;
  jobs: Jobs;
  bus: Bus;
  contentRevision: ContentRevision;
  pagesRevision: PagesRevision;
  /** pictures that nobody uploaded */
  originals: readonly Originals[];
  media: (picture: StoredPicture) => MediaItem;
  /** the api's own address, for calls to itself: http://127.0.0.1:4000 */
  selfUrl(): string;
}

/** the services with what only the process itself may do: start and stop them */
export interface ServicesHandle {
  services: Services;
  worker: OutboxWorker;
  jobs: JobsRunner;
  listener: Listener;
  close(): Promise<void>;
}

export interface ServicesOptions {
  env: Env;
  log: Logger;
  connection: Connection;
  resources: Pick<Services, 'sites' | 'geo'>;
  clock?: Clock;
  /** beside the app's own */
  originals?: readonly Originals[];
  selfUrl(): string;
}

/** @throws SiteError, or an Error about GEO_DB: the message is one line */
export function readResources(env: Env): Pick<Services, 'sites' | 'geo'> {
  const sites = readSites({ dir: env.SITES_DIR, forced: env.SITE, near: [process.cwd(), import.meta.dirname] });
  requirePaymentKeys(sites, env);
  return { sites, geo: createGeo({ isOn: env.GEO, file: env.GEO_DB }) };
}

/** Connects to a migrated database. Outbox worker and jobs stand still until they are started. */
export async function createServices({
  env,
  log,
  connection,
  resources,
  clock = createClock(),
  originals: added = [],
  selfUrl,
}: ServicesOptions): Promise<ServicesHandle> {
  const originals = [siteOriginals, ...added];
  requireApart(originals);
  const replica = env.DATABASE_READ_URL
    ? createReplica({
        connection: { connectionString: env.DATABASE_READ_URL },
        max: env.DATABASE_POOL,
        log,
        primaryPlace: () => lastCommit(db),
      })
    : undefined;
  const db: DatabaseHandle = createDb(connection, {
    max: env.DATABASE_POOL,
    limits: { statementMs: env.DATABASE_STATEMENT_MS, lockMs: env.DATABASE_LOCK_MS },
    replica,
    waitMs: env.DATABASE_WAIT_MS,
    patienceMs: env.DATABASE_PATIENCE_MS,
    onError: (error) => log.warn({ error: error.message }, 'database connection broke'),
  });
  const listener: Listener = await createListener(connection, log);
  const source = env.REDIS_URL
    ? await redisSource({ db, listener, connection, url: env.REDIS_URL, secret: env.APP_SECRET, log })
    : databaseSource(listener);
  const memory = env.REDIS_URL
    ? sharedMemory({ url: env.REDIS_URL, prefix: `cairn:${await nameOf(db)}`, log })
    : undefined;
  const counted = createLimits(db, clock);
  // what is remembered of shown tables is made anew from what was committed
  if (replica) for (const channel of [PAGES_CHANNEL, CONTENT_CHANNEL]) await source.listen(channel, replica.renew);
  const worker = createOutbox(db, listener, log);
  const jobs = createJobs({ connection, log });
  const services: Services = {
    env,
    db,
    log,
    clock,
    rates: createRates(db, clock),
    ...resources,
    limits: memory ? shieldedLimits(counted, memory, clock) : counted,
    sharedMemory: memory,
    replica,
    outbox: worker,
    jobs,
    bus: await createBus(db, source, log),
    contentRevision: await contentRevision(db, source, clock),
    pagesRevision: await pagesRevision(db, source),
    originals,
    media: toMediaItem,
    selfUrl,
  };
  return {
    services,
    worker,
    jobs,
    listener,
    async close() {
      await jobs.stop();
      await worker.stop();
      await source.close();
      memory?.close();
      await listener.close();
      await replica?.close();
      await db.destroy();
    },
  };
}
