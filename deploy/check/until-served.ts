import { setTimeout as delay } from 'node:timers/promises';

/** of an answer, what says that it is none yet */
export interface Answer {
  status(): number;
  headers(): Record<string, string>;
}

const TRIES = 3;
/** longer is not waited, whatever the answer asks for */
const WAIT_LIMIT_S = 5;

/**
 * Opens a page until the site has time for it. One that is busy, or whose api is, says so and when to come again (503 with Retry-After):
 * that is nothing a version did, unless it stays.
 * @param open opens it; null without an answer
 * @param wait milliseconds
 * @returns the last answer
 */
export async function untilServed<Given extends Answer>(
  open: () => Promise<Given | null>,
  wait: (ms: number) => Promise<unknown> = delay,
): Promise<Given | null> {
  for (let left = TRIES - 1; ; left--) {
    const answer = await open();
    const seconds = Number(answer?.headers()['retry-after']);
    if (left === 0 || answer?.status() !== 503 || !(seconds >= 0)) return answer;
    await wait(1000 * Math.min(seconds, WAIT_LIMIT_S));
  }
}
