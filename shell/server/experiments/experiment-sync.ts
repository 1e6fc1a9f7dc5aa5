import { syncExperiments } from '@cairn/shared-contracts/api/experiments.calls';
import type { Live } from '@cairn/shared-contracts/remote/release';
import type { FastifyBaseLogger } from 'fastify';
import { callApi } from '../call-api.ts';
import { OWN_CALL_HEADERS } from '../own-calls.ts';

interface Options {
  apiUrl: string;
  live(): Live | undefined;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** milliseconds until an api that did not hear is told again */
  retryMs?: number;
}

const RETRY_MS = 2000;

const runningIn = ({ environment, revision, changed_by, note, remotes }: Live) => ({
  ...{ environment, revision },
  ...{ by: changed_by, note },
  running: Object.entries(remotes).flatMap(([remote, { experiment }]) => {
    if (!experiment) return [];
    // what finds people in the data stays with those who compose pages
    const { salt, ...told } = experiment;
    return [{ remote, ...told }];
  }),
});

/** Tells the api which experiments run: it collects for these and no others. Every shell tells; the newest revision counts. */
export class ExperimentSync {
  readonly #options: Options;
  #told: string | undefined;
  #telling = false;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** the composition may have changed */
  look(): void {
    if (!this.#telling) void this.#tell();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #tell(): Promise<void> {
    const { apiUrl, live, log, retryMs = RETRY_MS } = this.#options;
    const now = live();
    if (!now || this.#stopped) return;
    const body = runningIn(now);
    const running = JSON.stringify(body.running);
    if (running === this.#told) return;
    this.#telling = true;
    clearTimeout(this.#timer);
    let isTold = false;
    try {
      const answer = await callApi(apiUrl + syncExperiments.path, {
        method: 'POST',
        headers: { ...OWN_CALL_HEADERS, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      await answer.body?.cancel();
      isTold = answer.ok;
      if (!isTold) log.warn({ status: answer.status }, 'the api does not hear which experiments run');
    } catch (reason) {
      log.warn({ reason: String(reason) }, 'the api does not hear which experiments run');
    }
    this.#telling = false;
    if (isTold) {
      this.#told = running;
      // it may have changed meanwhile
      void this.#tell();
    } else if (!this.#stopped) {
      this.#timer = setTimeout(() => void this.#tell(), retryMs);
      this.#timer.unref();
    }
  }
}
