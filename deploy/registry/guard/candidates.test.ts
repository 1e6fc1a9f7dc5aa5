import type { Live, LiveRemote } from '@cairn/shared-contracts/remote/release';
import type { VersionFigures } from '@cairn/shared-contracts/remote/version-figures';
import { describe, expect, it } from '@jest/globals';
import { liesElsewhere, rateOf, seenBy, worseVersions } from './candidates.ts';

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

/** what is worse of all that is live, and does not lie elsewhere */
function judged(all: Live, reports: Record<string, VersionFigures>[], fresh: readonly string[] = []): string[] {
  const seen = seenBy(reports.map((one) => ({ figures: one })));
  return worseVersions(all, seen)
    .filter(({ remote }) => !liesElsewhere(all, seen, remote, (name) => fresh.includes(name)))
    .map(({ remote, version, against }) => `${remote}@${version} against ${against}`);
}
const found = (remote: LiveRemote, ...reports: Record<string, VersionFigures>[]) =>
  judged(live({ 'mf-tour': remote }), reports);

it.each<[string, LiveRemote, Record<string, VersionFigures>[], string[]]>([
  ['on trial and worse', ON_TRIAL, [GOOD, BAD], ['mf-tour@2.0.0 against 1.0.0']],
  ['promoted and worse than the one before', PROMOTED, [GOOD, BAD], ['mf-tour@2.0.0 against 1.0.0']],
  [
    'promoted and worse, with another one on trial beside it, which is no better',
    { ...PROMOTED, versions: [weight('2.0.0', 90), weight('3.0.0', 10)] },
    [GOOD, BAD, { 'mf-tour@3.0.0': figures(100, 40) }],
    ['mf-tour@2.0.0 against 1.0.0'],
  ],
  ['as good as the stable one', ON_TRIAL, [GOOD, { 'mf-tour@2.0.0': figures(100, 0) }], []],
  ['both are bad', ON_TRIAL, [{ ...BAD, 'mf-tour@1.0.0': figures(900, 270) }], []],
  ['all of the site is bad', ON_TRIAL, [BAD, { ...GOOD, 'mf-chat@5.0.0': figures(900, 300) }], []],
  [
    'what is on trial by itself has nothing to be held against',
    { stable: null, versions: [weight('2.0.0', 10)] },
    [BAD],
    [],
  ],
  [
    'browsers of five networks',
    ON_TRIAL,
    [GOOD, { 'mf-tour@2.0.0': figures(100, 0, 15, 5) }],
    ['mf-tour@2.0.0 against 1.0.0'],
  ],
  ['browsers of four, be it ever so often', ON_TRIAL, [GOOD, { 'mf-tour@2.0.0': figures(100, 0, 90, 4) }], []],
])('%s', (_what, remote, reports, expected) => {
  expect(found(remote, ...reports)).toEqual(expected);
});

it('what two shells saw counts together, though neither saw enough', () => {
  const half = { 'mf-tour@2.0.0': figures(30, 6), ...GOOD };
  expect(found(ON_TRIAL, half)).toEqual([]);
  expect(found(ON_TRIAL, half, half)).toEqual(['mf-tour@2.0.0 against 1.0.0']);
  expect(rateOf(seenBy([{ figures: half }, { figures: half }, {}]), 'mf-tour', '2.0.0')).toEqual({
    pages: 60,
    failed: 12,
  });
});

describe('two remotes whose new versions are bad', () => {
  const search: LiveRemote = {
    stable: '4.1.0',
    versions: [weight('4.1.0', 100)],
    fallback: { version: '4.0.0', integrity: '' },
  };
  const all = live({ 'mf-tour': PROMOTED, 'mf-catalog': search });
  const both = { ...GOOD, ...BAD, 'mf-catalog@4.0.0': figures(900, 1), 'mf-catalog@4.1.0': figures(100, 40) };
  const worse = ['mf-tour@2.0.0 against 1.0.0', 'mf-catalog@4.1.0 against 4.0.0'];

  it('do not speak for one another where both are judged', () => {
    expect(judged(all, [both], ['mf-tour', 'mf-catalog'])).toEqual(worse);
  });

  it('do where one has been that for long, and nobody judges it', () => {
    expect(judged(all, [both], ['mf-tour'])).toEqual(worse.slice(1));
  });

  it('stay while a third one, which nobody judges, is bad as well', () => {
    expect(judged(all, [{ ...both, 'mf-chat@5.0.0': figures(900, 300) }], ['mf-tour', 'mf-catalog'])).toEqual([]);
  });
});
