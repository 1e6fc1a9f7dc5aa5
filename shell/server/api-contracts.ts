import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import { callApi } from './call-api.ts';

/** hashes of calls' contracts, 'GET /spa/tour' → hash: shared-contracts/node/call-hash.ts */
export type Contracts = Readonly<Record<string, string>>;

const POLL_MS = 10_000;
const LIMIT_MS = 3000;

const health = z.object({ version: z.string(), contracts: z.string() });
const contracts = z.object({ calls: z.record(z.string(), z.string()) });

/** calls that the api does not promise as `built` was made against, in order; what only the api has harms nobody */
const differing = (built: Contracts, served: Contracts): string[] =>
  Object.keys(built)
    .filter((call) => built[call] !== served[call])
    .sort();

/** what /healthz tells of the back end */
export type ApiHealth =
  | { version: null; contracts: 'unknown'; calls: [] }
  | {
      version: string;
      contracts: 'equal' | 'differs';
      /** that the shell's own build makes otherwise than the api */
      calls: string[];
      /** the same for releases that are live, 'mf-tour@1.1.0' → calls; those that fit are not named */
      remotes: Record<string, string[]>;
    };

interface Options {
  apiUrl: string;
  /** what this shell was built against */
  built: Contracts;
  /** what live releases were built against, by 'name@version' */
  live(): Readonly<Record<string, Contracts>>;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

/**
 * Knows which back end answers, and which calls it promises otherwise than this shell and what is live were built against. It looks at
 * the api's /healthz again and again: another version, or one that was away, is asked for its contracts anew. A difference is a
 * warning, never a reason not to serve: most calls of a page still fit.
 */
export class ApiContracts {
  readonly #options: Options;
  #known: { version: string; digest: string; calls: Contracts } | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** looks at once, and from now on; never throws, never waits longer than its limit */
  async start(pollMs = POLL_MS): Promise<void> {
    await this.look();
    this.#timer = setInterval(() => void this.look(), pollMs).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** what the api serves, as far as it has told */
  get served(): Contracts | undefined {
    return this.#known?.calls;
  }

  get health(): ApiHealth {
    if (!this.#known) return { version: null, contracts: 'unknown', calls: [] };
    const { version, calls: served } = this.#known;
    const calls = differing(this.#options.built, served);
    const remotes = Object.entries(this.#options.live())
      .map(([release, built]): [string, string[]] => [release, differing(built, served)])
      .filter(([, names]) => names.length > 0);
    const differs = calls.length > 0 || remotes.length > 0;
    return { version, contracts: differs ? 'differs' : 'equal', calls, remotes: Object.fromEntries(remotes) };
  }

  async look(): Promise<void> {
    const now = await this.#ask('/healthz', health).catch(() => undefined);
    if (!now) {
      // away, or from before it told: whoever comes back is asked anew
      this.#known = undefined;
      return;
    }
    if (this.#known?.digest === now.contracts && this.#known.version === now.version) return;
    const told = await this.#ask('/spa/contracts', contracts).catch(() => undefined);
    if (!told) return;
    this.#known = { version: now.version, digest: now.contracts, calls: told.calls };
    const { health: found } = this;
    if (found.contracts === 'differs') this.#options.log.warn({ api: found }, 'the api has other contracts');
    else this.#options.log.info({ api: now.version }, 'the api has the same contracts');
  }

  async #ask<T extends z.ZodMiniType>(path: string, schema: T): Promise<z.output<T>> {
    const answer = await callApi(this.#options.apiUrl + path, { signal: AbortSignal.timeout(LIMIT_MS) });
    return z.parse(schema, await answer.json());
  }
}
