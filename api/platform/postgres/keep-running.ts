import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '@cairn/shared-contracts/node/with-lock';
import type { Logger } from 'pino';
import type { EmbeddedPostgres } from './embedded.ts';

/** a question to the system, no work */
const LOOK_MS = 250;
/** between two starts that fail */
const RETRY_MS = 2_000;

export interface KeptPostgres {
  /** the server as it runs now; from here on it is left as it is */
  letGo(): Promise<EmbeddedPostgres>;
}

/**
 * Starts the embedded server again when it is no more: whoever uses it has lost its connections, and finds a server under the same address.
 * @param start on the same socket
 */
export function keepRunning(
  first: EmbeddedPostgres,
  start: () => Promise<EmbeddedPostgres>,
  log: Logger,
): KeptPostgres {
  const over = new AbortController();
  const { signal } = over;
  let postgres = first;

  const pause = (ms: number) => wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
  async function again(): Promise<void> {
    log.error({ pid: postgres.pid }, 'the embedded PostgreSQL is gone');
    const since = performance.now();
    while (!signal.aborted && !isAlive(postgres.pid)) {
      try {
        postgres = await start();
        log.info({ pid: postgres.pid, ms: Math.round(performance.now() - since) }, 'embedded PostgreSQL is up again');
      } catch (error) {
        log.error({ error: String(error) }, 'the embedded PostgreSQL does not start');
        await pause(RETRY_MS);
      }
    }
  }
  async function watch(): Promise<void> {
    while (!signal.aborted) {
      if (!isAlive(postgres.pid)) await again();
      await pause(LOOK_MS);
    }
  }
  const watching = watch();

  return {
    async letGo() {
      over.abort();
      await watching;
      return postgres;
    },
  };
}
