import type { Circumstances } from '../circumstances.ts';
import type { LoadFigures } from '../composition/load.ts';
import type { PagePath } from '../composition/measures.ts';
import { median } from '../composition/statistics.ts';
import type { Crowd } from './crowd.ts';

/** who asks whom, in the order in which they take turns */
export const KINDS = ['cached', 'guest', 'user', 'plain', 'guestBefore', 'userBefore'] as const;
export type Kind = (typeof KINDS)[number];

const TITLES: Readonly<Record<Kind, string>> = {
  cached: 'guests, page made once for many',
  guest: 'guests, each page rendered anew',
  user: 'logged in',
  plain: 'guests, the same code in a plain React server',
  guestBefore: 'guests, the build before',
  userBefore: 'logged in, the build before',
};

export interface PageRates {
  page: PagePath;
  /** one figure a round; none of the build before where there is none beside this one */
  rates: Record<Kind, LoadFigures[]>;
}

/** Held pages are judged against the build of before: against rendered ones of this build the target would get harder as rendering gets cheaper. */
const BESIDE: readonly { kind: Kind; before: Kind; times: number }[] = [
  { kind: 'guest', before: 'guestBefore', times: 2 },
  { kind: 'user', before: 'userBefore', times: 1.5 },
  { kind: 'cached', before: 'guestBefore', times: 50 },
];

const TARGET_ANSWER_MS = 5_000;

const rateOf = (figures: readonly LoadFigures[]): number => median(figures.map(({ perSecond }) => perSecond));
const p99Of = (figures: readonly LoadFigures[]): number => median(figures.map(({ p99 }) => p99));
const seconds = (ms: number): string => (Number.isFinite(ms) ? `${(ms / 1000).toFixed(1)} s` : 'none');

/** What pages must reach, each with the figure that decides it. */
export function judge(pages: readonly PageRates[], crowds: Readonly<Record<string, Crowd>>) {
  return [
    ...pages.flatMap(({ page, rates }) =>
      BESIDE.filter(({ before }) => rates[before].length > 0).map(({ kind, before, times: wanted }) => {
        const times = rateOf(rates[kind]) / rateOf(rates[before]);
        return {
          target: `${page.name}: ${TITLES[kind]} ≥ ${wanted} × ${TITLES[before]}`,
          met: times >= wanted,
          figure: `${times.toFixed(times < 10 ? 2 : 0)} ×`,
        };
      }),
    ),
    ...Object.entries(crowds).map(([name, { people, failed, longest }]) => ({
      target: `${people} at once, ${name}: a page or "come back" within ${TARGET_ANSWER_MS / 1000} s`,
      met: failed === 0 && longest <= TARGET_ANSWER_MS,
      figure: `${failed} failed, the last after ${seconds(longest)}`,
    })),
  ];
}

/** the chapter of RESULTS.md */
export function markdown(
  pages: readonly PageRates[],
  crowds: Readonly<Record<string, Crowd>>,
  how: Circumstances,
): string {
  return [
    '# Rendering benchmark',
    '',
    `${how.date} · \`${how.command}\``,
    '',
    `${how.machine}. ${how.versions}.`,
    ...how.notes.flatMap((note) => ['', note]),
    '',
    'All kinds of answers take turns in each round, eight requests at a time, without TLS and with Brotli; figures are medians of the rounds.',
    'The load generator, the api and its database share the machine. Whoever is logged in has favourites and a name in the header, and their',
    'pages are never held.',
    '',
    '## Targets',
    '',
    '| target | | figure |',
    '|---|---|---|',
    ...judge(pages, crowds).map(({ target, met, figure }) => `| ${target} | ${met ? 'met' : 'missed'} | ${figure} |`),
    '',
    '## Figures',
    '',
    '| | pages a second | p99, ms | × rendered anew |',
    '|---|--:|--:|--:|',
    ...pages.flatMap(({ page, rates }) =>
      KINDS.filter((kind) => rates[kind].length > 0).map((kind) => {
        const rate = rateOf(rates[kind]);
        const times = rate / rateOf(rates.guest);
        return `| ${page.name}: ${TITLES[kind]} | ${rate.toFixed(1)} | ${p99Of(rates[kind]).toFixed(0)} | ${times.toFixed(times < 10 ? 2 : 0)} |`;
      }),
    ),
    '',
    '| at once | pages | asked to come back | failed | the last answer | a page right behind them |',
    '|---|--:|--:|--:|--:|--:|',
    ...Object.entries(crowds).map(
      ([name, { people, pages: shown, turnedAway, failed, longest, after }]) =>
        `| ${people}, ${name} | ${shown} | ${turnedAway} | ${failed} | ${seconds(longest)} | ${seconds(after)} |`,
    ),
    '',
  ].join('\n');
}
