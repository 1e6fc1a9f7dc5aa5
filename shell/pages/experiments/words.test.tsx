import type { ExperimentReport, VariantReport } from '@cairn/shared-contracts/api/experiments.schema';
import { describe, expect, it } from '@jest/globals';
import { looksAt } from './lift-plot.tsx';
import { checksOf, verdictOf } from './words.ts';

const NO_VITALS = { count: 0, p75: null };
const variant = (name: string, over: Partial<VariantReport> = {}): VariantReport => ({
  ...{ name, version: '1.0.0', weight: 50, visitors: 5000, goals: 250, rate: 0.05, lift: null, fallen: 0, errors: 5 },
  vitals: { lcp: { count: 500, p75: 1310 }, inp: NO_VITALS, cls: NO_VITALS },
  ...over,
});
const LIFT = { estimate: 0.051, interval: { low: 0.008, high: 0.094 }, points: { low: 0, high: 0 }, p: 0.01 };

const report = (over: Partial<ExperimentReport> = {}): ExperimentReport => ({
  ...{ name: 'dates', remote: 'mf-tour', goal: 'booking_requested', lift: 10, day: 15, confidence: 0.95 },
  ...{ started_at: '2026-11-07T00:00:00.000Z', started_by: 'ines', ended: null, planned_visitors: 60_000 },
  variants: [variant('a'), variant('b', { lift: LIFT })],
  verdict: { kind: 'open' },
  checks: {
    sample_ratio: { state: 'pass', p: 0.53 },
    ...{ errors: { state: 'pass' }, fallen: { state: 'pass' }, lcp: { state: 'pass' } },
  },
  days: [],
  ...over,
});

describe('the verdict in words', () => {
  it.each([
    [
      { kind: 'better', variant: 'b', since: '2026-11-19T00:00:00.000Z' } as const,
      'B reaches the goal about 5 times more for every 100 times that A does.',
      'npm run cairn -- experiment promote dates b',
    ],
    [
      { kind: 'worse', variant: 'b', since: '2026-11-19T00:00:00.000Z' } as const,
      'B reaches the goal about 5 times less for every 100 times that A does.',
      'npm run cairn -- experiment stop dates',
    ],
    [{ kind: 'open' } as const, 'Not decided yet.', undefined],
    [
      { kind: 'even', since: '2026-11-19T00:00:00.000Z' } as const,
      'No lift of 10 % was found.',
      'npm run cairn -- experiment stop dates',
    ],
    [
      { kind: 'spoiled' } as const,
      'Visitors were lost on the way to a variant.',
      'npm run cairn -- experiment stop dates',
    ],
  ])('%j', (verdict, title, command) => {
    const told = verdictOf(report({ verdict }));
    expect([told.title, told.command?.text]).toEqual([title, command]);
  });

  it('shows a verdict of a later api by its name', () => {
    // what no schema of this shell knows
    const verdict = { kind: 'paused' } as unknown as ExperimentReport['verdict'];
    expect(verdictOf(report({ verdict }))).toMatchObject({ badge: 'paused', title: 'The verdict is “paused”.' });
  });

  it('calls a variant as a sentence can, and by its name where that is a word', () => {
    expect(verdictOf(report()).text).toMatch(/^No variant differs from A beyond chance\./);
    const named = report({ variants: [variant('dates'), variant('none')] });
    expect(verdictOf(named).text).toMatch(/^No variant differs from dates beyond chance\./);
  });

  it('compares nothing where nobody has been', () => {
    const { text } = verdictOf(report({ variants: [variant('a'), { ...variant('b'), visitors: 0 }] }));
    expect(text).toMatch(/^A variant has had no visitors, so there is nothing to compare\./);
  });

  it('tells how sure it is and since when', () => {
    const { text } = verdictOf(
      report({ verdict: { kind: 'better', variant: 'b', since: '2026-11-19T00:00:00.000Z' } }),
    );
    expect(text).toMatch(/difference is 0\.8 to 9\.4 %.*since 19 Nov 2026/);
  });

  it('asks nothing of an experiment that has ended', () => {
    const ended = { at: '2026-11-20T00:00:00.000Z', by: 'ines', note: 'stopped' };
    expect(verdictOf(report({ ended })).command).toBeUndefined();
    expect(verdictOf(report({ ended, verdict: { kind: 'spoiled' } })).command).toBeUndefined();
  });
});

it('the checks tell what they looked at', () => {
  expect(checksOf(report()).map(({ figures }) => figures)).toEqual([
    '50.00 : 50.00',
    '0.10 % and 0.10 %',
    '0.00 % and 0.00 %',
    '1.31 s and 1.31 s',
  ]);
});

it('a plot begins with the first day on which something can be said', () => {
  const look = { estimate: 0.1, low: 0, high: 0.2 };
  const days = [
    { date: '2026-11-07', lifts: [null] },
    { date: '2026-11-08', lifts: [look] },
  ];
  expect(looksAt(days, 0)).toEqual([{ date: '2026-11-08', ...look }]);
});
