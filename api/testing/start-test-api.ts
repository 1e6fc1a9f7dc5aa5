import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LAST_COMMIT_HEADER } from '@cairn/shared-contracts/api/last-commit';
import type { Logger } from 'pino';
import { createClock } from '../platform/clock.ts';
import type { DatabaseHandle } from '../platform/db.ts';
import { readEnv } from '../platform/env.ts';
import type { Extension } from '../platform/extension.ts';
import { createGate } from '../platform/http/gate.ts';
import { createLog } from '../platform/log.ts';
import type { Services } from '../platform/services.ts';
import { startApi } from '../platform/start-api.ts';
import { nodeVariables } from './nodes.ts';
import { createTestDatabase } from './test-database.ts';
import { VisitorPlace } from './visitor-place.ts';

export interface TestApiOptions {
  /** environment variables over the defaults: sandbox payments, no rate limit */
  env?: Record<string, string>;
  /** the clock stands still at this instant, or shows what the function says; without it time runs */
  now?: Date | string | (() => Date);
  /** their preparation does not run */
  extensions?: readonly Extension[];
  log?: Logger;
}

export interface CallOptions {
  token?: string;
  headers?: Record<string, string>;
}

export interface TestApi {
  url: string;
  db: DatabaseHandle;
  services: Services;
  /** of its own database, for a second process on it */
  connection: { host: string; user: string; database: string };
  /** delivers all effects that are due, now */
  drainOutbox(): Promise<number>;
  /** waits until the search knows everything that was committed before now */
  searchSettled(): Promise<void>;
  /** calls and reads the JSON answer, which the test knows the shape of */
  get<T = Record<string, unknown>>(
    path: string,
    options?: CallOptions,
  ): Promise<{ status: number; body: T; headers: Headers }>;
  post<T = Record<string, unknown>>(
    path: string,
    body: unknown,
    options?: CallOptions,
  ): Promise<{ status: number; body: T; headers: Headers }>;
  close(): Promise<void>;
}

/** The whole api on a database of its own and a free port. */
export async function startTestApi({
  env = {},
  now,
  extensions = [],
  log = createLog(process.env.TEST_LOG_LEVEL ?? 'silent'),
}: TestApiOptions = {}): Promise<TestApi> {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'cairn-test-data-'));
  const gate = createGate();
  const url = `http://127.0.0.1:${await gate.listen(0, '127.0.0.1')}`;
  const running = await startApi({
    env: readEnv({
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      DATABASE_POOL: '10',
      // beside other tests a database may be silent for seconds, and well
      DATABASE_WAIT_MS: '10000',
      DATABASE_PATIENCE_MS: '30000',
      PAYMENT_PROVIDER: 'sandbox',
      // finds what a test has just written without a wait; tests of the index ask for it
      SEARCH: 'sql',
      ...nodeVariables(database.connection),
      ...env,
    }),
    log,
    connection: database.connection,
    gate,
    url,
    extensions,
    ...(now ? { clock: createClock(typeof now === 'function' ? now : () => new Date(now)) } : {}),
  });

  /** all calls are those of one visitor, who sees what they have changed, on a replica too */
  const visitor = new VisitorPlace();

  async function call<T>(path: string, init: RequestInit, { token, headers = {} }: CallOptions = {}) {
    const response = await fetch(url + path, {
      ...init,
      headers: {
        ...(init.body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { 'x-authorization': token } : {}),
        ...(visitor.place ? { [LAST_COMMIT_HEADER]: visitor.place } : {}),
        ...headers,
      },
    });
    visitor.hear(response.headers.get(LAST_COMMIT_HEADER));
    const text = await response.text();
    // the caller names the shape that it expects and tests it
    const body = (text === '' ? {} : JSON.parse(text)) as T;
    return { status: response.status, body, headers: response.headers };
  }

  return {
    url,
    db: running.services.db,
    services: running.services,
    connection: database.connection,
    drainOutbox: running.drainOutbox,
    searchSettled: running.searchSettled,
    get: (path, options) => call(path, {}, options),
    post: (path, body, options) => call(path, { method: 'POST', body: JSON.stringify(body) }, options),
    async close() {
      running.release();
      await gate.close(1_000);
      await running.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
