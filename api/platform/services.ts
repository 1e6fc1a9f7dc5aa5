import type { MediaItem } from '@cairn/shared-contracts/api/common.schema';
import type { Logger } from 'pino';
import { type Bus, createBus } from './bus.ts';
import { type Clock, createClock } from './clock.ts';
import { type Connection, createDb, type DatabaseHandle } from './db.ts';
import type { StoredPicture } from './db-types.ts';
import type { Env } from './env.ts';
import { createListener, type Listener } from './listener.ts';
import { toMediaItem } from './media-item.ts';
import { createOutbox, type Outbox, type OutboxWorker } from './outbox.ts';
import { createRates, type Rates } from './rates.ts';

/** What every module is given. */
export interface Services {
  env: Env;
  db: DatabaseHandle;
  log: Logger;
  clock: Clock;
  rates: Rates;
  outbox: Outbox;
  bus: Bus;
  media: (picture: StoredPicture) => MediaItem;
  /** the api's own address, for calls to itself: http://127.0.0.1:4000 */
  selfUrl(): string;
}

/** the services with what only the process itself may do: start and stop them */
export interface ServicesHandle {
  services: Services;
  worker: OutboxWorker;
  close(): Promise<void>;
}

export interface ServicesOptions {
  env: Env;
  log: Logger;
  connection: Connection;
  clock?: Clock;
  selfUrl(): string;
}

/** Connects to a migrated database. The outbox worker stands still until it is started. */
export async function createServices({
  env,
  log,
  connection,
  clock = createClock(),
  selfUrl,
}: ServicesOptions): Promise<ServicesHandle> {
  const db = createDb(connection, env.DATABASE_POOL, (error) =>
    log.warn({ error: error.message }, 'database connection broke'),
  );
  const listener: Listener = await createListener(connection, log);
  const worker = createOutbox(db, listener, log);
  const services: Services = {
    env,
    db,
    log,
    clock,
    rates: createRates(db, clock),
    outbox: worker,
    bus: await createBus(db, listener, log),
    media: toMediaItem,
    selfUrl,
  };
  return {
    services,
    worker,
    async close() {
      await worker.stop();
      await listener.close();
      await db.destroy();
    },
  };
}
