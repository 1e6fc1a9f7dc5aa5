import type { Bytes, Figures, Visit } from './measures.ts';
import { median, roundTrips } from './statistics.ts';

/** latencies of the visits that count round trips, milliseconds */
export const LATENCIES = { short: 300, long: 1300 };

/** the visits of one page on one site */
export interface Samples {
  slow: Visit[];
  /** without a limit of bandwidth, at the two latencies */
  short: Visit[];
  long: Visit[];
  rates: number[];
}

const KINDS = ['js', 'css', 'html', 'fonts', 'pictures', 'data'] as const satisfies readonly (keyof Bytes)[];

export function figuresOf({ slow, short, long, rates }: Samples): Figures {
  const of = (pick: (visit: Visit) => number) => median(slow.map(pick));
  const rounds = (pick: (visit: Visit) => number) =>
    roundTrips({ short: median(short.map(pick)), long: median(long.map(pick)) }, LATENCIES);
  const bytes: Bytes = { js: 0, css: 0, html: 0, fonts: 0, pictures: 0, data: 0 };
  for (const kind of KINDS) bytes[kind] = of((visit) => visit.bytes[kind]);
  return {
    requests: of(({ requests }) => requests),
    bytes,
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    cls: of(({ cls }) => cls),
    blocking: of(({ blocking }) => blocking),
    hydrated: of(({ hydrated }) => hydrated),
    alive: of(({ alive }) => alive),
    paintRounds: rounds(({ fcp }) => fcp),
    aliveRounds: rounds(({ alive }) => alive),
    apiCalls: Math.max(0, ...slow.map(({ apiCalls }) => apiCalls.length)),
    rate: median(rates),
  };
}
