/** what becomes of so many who ask for one page in the same moment */
export interface Crowd {
  people: number;
  pages: number;
  /** 503 with Retry-After */
  turnedAway: number;
  /** neither, or no answer within the limit */
  failed: number;
  /** milliseconds until the last of them had an answer */
  longest: number;
  /** milliseconds that a page takes for somebody who comes right behind them */
  after: number;
}

const LIMIT_MS = 15_000;
const HEADERS = { accept: 'text/html', 'accept-encoding': 'br' };

async function visit(url: string): Promise<{ status: number; isBusy: boolean; ms: number }> {
  const start = performance.now();
  try {
    const answer = await fetch(url, { headers: HEADERS, signal: AbortSignal.timeout(LIMIT_MS) });
    await answer.arrayBuffer();
    const isBusy = answer.status === 503 && answer.headers.has('retry-after');
    return { status: answer.status, isBusy, ms: performance.now() - start };
  } catch {
    return { status: 0, isBusy: false, ms: performance.now() - start };
  }
}

/** @param addressOf of the page that each of them wants */
export async function crowd(people: number, addressOf: (one: number) => string): Promise<Crowd> {
  const visits = await Promise.all(Array.from({ length: people }, (_, one) => visit(addressOf(one))));
  const next = await visit(addressOf(people));
  const pages = visits.filter(({ status }) => status === 200).length;
  const turnedAway = visits.filter(({ isBusy }) => isBusy).length;
  return {
    people,
    pages,
    turnedAway,
    failed: people - pages - turnedAway,
    longest: Math.max(...visits.map(({ ms }) => ms)),
    after: next.status === 200 ? next.ms : Number.POSITIVE_INFINITY,
  };
}
