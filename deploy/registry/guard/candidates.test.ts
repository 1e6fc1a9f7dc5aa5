import type { Live, LiveRemote } from '@cairn/shared-contracts/remote/release';
import type { VersionFigures } from '@cairn/shared-contracts/remote/version-figures';
import { expect, it } from '@jest/globals';
import { rateOf, seenBy, worseVersions } from './candidates.ts';

/** pages, failed on the server, told of by browsers from so many networks */
const figures = (pages: number, failed: number, told = 0, networks = told): VersionFigures => ({
  steps: [[pages, failed, told]],
  ...{ networks, loads: 0, vitals: { lcp: [], inp: [], cls: [] } },
  reasons: failed > 0 ? [{ side: 'server', part: 'route.tour', reason: 'Error: boom', times: failed }] : [],
});
const weight = (version: string, percent: number) => ({ version, weight: percent, integrity: '' });
const ON_TRIAL: LiveRemote = { stable: '1.0.0', versions: [weight('1.0.0', 90), weight('2.0.0', 10)] };
const PROMOTED: LiveRemote = {
  stable: '2.0.0',
  versions: [weight('2.0.0', 100)],
  fallback: { version: '1.0.0', integrity: '' },
};

const live = (remotes: Record<string, LiveRemote>): Live => ({
  ...{ format: 1, environment: 'local', revision: 3, changed_at: '', changed_by: '', note: '' },
  remotes: { ...remotes, 'mf-chat': { stable: '5.0.0', versions: [weight('5.0.0', 100)] } },
});
const GOOD = { 'mf-tour@1.0.0': figures(900, 0), 'mf-chat@5.0.0': figures(900, 1) };
const BAD = { 'mf-tour@2.0.0': figures(100, 30) };

const found = (remote: LiveRemote, ...reports: Record<string, VersionFigures>[]) =>
  worseVersions(live({ 'mf-tour': remote }), seenBy(reports.map((one) => ({ figures: one })))).map(
    ({ version, against }) => `${version} against ${against}`,
  );

it.each<[string, LiveRemote, Record<string, VersionFigures>[], string[]]>([
  ['on trial and worse', ON_TRIAL, [GOOD, BAD], ['2.0.0 against 1.0.0']],
  ['promoted and worse than the one before', PROMOTED, [GOOD, BAD], ['2.0.0 against 1.0.0']],
  ['as good as the stable one', ON_TRIAL, [GOOD, { 'mf-tour@2.0.0': figures(100, 0) }], []],
  ['both are bad', ON_TRIAL, [{ ...BAD, 'mf-tour@1.0.0': figures(900, 270) }], []],
  ['all of the site is bad', ON_TRIAL, [BAD, { ...GOOD, 'mf-chat@5.0.0': figures(900, 300) }], []],
  [
    'what is on trial by itself has nothing to be held against',
    { stable: null, versions: [weight('2.0.0', 10)] },
    [BAD],
    [],
  ],
  ['browsers of five networks', ON_TRIAL, [GOOD, { 'mf-tour@2.0.0': figures(100, 0, 15, 5) }], ['2.0.0 against 1.0.0']],
  ['browsers of four, be it ever so often', ON_TRIAL, [GOOD, { 'mf-tour@2.0.0': figures(100, 0, 90, 4) }], []],
])('%s', (_what, remote, reports, expected) => {
  expect(found(remote, ...reports)).toEqual(expected);
});

it('what two shells saw counts together, though neither saw enough', () => {
  const half = { 'mf-tour@2.0.0': figures(30, 6), ...GOOD };
  expect(found(ON_TRIAL, half)).toEqual([]);
  expect(found(ON_TRIAL, half, half)).toEqual(['2.0.0 against 1.0.0']);
  expect(rateOf(seenBy([{ figures: half }, { figures: half }, {}]), 'mf-tour', '2.0.0')).toEqual({
    pages: 60,
    failed: 12,
  });
});
