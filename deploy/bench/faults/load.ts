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
  /** begun while nothing listened there: a lone shell that is started again */
  unheard: number;
  longestMs: number;
}

const EVERY_MS = 100;
const LIMIT_MS = 20_000;

/** from when to when, by performance.now() */
export interface Span {
  from: number;
  to: number;
}

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

interface LoadOptions {
  /** of each request in turn; by default one visitor, who has nothing to do with the fault */
  cookieOf?(number: number): string;
  everyMs?: number;
}

/** Ten pages a second, whatever becomes of them. @param sites take turns */
export function steadyLoad(
  sites: readonly string[],
  paths: readonly string[],
  { cookieOf = () => 'visitor=of-the-stable-versions', everyMs = EVERY_MS }: LoadOptions = {},
) {
  const answers: Promise<Answer & { isLater: boolean }>[] = [];
  const timer = setInterval(() => {
    const number = answers.length;
    const path = paths[Math.floor(number / sites.length) % paths.length];
    answers.push(ask(`${sites[number % sites.length]}${path}`, cookieOf(number)));
  }, everyMs);
  return {
    /** @param down when nothing listened: what failed then says nothing of the fault */
    async stop(down?: Span): Promise<LoadFigures> {
      clearInterval(timer);
      const all = await Promise.all(answers);
      const turnedAway = all.filter(({ isLater }) => isLater).length;
      const lost = all.filter(({ status, isLater }) => status !== 200 && !isLater);
      const unheard = lost.filter(({ at, status }) => down && status === 0 && at >= down.from && at <= down.to).length;
      return {
        asked: all.length,
        failed: lost.length - unheard,
        turnedAway,
        unheard,
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
