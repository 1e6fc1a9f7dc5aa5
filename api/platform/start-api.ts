import type { RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { authenticate, calls, createCaptcha, registrations, startSearch } from '../modules/index.ts';
import type { Clock } from './clock.ts';
import type { Connection } from './db.ts';
import type { Env } from './env.ts';
import type { Extension } from './extension.ts';
import { createApp } from './http/app.ts';
import type { Gate } from './http/gate.ts';
import { createServices, readResources, type Services } from './services.ts';

export interface RunningApi {
  services: Services;
  /** delivers all effects that are due, now */
  drainOutbox(): Promise<number>;
  /** waits until the search knows everything that was committed before now */
  searchSettled(): Promise<void>;
  /** calls that wait for something to happen are answered: before the gate closes, which waits for them */
  release(): void;
  close(): Promise<void>;
}

export interface StartOptions {
  env: Env;
  log: Logger;
  connection: Connection;
  /** listens already */
  gate: Gate;
  url: string;
  /** main.ts reads them before it starts a database */
  resources?: Pick<Services, 'sites' | 'geo'>;
  clock?: Clock;
  extensions?: readonly Extension[];
}

/** Puts the app on a migrated database behind the gate and opens it. */
export async function startApi({
  env,
  log,
  connection,
  gate,
  url,
  resources = readResources(env),
  clock,
  extensions = [],
}: StartOptions): Promise<RunningApi> {
  const selfUrl = () => url;
  const handle = await createServices({
    ...{ env, log, connection, resources, selfUrl },
    originals: extensions.flatMap((extension) => extension.originals ?? []),
    ...(clock ? { clock } : {}),
  });
  const { services, worker, jobs, listener } = handle;
  const captcha = createCaptcha(services);
  gate.report({ name: 'search', state: 'starting' });
  const search = await startSearch(services, listener, (note) =>
    gate.report({ name: 'search', state: 'starting', note }),
  );
  gate.report({ name: 'search', state: 'ready' });
  services.pagesRevision.waitFor(search.settled);
  let handler: RequestListener | undefined;
  const app = await createApp({
    services,
    calls: calls(services, search.search, captcha),
    register: [
      ...registrations,
      ...extensions.map(
        (extension) => (app: FastifyInstance, services: Services) => extension.register?.(app, services),
      ),
    ],
    guard: captcha.guard,
    authenticate,
    serverFactory: (handle) => {
      handler = handle;
      return gate.server;
    },
  });
  // after the registrations: every kind has its handler now, and every job is known
  if (env.ROLE !== 'api') {
    await worker.start();
    jobs.start();
  }
  gate.addCheck('database', async () => {
    await sql`SELECT 1`.execute(services.db);
  });
  if (handler) gate.open(handler);
  return {
    services,
    drainOutbox: () => worker.drain(),
    searchSettled: search.settled,
    release() {
      services.contentRevision.release();
      services.pagesRevision.release();
    },
    async close() {
      // before the routes: a job may wait for a call of its own
      await jobs.stop();
      await app.close();
      await search.close();
      await handle.close();
    },
  };
}
