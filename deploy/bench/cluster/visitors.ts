const LIMIT_MS = 30_000;

export interface Visits {
  asked: number;
  /** neither the page nor 503 with Retry-After */
  failed: number;
  /** the first of them: address and status, or what was thrown */
  firstFailure: string | undefined;
  turnedAway: number;
  longestMs: number;
  /** longest time in which no page came */
  pauseMs: number;
}

interface Visit {
  /** by performance.now() */
  endedAt: number;
  ms: number;
  outcome: 'page' | 'later' | 'failed';
  why: string;
}

async function visit(url: string, cookie: string): Promise<Visit> {
  const at = performance.now();
  const ended = (outcome: Visit['outcome'], why = ''): Visit => {
    const endedAt = performance.now();
    return { endedAt, ms: endedAt - at, outcome, why };
  };
  try {
    const headers = { accept: 'text/html', cookie };
    const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) });
    const text = await answer.text();
    if (answer.status === 200 && text.includes('</html>')) return ended('page');
    if (answer.status === 503 && answer.headers.has('retry-after')) return ended('later');
    return ended('failed', `${answer.status} ${url}`);
  } catch (error) {
    return ended('failed', `${error instanceof Error ? error.message : error} ${url}`);
  }
}

/** pages after the first, which has no number in its address, that a list of the cluster's 200 tours has under every price that is asked for */
const LATER_PAGES = 9;

/** Pages at a steady rate: guests on pages that are made anew, guests on pages that are held, and somebody who is logged in. */
export function startVisitors(site: string, cookie: string, perSecond: number) {
  const visits: Promise<Visit>[] = [];
  const since = performance.now();
  const paths = [
    {
      path: (at: number) => `/tours?page=${2 + (at % LATER_PAGES)}&priceMax=${2_000 + at}`,
      cookie: 'cookie_notice=1',
    },
    { path: () => '/', cookie: 'cookie_notice=1' },
    { path: () => '/favorites', cookie },
    { path: (at: number) => `/blog?n=${at}`, cookie: 'cookie_notice=1' },
  ];
  const timer = setInterval(() => {
    const at = visits.length;
    const one = paths[at % paths.length];
    if (one) visits.push(visit(site + one.path(at), one.cookie));
  }, 1_000 / perSecond);
  return {
    async stop(): Promise<Visits> {
      clearInterval(timer);
      const all = await Promise.all(visits);
      const count = (outcome: Visit['outcome']) => all.filter((one) => one.outcome === outcome).length;
      const pages = all.filter(({ outcome }) => outcome === 'page').map(({ endedAt }) => endedAt);
      const moments = [since, ...pages.sort((a, b) => a - b)];
      return {
        asked: all.length,
        failed: count('failed'),
        firstFailure: all.find(({ outcome }) => outcome === 'failed')?.why,
        turnedAway: count('later'),
        longestMs: Math.max(0, ...all.map(({ ms }) => ms)),
        pauseMs: Math.max(0, ...moments.slice(1).map((at, index) => at - (moments[index] ?? at))),
      };
    },
  };
}

/** the cookies of the demonstration's tourist */
export async function logIn(site: string): Promise<string> {
  const answer = await fetch(`${site}/api/crm/api/user/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-role': 'client', origin: site },
    body: JSON.stringify({ login: 'tourist@cairn.test', password: 'demo-cairn-2026' }),
  });
  if (!answer.ok) throw new Error(`nobody could log in: ${answer.status} ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return [...cookies, 'cookie_notice=1'].join('; ');
}
