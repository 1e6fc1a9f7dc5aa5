import type { RequestListener } from 'node:http';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { authenticate, calls, registrations } from '../modules/index.ts';
import type { Clock } from './clock.ts';
import type { Connection } from './db.ts';
import type { Env } from './env.ts';
import { createApp } from './http/app.ts';
import type { Gate } from './http/gate.ts';
import { createServices, type Services } from './services.ts';

export interface RunningApi {
  services: Services;
  /** delivers all effects that are due, now */
  drainOutbox(): Promise<number>;
  close(): Promise<void>;
}

export interface StartOptions {
  env: Env;
  log: Logger;
  connection: Connection;
  /** listens already */
  gate: Gate;
  url: string;
  clock?: Clock;
}

/** Puts the app on a migrated database behind the gate and opens it. */
export async function startApi({ env, log, connection, gate, url, clock }: StartOptions): Promise<RunningApi> {
  const handle = await createServices({ env, log, connection, selfUrl: () => url, ...(clock ? { clock } : {}) });
  const { services, worker } = handle;
  let handler: RequestListener | undefined;
  const app = await createApp({
    services,
    calls: calls(services),
    register: registrations,
    authenticate,
    serverFactory: (handle) => {
      handler = handle;
      return gate.server;
    },
  });
  // after the registrations: every kind has its handler now
  await worker.start();
  gate.addCheck('database', async () => {
    await sql`SELECT 1`.execute(services.db);
  });
  if (handler) gate.open(handler);
  return {
    services,
    drainOutbox: () => worker.drain(),
    async close() {
      await app.close();
      await handle.close();
    },
  };
}
