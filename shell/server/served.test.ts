import type { LiveRemote } from '@cairn/shared-contracts/remote/release';
import { describe, expect, it } from '@jest/globals';
import { aLive, aRelease } from '../testing/sample-releases.ts';
import type { Failing } from './page-failures.ts';
import type { Snapshot } from './registry.ts';
import { degradedRemotes, servedRemotes } from './served.ts';
import type { Version } from './version-store.ts';

const ready = (version: string, failures: Record<string, string> = {}): Version => ({
  state: 'ready',
  release: aRelease('mf-tour', version, ''),
  container: { failures: new Map(Object.entries(failures)) },
  users: 0,
});
const broken: Version = { state: 'broken', reason: 'needs kit ^2.0.0', at: 0 };
const weights = (stable: string | null, shares: Record<string, number>, fallback?: string): LiveRemote => ({
  stable,
  versions: Object.entries(shares).map(([version, weight]) => ({ version, weight, integrity: '' })),
  ...(fallback ? { fallback: { version: fallback, integrity: '' } } : {}),
});
const snapshotOf = (remote: LiveRemote, versions: Record<string, Version>): Snapshot => ({
  live: aLive(1, { 'mf-tour': remote }),
  versions: new Map(Object.entries(versions).map(([version, state]) => [`mf-tour@${version}`, state])),
});
const NONE = new Map<string, Failing>();

describe('what visitors really get', () => {
  it.each<[string, LiveRemote, Record<string, Version>, Record<string, number>, string[]]>([
    [
      'what was asked, when all is well',
      weights('1.0.0', { '1.0.0': 90, '1.1.0': 10 }),
      { '1.0.0': ready('1.0.0'), '1.1.0': ready('1.1.0') },
      { '1.0.0': 90, '1.1.0': 10 },
      [],
    ],
    [
      'the stable version where half of them should get one that is refused',
      weights('1.0.0', { '1.0.0': 50, '1.1.0': 50 }),
      { '1.0.0': ready('1.0.0'), '1.1.0': broken },
      { '1.0.0': 100 },
      ['1.1.0'],
    ],
    [
      'the fallback where the stable one is refused',
      weights('1.1.0', { '1.1.0': 100 }, '1.0.0'),
      { '1.0.0': ready('1.0.0'), '1.1.0': broken },
      { '1.0.0': 100 },
      ['1.1.0'],
    ],
    ['nothing where nothing works', weights('1.1.0', { '1.1.0': 1 }), { '1.1.0': broken }, { down: 100 }, ['1.1.0']],
    [
      'a new remote for those only who try it',
      weights(null, { '1.0.0': 10 }),
      { '1.0.0': ready('1.0.0') },
      { '1.0.0': 10, '': 90 },
      [],
    ],
  ])('is %s', (_title, remote, versions, served, refused) => {
    const { 'mf-tour': tour } = servedRemotes(snapshotOf(remote, versions), NONE);
    expect(tour?.served).toEqual(served);
    expect(Object.keys(tour?.refused ?? {})).toEqual(refused);
  });

  it('is the fallback while a version fails on most of its pages, which is not called a refusal', () => {
    const remote = weights('1.1.0', { '1.1.0': 100 }, '1.0.0');
    const failing = new Map([['mf-tour@1.1.0', { expose: 'route.page', reason: 'boom', failed: 3, made: 4 }]]);
    const both = { '1.0.0': ready('1.0.0'), '1.1.0': ready('1.1.0') };
    expect(servedRemotes(snapshotOf(remote, both), failing)['mf-tour']).toEqual({
      served: { '1.0.0': 100 },
      refused: {},
      failing: { '1.1.0': 'route.page: boom, on 3 of 4 pages' },
    });
    const alone = snapshotOf(weights('1.1.0', { '1.1.0': 100 }), { '1.1.0': ready('1.1.0') });
    expect(servedRemotes(alone, failing)['mf-tour']).toMatchObject({ served: { '1.1.0': 100 }, refused: {} });
  });

  it('health names the remote, what is wanted, what serves, and why', () => {
    const remote = weights('1.1.0', { '1.1.0': 100 }, '1.0.0');
    const of = (next: Version, failing = NONE) =>
      degradedRemotes(snapshotOf(remote, { '1.0.0': ready('1.0.0'), '1.1.0': next }), failing)['mf-tour'];
    expect(of(ready('1.1.0'))).toBeUndefined();
    expect(of(broken)).toEqual({ wanted: '1.1.0', serving: '1.0.0', reason: 'needs kit ^2.0.0' });
    expect(of(ready('1.1.0', { 'route.page': 'boom' }))).toEqual({
      wanted: '1.1.0',
      serving: '1.0.0',
      reason: 'server/remoteEntry.js, route.page: boom',
    });
    const failing = new Map([
      ['mf-tour@1.1.0', { expose: 'route.page', reason: 'boom, in its loader', failed: 3, made: 4 }],
    ]);
    expect(of(ready('1.1.0'), failing)).toEqual({
      wanted: '1.1.0',
      serving: '1.0.0',
      reason: 'route.page: boom, in its loader, on 3 of 4 pages',
    });
    const alone = snapshotOf(weights('1.1.0', { '1.1.0': 100 }), { '1.1.0': broken });
    expect(degradedRemotes(alone, NONE)['mf-tour']).toMatchObject({ serving: null });
  });
});
