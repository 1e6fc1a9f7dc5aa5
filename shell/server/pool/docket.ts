import type { RenderedPage } from '../page-answer.ts';
import type { Job } from './pages-under-way.ts';
import { type Death, ProcessLost, type RenderProcess } from './render-process.ts';

/** What the pool may do about a version. */
export interface Verdicts {
  /**
   * Takes it out until it is tried, where another version takes its place.
   * @returns false when there is none: then it stays
   */
  suspend(key: string, reason: string): boolean;
  /** it was tried, and is not to blame */
  acquit(key: string): void;
  /** takes it out for good, where another version takes its place */
  convict(key: string, reason: string): void;
}

interface Case {
  reason: string;
  suspects: Set<string>;
  pages: readonly Job[];
}

/** so many pages of a process that ended are rendered again, one at a time */
const TRIED_MOST = 10;
const TRIAL_LIMIT_MS = 10_000;
/** what a page starts without waiting for it may end the process a little later */
const AFTER_MS = 100;
/** suspected so often, it is taken out however its trials end */
const STRIKES = 3;

async function readWhole(answer: RenderedPage): Promise<void> {
  if (answer.kind === 'page') for await (const _chunk of answer.body);
}

const keysOf = ({ plan }: Job): string[] =>
  plan.remotes.flatMap((remote) => (remote.kind === 'down' ? [] : [remote.key]));

/** What ended processes, and who is to be tried for it. */
export class Docket {
  readonly #verdicts: Verdicts;
  readonly #cases: Case[] = [];
  readonly #strikes = new Map<string, number>();

  constructor(verdicts: Verdicts) {
    this.#verdicts = verdicts;
  }

  /**
   * A process ended with pages under way.
   * @param isOnTrial versions that few visitors get are suspected before all others
   */
  open({ reason, running, pages }: Death, isOnTrial: (key: string) => boolean): void {
    if (running?.isTimer) {
      this.#verdicts.convict(running.key, `${reason} while code of it ran by itself`);
      return;
    }
    const among = new Set(pages.flatMap(keysOf));
    const wanted = [...among].filter((key) => key === running?.key || isOnTrial(key));
    const suspects = new Set(wanted.filter((key) => this.#verdicts.suspend(key, `suspected: ${reason}`)));
    for (const key of suspects) {
      const strikes = (this.#strikes.get(key) ?? 0) + 1;
      this.#strikes.set(key, strikes);
      if (strikes < STRIKES) continue;
      suspects.delete(key);
      this.#verdicts.convict(key, `${reason} on its pages ${strikes} times`);
    }
    if (suspects.size > 0) this.#cases.push({ reason, suspects, pages: pages.slice(0, TRIED_MOST) });
  }

  /**
   * Renders the pages of ended processes again, one at a time, in a process that serves nobody.
   * @throws ProcessLost when one of them ends it: then its version is taken out
   */
  async hear(process: RenderProcess, runningAtDeath: () => string | undefined): Promise<void> {
    for (let open = this.#cases.shift(); open; open = this.#cases.shift()) {
      try {
        for (const page of open.pages) await this.#render(process, page);
      } catch (error) {
        if (!(error instanceof ProcessLost)) throw error;
        this.#judge(open, error.message, runningAtDeath());
        throw error;
      }
      for (const key of open.suspects) this.#verdicts.acquit(key);
    }
  }

  async #render(process: RenderProcess, { plan, order, ports }: Job): Promise<void> {
    const signal = AbortSignal.timeout(TRIAL_LIMIT_MS);
    const silent = { warn: () => undefined, failed: () => undefined, made: () => undefined };
    const page = process.render(plan, order, { call: ports.call, signal, ...silent });
    await page.then(readWhole).catch((error: unknown) => {
      // a page that fails is no page that ends its process
      if (error instanceof ProcessLost) throw error;
    });
    await new Promise((resolve) => setTimeout(resolve, AFTER_MS));
    if (process.isOver) throw new ProcessLost('it ended');
  }

  #judge({ suspects }: Case, reason: string, running: string | undefined): void {
    // alone, what ran last is what ended it
    const guilty = running !== undefined && suspects.has(running) ? [running] : [...suspects];
    for (const key of suspects)
      if (guilty.includes(key)) this.#verdicts.convict(key, `${reason} while a page of it was rendered alone`);
      else this.#verdicts.acquit(key);
  }
}
