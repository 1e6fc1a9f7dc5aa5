/** What the benchmarks of this repository have measured, by RESULTS.md. */
export interface Figures {
  /** processor time of a page, ms: from a page that is made once for many, rendered for a guest, for somebody who is logged in */
  page: { held: number; guest: number; member: number };
  /** calls to the api that a page is made of */
  callsOfPage: number;
  /** processor time of the listing's call, the dearest that visitors make, api and database, ms */
  callMs: number;
  /** compressed, of a first page with its pictures and code */
  pageKB: number;
  /** of the search index, for a tour */
  indexKB: number;
  /** of an api without index and sockets */
  apiMB: number;
  socketKB: number;
  booking: { ms: number; refusedMs: number; heldMs: number };
}

/**
 * A figure of a chapter's table: `figure(text, 'Chat benchmark', 'chat, one node', 5)` is 39, the number that the fifth cell after the row's name begins with.
 * @throws where there is none: a benchmark that was renamed is noticed
 */
export function figure(results: string, chapter: string, row: string, cell: number): number {
  const own = results.split(/^(?=# )/m).find((text) => text.startsWith(`# ${chapter}\n`));
  const line = own?.split('\n').find((text) => text.startsWith(`| ${row} |`));
  const value = Number.parseFloat(line?.split('|')[cell + 1]?.trim().replace(/^\D*/, '') ?? '');
  if (!Number.isFinite(value)) throw new Error(`RESULTS.md has no figure ${cell} in "${row}" of "${chapter}"`);
  return value;
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** of the machine that it was measured on: a rate is of all of them, load generator included, so that a page costs less than it says */
const CORES = 2;
const TOURS = 50_000;
const PAGES = ['home', 'listing', 'tour'] as const;
const COST = "Processor time a page, beside the build of the issue's day";
const HOT_SPOT = 'Booking hot spot';

export function readFigures(results: string): Figures {
  const at = (chapter: string, row: string, cell: number) => figure(results, chapter, row, cell);
  const composed = results.split(/^(?=## )/m);
  const ofPage = (page: string, row: string, cell: number) => {
    const section = composed.find((text) => text.startsWith(`## ${page} (`)) ?? '';
    return figure(`# ${page}\n${section}`, page, row, cell);
  };
  return {
    page: {
      held: mean(
        PAGES.map((page) => (CORES * 1_000) / at('Rendering benchmark', `${page}: guests, page made once for many`, 1)),
      ),
      guest: mean(PAGES.map((page) => at(COST, `${page}, guest`, 2))),
      member: mean(PAGES.map((page) => at(COST, `${page}, logged in`, 2))),
    },
    callsOfPage: mean(PAGES.map((page) => ofPage(page, 'api requests of the browser', 3))),
    callMs: (CORES * 1_000) / at('Search benchmark', 'whole call, 16 clients', 4),
    pageKB: mean(PAGES.map((page) => ofPage(page, 'KB in all', 1))),
    indexKB: (at('Search benchmark', '< 250 MB', 2) * 1_024) / TOURS,
    apiMB: at('Memory of the api', 'now: when it has started', 1),
    socketKB: at('Chat benchmark', 'chat, one node', 5),
    booking: {
      ms: at(HOT_SPOT, 'a booking, processor time, ms', 1),
      refusedMs: at(HOT_SPOT, 'a booking that is refused, processor time, ms', 1),
      heldMs: at(HOT_SPOT, 'a departure is held for, ms', 1),
    },
  };
}
