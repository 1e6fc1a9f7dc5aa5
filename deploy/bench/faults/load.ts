export interface Answer {
  /** when it was asked for, by performance.now() */
  at: number;
  ms: number;
  /** 0 without an answer */
  status: number;
}

export interface LoadFigures {
  asked: number;
  /** neither the page nor, while what it is made of is away, 503 with Retry-After */
  failed: number;
  turnedAway: number;
  longestMs: number;
}

const EVERY_MS = 100;
const LIMIT_MS = 20_000;

async function ask(url: string, cookie: string): Promise<Answer & { isLater: boolean }> {
  const at = performance.now();
  try {
    const headers = { accept: 'text/html', cookie };
    const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) });
    const text = await answer.text();
    // a page that broke off is none
    const status = answer.status === 200 && !text.includes('</html>') ? 0 : answer.status;
    return { at, ms: performance.now() - at, status, isLater: status === 503 && answer.headers.has('retry-after') };
  } catch {
    return { at, ms: performance.now() - at, status: 0, isLater: false };
  }
}

/** Ten pages a second, whatever becomes of them, for visitors who have nothing to do with the fault. */
export function steadyLoad(site: string, paths: readonly string[], cookie = 'visitor=of-the-stable-versions') {
  const answers: Promise<Answer & { isLater: boolean }>[] = [];
  const timer = setInterval(
    () => answers.push(ask(`${site}${paths[answers.length % paths.length]}`, cookie)),
    EVERY_MS,
  );
  return {
    async stop(): Promise<LoadFigures> {
      clearInterval(timer);
      const all = await Promise.all(answers);
      const turnedAway = all.filter(({ isLater }) => isLater).length;
      return {
        asked: all.length,
        failed: all.filter(({ status }) => status !== 200).length - turnedAway,
        turnedAway,
        longestMs: Math.max(0, ...all.map(({ ms }) => ms)),
      };
    },
  };
}

/** @returns milliseconds until the page stands again */
export async function untilPage(url: string): Promise<number> {
  const since = performance.now();
  while ((await ask(url, '')).status !== 200) {
    if (performance.now() - since > 60_000) return Number.POSITIVE_INFINITY;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return performance.now() - since;
}
