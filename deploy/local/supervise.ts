import { setTimeout as wait } from 'node:timers/promises';
import type { Child } from './children.ts';

/** A program that has to be up, and how to start it anew. */
export interface Part {
  name: string;
  /** the one that runs, or ran last */
  child: Child;
  /** resolves once it is healthy. @throws when it does not come up */
  start(): Promise<Child>;
}

export interface SupervisorOptions {
  /** hears what ended, and what came back */
  say(text: string): void;
  /** before the first new start; each further one waits twice as long */
  firstWaitMs?: number;
  /** what has run so long has not ended at once again */
  steadyMs?: number;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
const STEADY_MS = 60_000;

const endOf = async ({ ended, process }: Child): Promise<string> => String((await ended) ?? process.signalCode);
const seconds = (milliseconds: number): string => `${milliseconds / 1000} s`;

async function keepUp(part: Part, signal: AbortSignal, options: SupervisorOptions): Promise<void> {
  const { say, firstWaitMs = FIRST_WAIT_MS, steadyMs = STEADY_MS } = options;
  let waitMs = firstWaitMs;
  while (true) {
    const since = performance.now();
    const end = await endOf(part.child);
    if (signal.aborted) return;
    if (performance.now() - since > steadyMs) waitMs = firstWaitMs;
    say(`${part.name} ended with ${end}: it is started again in ${seconds(waitMs)}`);
    while (true) {
      await wait(waitMs, undefined, { signal });
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
      try {
        part.child = await part.start();
        say(`${part.name} is up again`);
        break;
      } catch (error) {
        if (signal.aborted) return;
        say(`${error instanceof Error ? error.message : String(error)}; next try in ${seconds(waitMs)}`);
      }
    }
  }
}

/**
 * Starts again whatever ends: at once the first time, later and later when it keeps on ending.
 * @returns call it before the parts are stopped on purpose
 */
export function supervise(parts: readonly Part[], options: SupervisorOptions): () => void {
  const stopping = new AbortController();
  for (const part of parts) {
    keepUp(part, stopping.signal, options).catch((error: unknown) => {
      // stopped while it waited
      if (!stopping.signal.aborted) throw error;
    });
  }
  return () => stopping.abort();
}
