import type { KeyObject } from 'node:crypto';
import { hostname } from 'node:os';
import { signDocument } from '@cairn/shared-contracts/build/signed-document';
import { reportPath, type ShellReport } from '@cairn/shared-contracts/remote/shell-report';
import type { FastifyBaseLogger } from 'fastify';
import type { Opening } from './opening.ts';
import type { Proposals } from './proposals.ts';
import type { Registry } from './registry.ts';
import { servedRemotes } from './served.ts';
import { faultOf } from './version-store.ts';
import type { VersionTallies } from './watch/version-tallies.ts';

interface Options {
  /** what the shell is called: one of its kind at a time */
  shell: string;
  environment: string;
  registry: Registry;
  proposals: Pick<Proposals, 'answered'>;
  /** before it is open nobody waits for its word */
  opening: Pick<Opening, 'isOpen'>;
  /** what became of versions lately */
  tallies?: Pick<VersionTallies, 'figures'>;
  /** signs the reports */
  key: KeyObject;
  /** puts a report into the store, under its path */
  send(path: string, content: string): Promise<void>;
  log: FastifyBaseLogger;
}

/** a shell that is silent for a few of these is taken for dead */
const BEAT_MS = 1000;
const KEY_ID = 'report';

/** by default a shell is called after its machine and port */
export const shellName = (port: number): string =>
  `${hostname()
    .replace(/[^a-zA-Z0-9.-]/g, '-')
    .slice(0, 80)}-${port}`;

function stateOfVersions({ versions }: Registry): ShellReport['versions'] {
  return Object.fromEntries(
    [...versions.all].map(([key, version]) => {
      const reason = faultOf(version);
      const { integrity = '' } = version;
      return [key, reason ? { integrity, state: 'refused', reason } : { integrity, state: 'ready' }];
    }),
  );
}

/** Says what this shell serves and what it refuses: once a second, and at once when there is something new. */
export class ShellReports {
  readonly #options: Options;
  #sending: Promise<void> | undefined;
  #isStale = false;
  #complaint = '';
  #timer: NodeJS.Timeout | undefined;
  #state: ShellReport['state'] | 'not started' = 'not started';

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    this.#state = 'up';
    this.#timer = setInterval(() => this.tell(), BEAT_MS);
    this.tell();
  }

  /** the last word: nobody waits for this shell any more */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    if (this.#state !== 'up') return;
    this.#state = 'stopped';
    if (!this.#options.opening.isOpen) return;
    await this.#sending;
    await this.#send();
  }

  /** something changed: whoever waits for it shall know */
  tell(): void {
    if (this.#state !== 'up' || !this.#options.opening.isOpen) return;
    if (this.#sending) {
      this.#isStale = true;
      return;
    }
    this.#isStale = false;
    this.#sending = this.#send().finally(() => {
      this.#sending = undefined;
      if (this.#isStale) this.tell();
    });
  }

  /** what it says now */
  now(): ShellReport {
    const { shell, environment, registry, proposals, tallies } = this.#options;
    const { snapshot } = registry;
    return {
      format: 1,
      shell,
      environment,
      at: new Date().toISOString(),
      state: this.#state === 'stopped' ? 'stopped' : 'up',
      revision: snapshot?.live.revision ?? null,
      ...(registry.complaint === undefined ? {} : { stale: registry.complaint }),
      answered: proposals.answered,
      versions: stateOfVersions(registry),
      remotes: snapshot ? servedRemotes(snapshot, registry.failing) : {},
      ...(tallies ? { figures: tallies.figures } : {}),
    };
  }

  async #send(): Promise<void> {
    const { shell, environment, key, send, log } = this.#options;
    try {
      await send(reportPath(environment, shell), signDocument(this.now(), key, KEY_ID));
      this.#complaint = '';
    } catch (error) {
      const reason = String(error);
      if (reason !== this.#complaint) log.warn({ reason }, 'the store does not take reports: changes are made unasked');
      this.#complaint = reason;
    }
  }
}
