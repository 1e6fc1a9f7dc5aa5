import type { Circumstances } from '../circumstances.ts';
import type { AgreementFigures, EngineFigures, SearchFigures, SqlFigures } from './figures.ts';
import type { Latency } from './percentiles.ts';

const ms = (value: number): string => (value < 100 ? value.toFixed(2) : value.toFixed(0));
const row = (title: string, { p50, p99, max }: Latency, rate: string): string =>
  `| ${title} | ${ms(p50)} | ${ms(p99)} | ${ms(max)} | ${rate} |`;

const number = (value: number): string => value.toLocaleString('en-GB');
type Compared = Pick<SqlFigures, 'latency' | 'different'>;
/** '1,999 of 2,000' */
const agreed = ({ latency, different }: Compared): string =>
  `${number(latency.count - different.length)} of ${number(latency.count)}`;

const listed = ({ different }: Compared): string[] =>
  different.length > 0 ? ['', 'Different:', '', ...different.slice(0, 20).map((query) => `- \`${query}\``)] : [];

export interface Target {
  target: string;
  met: boolean;
  figure: string;
}

/** Limits: milliseconds, megabytes. One process at a time searches; past the larger number an engine outside takes the port's place. */
const LIMITS = { indexMs: 5, callMs: 15, buildMs: 4_000, mb: 250 };
const LARGE_LIMITS = { indexMs: 10, callMs: 30, buildMs: 20_000, mb: 600 };
const LARGE = 100_000;
const READY_MS = 5_000;

/** What the search must reach, each with the figure that decides it. */
export function judge({ tours, index, sql, calls, freshness, readyMs }: SearchFigures): Target[] {
  const limits = tours > LARGE ? LARGE_LIMITS : LIMITS;
  const steady = calls.at(-1)?.latency.p99 ?? Number.NaN;
  const build = index.buildMs.toSorted((a, b) => a - b)[index.buildMs.length >> 1] ?? Number.NaN;
  return [
    {
      target: `index p99 < ${limits.indexMs} ms`,
      met: index.latency.p99 < limits.indexMs,
      figure: `${ms(index.latency.p99)} ms`,
    },
    {
      target: `whole call p99 < ${limits.callMs} ms at 200 a second`,
      met: steady < limits.callMs,
      figure: `${ms(steady)} ms`,
    },
    {
      target: `built in < ${limits.buildMs / 1000} s`,
      met: build < limits.buildMs,
      figure: `${(build / 1000).toFixed(1)} s`,
    },
    { target: `< ${limits.mb} MB`, met: index.cacheMb < limits.mb, figure: `${index.cacheMb.toFixed(0)} MB` },
    { target: 'ready from a snapshot in < 5 s', met: readyMs < READY_MS, figure: `${(readyMs / 1000).toFixed(1)} s` },
    { target: 'fresh within a second (p99)', met: freshness.p99 < 1000, figure: `${ms(freshness.p99)} ms` },
    { target: 'index and SQL agree on every query', met: sql.different.length === 0, figure: agreed(sql) },
  ];
}

/** the search chapter of RESULTS.md */
export function markdown(figures: SearchFigures, how: Circumstances): string {
  const { index, sql, calls, freshness } = figures;
  const perSecond = ({ p50 }: Latency) => `${(1000 / p50).toFixed(0)} at p50`;
  return [
    figures.tours > LARGE ? '# Search benchmark: a large club' : '# Search benchmark',
    '',
    `${how.date} · \`${how.command}\` · ${figures.tours} tours, ${figures.departures} departures, ${figures.queries} seeded queries`,
    '',
    `${how.machine}. ${how.versions}.`,
    ...how.notes.flatMap((note) => ['', note]),
    '',
    'Every query asks for a page of twelve tours with the counts of all seventeen filter types. Index and SQL are the two adapters of the same',
    'port, asked in the same run on the same rows, one query after the other; their answers are compared: tours, totals, every count. The',
    'whole call is `/spa/tours-page` over HTTP after every query was asked once: the cards of the tours that it shows are in memory by then,',
    'its answer is computed anew each time. Database, api and load generator share the machine. At a steady rate, times count from when a',
    'call was due.',
    '',
    '## Targets',
    '',
    '| target | | figure |',
    '|---|---|---|',
    ...judge(figures).map(({ target, met, figure }) => `| ${target} | ${met ? 'met' : '**missed**'} | ${figure} |`),
    '',
    '## Figures',
    '',
    '| | p50, ms | p99, ms | slowest, ms | a second |',
    '|---|--:|--:|--:|--:|',
    row('index', index.latency, perSecond(index.latency)),
    row('SQL', sql.latency, perSecond(sql.latency)),
    `| SQL : index | ${(sql.latency.p50 / index.latency.p50).toFixed(0)} × | ${(sql.latency.p99 / index.latency.p99).toFixed(0)} × | | |`,
    ...calls.map((one) => row(`whole call, ${one.title}`, one.latency, one.rate.toFixed(0))),
    row('freshness', freshness, `${freshness.count} changes`),
    '',
    `Built ${index.buildMs.length} times in ${index.buildMs.map((time) => `${(time / 1000).toFixed(1)} s`).join(', ')}; keeps`,
    `${index.cacheMb.toFixed(0)} MB, the process grew by ${index.rssMb.toFixed(0)} MB while it read. Calls that failed: ${calls.reduce((sum, { failed }) => sum + failed, 0)}.`,
    `Saved it is ${index.snapshot.mb.toFixed(0)} MB, read and brought up to date in ${index.snapshot.readMs.map((time) => `${(time / 1000).toFixed(2)} s`).join(', ')}.`,
    ...listed(sql),
    '',
  ].join('\n');
}

/** the chapter of a run that measured nothing: apart from the times, which another run has taken */
export function agreementMarkdown({ tours, departures, sql }: AgreementFigures, how: Circumstances): string {
  return [
    '# Search agreement',
    '',
    `${how.date} · \`${how.command}\` · ${tours} tours, ${departures} departures`,
    '',
    `${how.machine}. ${how.versions}.`,
    '',
    `Index and SQL gave the same tours, totals and counts of all seventeen filter types for **${agreed(sql)}** seeded queries.`,
    'The queries are those of the search benchmark; nothing was timed.',
    ...listed(sql),
    '',
  ].join('\n');
}

/** the chapter of a search engine beside the index */
export function engineMarkdown(
  { tours, departures, engine }: Pick<AgreementFigures, 'tours' | 'departures'> & { engine: EngineFigures },
  how: Circumstances,
): string {
  return [
    '# Search by an engine',
    '',
    `${how.date} · \`${how.command}\` · ${tours} tours, ${departures} departures`,
    '',
    `${how.machine}. ${how.versions}, Groonga ${engine.version}.`,
    ...how.notes.flatMap((note) => ['', note]),
    '',
    `Index and engine gave the same tours, totals and counts of all seventeen filter types for **${agreed(engine)}** seeded queries, those of`,
    'the search benchmark, one after the other, through HTTP on the same machine.',
    '',
    '| | p50, ms | p99, ms | slowest, ms | a second |',
    '|---|--:|--:|--:|--:|',
    row('engine', engine.latency, `${(1000 / engine.latency.p50).toFixed(0)} at p50`),
    '',
    `Built in ${(engine.buildMs / 1000).toFixed(1)} s, ${engine.diskMb.toFixed(0)} MB on the disk.`,
    ...listed(engine),
    '',
  ].join('\n');
}
