import type { MediaItem } from '@cairn/shared-contracts/api/common.schema';
import { readSites, type Sites } from '@cairn/shared-contracts/node/sites';
import type { Logger } from 'pino';
import { createGeo, type Geo } from '../adapters/geo/geo.ts';
import { requirePaymentKeys } from '../adapters/payments/keys.ts';
import { type Originals, requireApart } from '../adapters/storage/originals.ts';
import { siteOriginals } from '../adapters/storage/site-originals.ts';
import { type Bus, createBus } from './bus/bus.ts';
import { redisSource } from './bus/redis-source.ts';
import { databaseSource } from './bus/source.ts';
import { type Clock, createClock } from './clock.ts';
import { type ContentRevision, contentRevision } from './content-revision.ts';
import { type Connection, createDb, type DatabaseHandle } from './db.ts';
import type { Env } from './env.ts';
import { createLimits, type Limits } from './limits.ts';
import { createListener, type Listener } from './listener.ts';
import { toMediaItem } from './media-item.ts';
import { createOutbox, type Outbox, type OutboxWorker } from './outbox.ts';
import { type PagesRevision, pagesRevision } from './pages-revision.ts';
import { createRates, type Rates } from './rates.ts';
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
  outbox: Outbox;
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

/** Connects to a migrated database. The outbox worker stands still until it is started. */
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
  const db = createDb(connection, {
    max: env.DATABASE_POOL,
    waitMs: env.DATABASE_WAIT_MS,
    patienceMs: env.DATABASE_PATIENCE_MS,
    onError: (error) => log.warn({ error: error.message }, 'database connection broke'),
  });
  const listener: Listener = await createListener(connection, log);
  const source = env.REDIS_URL
    ? await redisSource({ db, listener, connection, url: env.REDIS_URL, secret: env.APP_SECRET, log })
    : databaseSource(listener);
  const worker = createOutbox(db, listener, log);
  const services: Services = {
    env,
    db,
    log,
    clock,
    rates: createRates(db, clock),
    ...resources,
    limits: createLimits(db, clock),
    outbox: worker,
    bus: await createBus(db, source, log),
    contentRevision: await contentRevision(db, listener, clock),
    pagesRevision: await pagesRevision(db, listener),
    originals,
    media: toMediaItem,
    selfUrl,
  };
  return {
    services,
    worker,
    listener,
    async close() {
      await worker.stop();
      await source.close();
      await listener.close();
      await db.destroy();
    },
  };
}
