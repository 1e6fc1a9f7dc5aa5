import type { Circumstances } from '../circumstances.ts';
import { allBytes, codeBytes, type PagePath, type Visit } from '../composition/measures.ts';
import { median, ratio } from '../composition/statistics.ts';

export const SITES = ['before', 'now'] as const;
type Site = (typeof SITES)[number];

export interface VisitedPage {
  name: PagePath['name'];
  addresses: Record<Site, string>;
  visits: Record<Site, Visit[]>;
}

interface Measure {
  title: string;
  of(visit: Visit): number;
  digits: number;
  /** by how much a figure may be above the one of before and still be no worse: what two runs of one build differ by */
  slack: { share: number; least: number };
}

const KB = 1024;
/** bytes are the same in each visit, but for headers; times are not */
const WEIGHT = { share: 0.01, least: 1 };

const MEASURES: readonly Measure[] = [
  { title: 'LCP, ms', of: ({ lcp }) => lcp, digits: 0, slack: { share: 0.05, least: 30 } },
  { title: 'CLS', of: ({ cls }) => cls, digits: 3, slack: { share: 0, least: 0.005 } },
  { title: 'code, KB', of: ({ bytes }) => codeBytes(bytes) / KB, digits: 0, slack: WEIGHT },
  { title: 'fonts, KB', of: ({ bytes }) => bytes.fonts / KB, digits: 0, slack: WEIGHT },
  { title: 'pictures, KB', of: ({ bytes }) => bytes.pictures / KB, digits: 0, slack: WEIGHT },
  { title: 'all, KB', of: ({ bytes }) => allBytes(bytes) / KB, digits: 0, slack: WEIGHT },
];

export interface Comparison {
  page: string;
  measure: string;
  before: number;
  now: number;
  digits: number;
  isWorse: boolean;
}

/** Each measure of each page as medians of its visits, and whether it is worse than before. */
export const compare = (pages: readonly VisitedPage[]): Comparison[] =>
  pages.flatMap(({ name, visits }) =>
    MEASURES.map(({ title, of, digits, slack }) => {
      const [before, now] = [median(visits.before.map(of)), median(visits.now.map(of))];
      const isWorse = !(now - before <= Math.max(slack.least, before * slack.share));
      return { page: name, measure: title, before, now, digits, isWorse };
    }),
  );

/** the chapter of RESULTS.md */
export function markdown(pages: readonly VisitedPage[], how: Circumstances): string {
  const runs = Math.min(...pages.map(({ visits }) => visits.now.length));
  return [
    '# This build beside one before it',
    '',
    `${how.date} · \`${how.command}\``,
    '',
    `${how.machine}. ${how.versions}.`,
    ...how.notes.flatMap((note) => ['', note]),
    '',
    `The two sites take turns, page by page: medians of ${runs} visits each, with a cold cache, 390 × 844 px at 2×, 1.6 Mbps and 150 ms, over TLS and`,
    'HTTP/2, every page rendered anew. Each site shows its own demonstration. Code is HTML, CSS, JavaScript and data. Worse is what differs by more',
    'than 5 % (LCP), 0.005 (CLS) or 1 % (KB).',
    '',
    '| page | | before | now | now / before | |',
    '|---|---|--:|--:|--:|---|',
    ...compare(pages).map(
      ({ page, measure, before, now, digits, isWorse }) =>
        `| ${page} | ${measure} | ${before.toFixed(digits)} | ${now.toFixed(digits)} | ${ratio(now, before).toFixed(2)} | ${isWorse ? 'worse' : 'no worse'} |`,
    ),
    '',
  ].join('\n');
}
