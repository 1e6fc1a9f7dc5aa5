import type { Circumstances } from '../circumstances.ts';
import {
  allBytes,
  type Figures,
  type PageFigures,
  type PagePath,
  SITE_TITLES,
  SITES,
  type SiteKey,
  withFonts,
} from './measures.ts';
import { ratio } from './statistics.ts';
import { judge } from './targets.ts';

export interface Result {
  page: PagePath;
  figures: PageFigures;
}

export interface CompositionCircumstances extends Circumstances {
  /** visits of each page on the slow line */
  runs: number;
  /** bandwidth, latency and screen */
  network: string;
}

interface Row {
  title: string;
  value(figures: Figures): number;
  digits: number;
}

const kb = (pick: (figures: Figures) => number) => (figures: Figures) => pick(figures) / 1024;

const ROWS: readonly Row[] = [
  { title: 'requests', value: ({ requests }) => requests, digits: 0 },
  { title: 'KB without pictures', value: kb(({ bytes }) => withFonts(bytes)), digits: 1 },
  { title: '– JavaScript', value: kb(({ bytes }) => bytes.js), digits: 1 },
  { title: '– CSS', value: kb(({ bytes }) => bytes.css), digits: 1 },
  { title: '– HTML', value: kb(({ bytes }) => bytes.html), digits: 1 },
  { title: '– data', value: kb(({ bytes }) => bytes.data), digits: 1 },
  { title: '– fonts', value: kb(({ bytes }) => bytes.fonts), digits: 1 },
  { title: 'KB of pictures', value: kb(({ bytes }) => bytes.pictures), digits: 1 },
  { title: 'KB in all', value: kb(({ bytes }) => allBytes(bytes)), digits: 1 },
  { title: 'round trips to first paint', value: ({ paintRounds }) => paintRounds, digits: 1 },
  { title: 'round trips to hydration', value: ({ aliveRounds }) => aliveRounds, digits: 1 },
  { title: 'FCP, ms', value: ({ fcp }) => fcp, digits: 0 },
  { title: 'LCP, ms', value: ({ lcp }) => lcp, digits: 0 },
  { title: 'CLS', value: ({ cls }) => cls, digits: 3 },
  { title: 'blocking time, ms', value: ({ blocking }) => blocking, digits: 0 },
  { title: 'root hydrated, ms', value: ({ hydrated }) => hydrated, digits: 0 },
  { title: 'whole page hydrated, ms', value: ({ alive }) => alive, digits: 0 },
  { title: 'api requests of the browser', value: ({ apiCalls }) => apiCalls, digits: 0 },
  { title: 'SSR pages a second', value: ({ rate }) => rate, digits: 1 },
];

const shown = (value: number, digits: number): string => (Number.isFinite(value) ? value.toFixed(digits) : '–');

function pageTable(figures: PageFigures): string[] {
  const against = (row: Row, base: SiteKey) => shown(ratio(row.value(figures.federated), row.value(figures[base])), 2);
  return [
    `| | ${SITES.map((site) => SITE_TITLES[site]).join(' | ')} | federated : SSR | federated : SPA |`,
    '|---|--:|--:|--:|--:|--:|',
    ...ROWS.map((row) => {
      const values = SITES.map((site) => shown(row.value(figures[site]), row.digits));
      return `| ${row.title} | ${values.join(' | ')} | ${against(row, 'ssr')} | ${against(row, 'spa')} |`;
    }),
  ];
}

function targetTable(results: readonly Result[]): string[] {
  const lines = results.flatMap(({ page, figures }) =>
    judge(figures).map(
      ({ target, figure, met }) => `| ${target} | ${page.name} | ${met ? 'met' : '**missed**'} | ${figure} |`,
    ),
  );
  return ['| target | page | | figure |', '|---|---|---|---|', ...lines];
}

const EXPLAINED = `The monolith is the same source built once more: remotes imported by ordinary \`import()\`, one chunk a page, no registry, no
federation runtime. With SSR it uses the very same renderer, loaders and store; as a single-page application it starts from an empty
document. All three stand behind an HTTP/2 edge of their own and share the api, its pictures and the compression (Brotli). Every visit has
a cold cache; the sites take turns; figures are medians. Ratios say more than absolute numbers: servers, database, browser and load
generator share the machine.

- KB are compressed answers on the wire until the network is quiet, loads after hydration included. What a visitor's first move towards another
  page fetches is not in them: the federated page loads its manifest then, the monoliths nothing but the next page's chunk.
- The emulated line is shared evenly by all answers under way, without the priorities that a real edge gives to style sheets and fonts.
- Both pages with SSR fetch their code after the first paint and the picture that leads the page (decision 11): a round trip more to
  hydration, for a page that is seen sooner.
- Round trips are the slope between visits at two latencies without a limit of bandwidth, so that computing falls out.
- Hydration is the moment when the last element of the server's HTML answers that comes to life by itself, fragments included. For the
  single-page application it is when the page's heading is there.
- Parts below the fold come to life when somebody comes near, with and without federation. The code of other remotes' fragments among
  them is fetched then; in the monolith it is in the page's chunk.
- Blocking time is what long tasks take beyond 50 ms, from navigation on.
- SSR pages a second: 8 connections straight to the server, without the edge, one site after another.`;

/** RESULTS.md */
export function markdown(results: readonly Result[], how: CompositionCircumstances): string {
  return [
    '# Composition benchmark',
    '',
    `${how.date} · \`${how.command}\` · medians of ${how.runs} runs · ${how.network}`,
    '',
    `${how.machine}. ${how.versions}.`,
    ...how.notes.flatMap((note) => ['', note]),
    '',
    EXPLAINED,
    '',
    '## Targets',
    '',
    ...targetTable(results),
    ...results.flatMap(({ page, figures }) => ['', `## ${page.name} (\`${page.path}\`)`, '', ...pageTable(figures)]),
    '',
  ].join('\n');
}
