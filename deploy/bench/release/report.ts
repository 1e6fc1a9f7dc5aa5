import type { LoadFigures } from '../faults/load.ts';
import type { Latency } from '../search/percentiles.ts';
import type { Memory } from './roll-over.ts';

export interface ReleaseFigures {
  command: string;
  machine: string;
  date: string;
  notes: readonly string[];
  rollouts: number;
  /** milliseconds of each `cairn release`, with the start of Node */
  releases: readonly number[];
  /** of one `cairn promote` in a process of its own, until it has ended */
  commandMs: number;
  promotes: Latency;
  /** of each version the first time, but for the one that the timed command had made live before */
  firstTimes: Latency;
  promotesBoth: Latency;
  rollbacks: Latency;
  rollbacksBoth: Latency;
  requests: LoadFigures;
  memory: Memory | undefined;
}

const met = (isMet: boolean): string => (isMet ? 'met' : '**missed**');
const ms = (value: number): string => String(Math.round(value));
const TARGET_MS = 1000;
const RELEASE_TARGET_MS = 10_000;

const row = (name: string, { p50, p99, max }: Latency): string => `| ${name} | ${ms(p50)} | ${ms(p99)} | ${ms(max)} |`;

export function reportOf(figures: ReleaseFigures): string {
  const { releases, promotes, rollbacks, requests, memory, rollouts } = figures;
  const slowest = Math.max(...releases);
  const median = [...releases].sort((a, b) => a - b)[Math.floor(releases.length / 2)] ?? Number.NaN;
  return [
    '# Release benchmark',
    '',
    `${figures.date} · \`${figures.command}\``,
    '',
    `${figures.machine}. Two shells with one process each that renders, api, database, store, commands and load generator on one machine.`,
    ...figures.notes.flatMap((note) => ['', note]),
    '',
    `${rollouts} times one of ${releases.length} releases of mf-content is promoted and rolled back, under 20 requests a second for pages, by turns to`,
    'both shells and each by another visitor, begun 5 s before. Failed: anything but a whole page. Times run from the call of the command, without the start of',
    `Node (a \`cairn promote\` in a process of its own had ended, with the word of both shells, after ${ms(figures.commandMs)} ms), to the first page that is`,
    'composed with the other version.',
    '',
    '## Targets',
    '',
    '| target | | figure |',
    '|---|---|---|',
    `| ${rollouts} rollouts and rollbacks: 0 failed requests | ${met(requests.failed === 0 && requests.turnedAway === 0)} | ${requests.failed} failed, ${requests.turnedAway} × 503, of ${requests.asked} |`,
    `| promote to the first new answer: p99 < 1 s | ${met(promotes.p99 < TARGET_MS)} | ${ms(promotes.p99)} ms |`,
    `| rollback to the first new answer: p99 < 1 s | ${met(rollbacks.p99 < TARGET_MS)} | ${ms(rollbacks.p99)} ms |`,
    `| release with the fast gate: < 10 s | ${met(slowest < RELEASE_TARGET_MS)} | ${(slowest / 1000).toFixed(1)} s the slowest of ${releases.length}, with the start of Node |`,
    ...(memory
      ? [
          `| ${memory.versions} versions in one process: heap flat | ${met(memory.growthShare < memory.allowed)} | ${(memory.growthShare * 100).toFixed(1)} % more from the ${memory.settledAt}th version to the last |`,
        ]
      : []),
    '',
    '## Figures',
    '',
    '| milliseconds | median | p99 | longest |',
    '|---|--:|--:|--:|',
    row('promote to the first new answer', promotes),
    row('… of versions that no shell has loaded before', figures.firstTimes),
    row('promote until both shells have it', figures.promotesBoth),
    row('rollback to the first new answer', rollbacks),
    row('rollback until both shells have it', figures.rollbacksBoth),
    `| release with the fast gate | ${ms(median)} | | ${ms(slowest)} |`,
    `| longest request meanwhile | | | ${ms(requests.longestMs)} |`,
    ...(memory
      ? [
          '',
          `${memory.versions} versions of mf-content, each with its own code, were loaded, made live, rendered once and followed by the next in one process that`,
          'loads and renders by itself. Heap in use after a collection, megabytes:',
          '',
          `| after versions | ${memory.samples.map(({ after }) => after).join(' | ')} |`,
          `|---|${memory.samples.map(() => '--:').join('|')}|`,
          `| heap, MB | ${memory.samples.map(({ mb }) => mb.toFixed(1)).join(' | ')} |`,
        ]
      : []),
    '',
  ].join('\n');
}
