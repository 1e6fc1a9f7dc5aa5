import type { Circumstances } from '../circumstances.ts';
import { median } from '../composition/statistics.ts';
import { CATEGORIES, METRIC_NAMES, METRICS, type Metric, type PageScores, reaches, TARGETS } from './scores.ts';

export interface LighthouseCircumstances extends Circumstances {
  /** visits of each page */
  runs: number;
  /** names of the pages that were asked for; none: the usual ones */
  chosen: readonly string[];
}

const TITLES: Record<(typeof CATEGORIES)[number], string> = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};
const WANTED = CATEGORIES.map((category) => TARGETS[category]).join(' / ');

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const shown = (metric: Metric, value: number): string => value.toFixed(metric === 'cumulative-layout-shift' ? 3 : 0);

/** the Lighthouse chapter of RESULTS.md */
export function markdown(pages: readonly PageScores[], how: LighthouseCircumstances): string {
  return [
    how.chosen.length === 0 ? '# Lighthouse' : `# Lighthouse: ${how.chosen.join(', ')}`,
    '',
    `${how.date} · \`${how.command}\` · medians of ${how.runs} runs a page`,
    '',
    `${how.machine}. ${how.versions}.`,
    ...how.notes.flatMap((note) => ['', note]),
    '',
    'The composed site behind TLS and HTTP/2, with a cold cache, by Lighthouse’s own settings for a phone: slow 4G and a processor four',
    'times slower, simulated. Browser, Lighthouse, site, api and database share the machine; site, api and database have a lower priority,',
    'as a phone’s processor is not theirs. Speed of the machine during the visits by Lighthouse’s own measure',
    `(benchmarkIndex): ${median(pages.map(({ benchmarkIndex }) => benchmarkIndex)).toFixed(0)}.`,
    '',
    row([
      'page',
      ...CATEGORIES.map((category) => TITLES[category]),
      `≥ ${WANTED}`,
      ...METRIC_NAMES.map((key) => METRICS[key]),
    ]),
    `|---|${'--:|'.repeat(CATEGORIES.length)}---|${'--:|'.repeat(METRIC_NAMES.length)}`,
    ...pages.map((page) =>
      row([
        `${page.name} (\`${page.path}\`)`,
        ...CATEGORIES.map((category) => page.scores[category]),
        reaches(page) ? 'met' : '**missed**',
        ...METRIC_NAMES.map((metric) => shown(metric, page.metrics[metric])),
      ]),
    ),
    ...pages.flatMap(({ name, faults }) => (faults.length === 0 ? [] : ['', `${name}: ${faults.join('; ')}`])),
  ].join('\n');
}
