import type { Live, LiveRemote, Saw } from '@cairn/shared-contracts/remote/release';
import { expect, it } from '@jest/globals';
import { takeBack } from './take-back.ts';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2027-03-10T12:00:00Z');
const weight = (version: string, percent: number) => ({ version, weight: percent, integrity: '' });
const alone = (version: string, fallback?: string): LiveRemote => ({
  stable: version,
  versions: [weight(version, 100)],
  ...(fallback ? { fallback: { version: fallback, integrity: '' } } : {}),
});
const withTrial: LiveRemote = { ...alone('2.0.0', '1.0.0'), versions: [weight('2.0.0', 90), weight('3.0.0', 10)] };
const sawOf = (version: string): Saw => ({
  ...{ remote: 'mf-tour', version, against: '1.0.0', limit: 0.01, evidence: 5000, reasons: [] },
  ...{ found: { pages: 100, failed: 30 }, reference: { pages: 900, failed: 0 } },
});
/** revisions, each so many hours ago */
const historyOf = (...states: [hoursAgo: number, remote: LiveRemote][]): Live[] =>
  states.map(([hours, remote], at) => ({
    ...{ format: 1, environment: 'local', revision: at + 1, changed_by: 'kate', note: '' },
    changed_at: new Date(NOW - hours * HOUR_MS).toISOString(),
    remotes: { 'mf-tour': remote },
  }));

it('a version that was promoted an hour ago goes back, and takes what is on trial beside it with it', () => {
  const history = historyOf([50, alone('1.0.0')], [1, alone('2.0.0', '1.0.0')], [0.5, withTrial]);
  expect(takeBack(history, sawOf('2.0.0'), NOW)).toMatchObject({ kind: 'back', to: { revision: 1 } });
});

it.each([
  ['alone', historyOf([50, alone('1.0.0')], [25, alone('2.0.0', '1.0.0')])],
  ['with one on trial since an hour', historyOf([50, alone('1.0.0')], [25, alone('2.0.0', '1.0.0')], [1, withTrial])],
])('a version that has been the stable one for a day stays: %s', (_how, history) => {
  expect(takeBack(history, sawOf('2.0.0'), NOW)).toEqual({
    kind: 'stay',
    reason: 'it has been the stable version for a day',
  });
});

it('of one that has been the stable one for a day what is on trial beside it goes back all the same', () => {
  const history = historyOf([50, alone('1.0.0')], [25, alone('2.0.0', '1.0.0')], [1, withTrial]);
  expect(takeBack(history, sawOf('3.0.0'), NOW)).toMatchObject({ kind: 'back', to: { revision: 2 } });
});
