import { describe, expect, it } from '@jest/globals';
import { agreementMarkdown, engineMarkdown } from './report.ts';

const HOW = { date: '2026-11-22', command: 'npm run bench -- search', machine: '2 cores', versions: 'Node', notes: [] };
const latency = { p50: 1, p99: 1, max: 1, count: 2000 };

describe('the chapter on agreement', () => {
  it.each([
    ['all of them', [], '**2,000 of 2,000**'],
    ['those that differ', ['EUR page=2'], '**1,999 of 2,000**'],
  ])('counts %s', (_title, different, figure) => {
    const text = agreementMarkdown({ tours: 50_000, departures: 807_000, sql: { latency, different } }, HOW);
    const engine = { version: '13.0.0', buildMs: 40_000, diskMb: 700, latency, different };
    const beside = engineMarkdown({ tours: 50_000, departures: 807_000, engine }, HOW);
    for (const chapter of [text, beside]) {
      expect(chapter).toContain(figure);
      for (const query of different) expect(chapter).toContain(`- \`${query}\``);
    }
  });
});
