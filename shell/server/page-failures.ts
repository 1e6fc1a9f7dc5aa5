/** A part of a version that fails while pages are made. */
export interface Failing {
  /** 'route.tour' */
  expose: string;
  reason: string;
  /** pages of the last minute that it failed on, of those that it was to be on since it first failed */
  failed: number;
  made: number;
}

/** stands in an exposed module's place for what a version threw where nobody waited for it */
export const STRAY = 'beside its pages';

/** how far back pages count, and in what steps they are forgotten */
const WINDOW_MS = 60_000;
const STEP_MS = 10_000;
/** so few failures are one visitor's bad luck, however few pages there were */
const FEWEST = 3;

interface Step {
  from: number;
  failed: number;
  made: number;
}

interface Tally {
  reason: string;
  steps: Step[];
}

/**
 * Counts what becomes of the parts of versions on pages, from their first failure on. A version fails when one of its parts fails on most
 * pages: one bad page of many says something about that page. After a minute without failures it is tried again.
 */
export class PageFailures {
  /** 'mf-tour@1.1.0' → its exposed modules that failed lately */
  readonly #tallies = new Map<string, Map<string, Tally>>();

  /** @returns whether it is the first failure of that version lately */
  failed(key: string, expose: string, reason: string): boolean {
    this.#forget();
    const known = this.#tallies.get(key);
    const tallies = known ?? new Map<string, Tally>();
    const tally = tallies.get(expose) ?? { reason, steps: [] };
    tally.reason = reason;
    const step = stepNow(tally);
    step.failed++;
    // what is thrown beside a page leaves the page whole: that it was made, it says itself
    if (expose !== STRAY) step.made++;
    this.#tallies.set(key, tallies.set(expose, tally));
    return known === undefined;
  }

  /** a page stood with this part of it */
  made(key: string, expose: string): void {
    const tally = this.#tallies.get(key)?.get(expose);
    if (tally) stepNow(tally).made++;
  }

  keepOnly(keys: ReadonlySet<string>): void {
    for (const key of this.#tallies.keys()) if (!keys.has(key)) this.#tallies.delete(key);
  }

  /** versions of which a part fails on most pages, with the part that fails most */
  get failing(): ReadonlyMap<string, Failing> {
    this.#forget();
    return new Map(
      [...this.#tallies].flatMap(([key, tallies]) => {
        const [worst] = [...tallies]
          .map(
            ([expose, { reason, steps }]): Failing => ({
              expose,
              reason,
              failed: sum(steps, 'failed'),
              made: sum(steps, 'made'),
            }),
          )
          .filter(({ failed, made }) => failed >= FEWEST && failed * 2 > made)
          .sort((a, b) => b.failed - a.failed);
        return worst ? [[key, worst] as const] : [];
      }),
    );
  }

  #forget(): void {
    const since = Date.now() - WINDOW_MS;
    for (const [key, tallies] of this.#tallies) {
      for (const [expose, tally] of tallies) {
        tally.steps = tally.steps.filter(({ from }) => from > since);
        if (sum(tally.steps, 'failed') === 0) tallies.delete(expose);
      }
      if (tallies.size === 0) this.#tallies.delete(key);
    }
  }
}

function stepNow({ steps }: Tally): Step {
  const last = steps.at(-1);
  const now = Date.now();
  if (last && now < last.from + STEP_MS) return last;
  const step: Step = { from: now, failed: 0, made: 0 };
  steps.push(step);
  return step;
}

const sum = (steps: readonly Step[], what: 'failed' | 'made'): number =>
  steps.reduce((total, step) => total + step[what], 0);

/** 'route.tour: boom, on 3 of 4 pages' */
export const failingText = ({ expose, reason, failed, made }: Failing): string =>
  `${expose}: ${reason}, on ${failed} of ${made} pages`;
