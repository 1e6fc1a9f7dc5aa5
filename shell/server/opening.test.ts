import type { LiveRemote } from '@cairn/shared-contracts/remote/release';
import { describe, expect, it } from '@jest/globals';
import { aLive, aRelease } from '../testing/sample-releases.ts';
import { Opening } from './opening.ts';
import type { Snapshot } from './registry.ts';
import type { Version } from './version-store.ts';

const TOO_OLD = 'needs kit ^1.1.0, the shell has 2.0.0';
const isOld = ({ kit }: { kit: string }) => (kit === '^1.1.0' ? TOO_OLD : undefined);

const release = (version: string) =>
  aRelease('mf-tour', version, '', { kit: version.startsWith('1') ? '^1.1.0' : '^2.0.0' });
const refused = (version: string): Version => ({
  state: 'broken',
  release: release(version),
  reason: TOO_OLD,
  at: 0,
});
const ready = (version: string): Version => ({
  ...{ state: 'ready', release: release(version), container: { failures: new Map() }, users: 0 },
});
const unread: Version = { state: 'broken', reason: 'the store is away', at: 0 };

const remote = (stable: string | null, more: Partial<LiveRemote> = {}): LiveRemote => ({
  ...{ stable, versions: [{ version: stable ?? '1.9.0', weight: stable ? 100 : 10, integrity: '' }] },
  ...more,
});
const snapshotOf = (live: LiveRemote, versions: Record<string, Version>): Snapshot => ({
  live: aLive(1, { 'mf-tour': live }),
  versions: new Map(Object.entries(versions).map(([version, one]) => [`mf-tour@${version}`, one])),
});

describe('a shell opens', () => {
  const behind = { fallback: { version: '1.0.0', integrity: '' } };
  it.each<[string, Snapshot, readonly string[]]>([
    ['when what is live fits it', snapshotOf(remote('2.0.0'), { '2.0.0': ready('2.0.0') }), []],
    [
      'not where a remote is of another kit',
      snapshotOf(remote('1.0.0'), { '1.0.0': refused('1.0.0') }),
      [`mf-tour@1.0.0 ${TOO_OLD}`],
    ],
    [
      'not where that is so of what stands behind it, too',
      snapshotOf(remote('1.1.0', behind), { '1.1.0': refused('1.1.0'), '1.0.0': refused('1.0.0') }),
      [`mf-tour@1.1.0 ${TOO_OLD}`],
    ],
    [
      'where what stands behind it fits',
      snapshotOf(remote('1.1.0', { fallback: { version: '2.0.0', integrity: '' } }), {
        '1.1.0': refused('1.1.0'),
        '2.0.0': ready('2.0.0'),
      }),
      [],
    ],
    ['where a remote is on trial only', snapshotOf(remote(null), { '1.9.0': refused('1.9.0') }), []],
    ['where a remote is broken otherwise', snapshotOf(remote('1.0.0'), { '1.0.0': unread }), []],
  ])('%s', (_what, snapshot, unfit) => {
    const opening = new Opening({ snapshot }, isOld);
    expect(opening.unfit).toEqual(unfit);
    expect(opening.isOpen).toBe(unfit.length === 0);
  });

  it('once there is a composition, and stays open whatever comes then', () => {
    const registry: { snapshot: Snapshot | undefined } = { snapshot: undefined };
    const opening = new Opening(registry, isOld);
    expect([opening.isOpen, opening.unfit]).toEqual([false, []]);
    registry.snapshot = snapshotOf(remote('2.0.0'), { '2.0.0': ready('2.0.0') });
    expect(opening.isOpen).toBe(true);
    registry.snapshot = snapshotOf(remote('1.0.0'), { '1.0.0': refused('1.0.0') });
    expect([opening.isOpen, opening.unfit]).toEqual([true, []]);
  });

  it.each<[string, Snapshot]>([
    ['where its release could not be read', snapshotOf(remote('1.0.0'), { '1.0.0': unread })],
    [
      'where that of what stands behind it could not be read',
      snapshotOf(remote('1.1.0', behind), { '1.1.0': refused('1.1.0') }),
    ],
  ])('for now, %s: what is read later still counts', (_what, snapshot) => {
    const registry = { snapshot };
    const opening = new Opening(registry, isOld);
    expect([opening.isOpen, opening.unfit]).toEqual([true, []]);
    registry.snapshot = snapshotOf(remote('1.0.0'), { '1.0.0': refused('1.0.0') });
    expect([opening.isOpen, opening.unfit]).toEqual([false, [`mf-tour@1.0.0 ${TOO_OLD}`]]);
  });

  it('for good where the only version of a remote is on trial', () => {
    const trial = snapshotOf(remote(null), { '1.9.0': refused('1.9.0') });
    const registry = { snapshot: trial };
    const opening = new Opening(registry, isOld);
    expect(opening.isOpen).toBe(true);
    registry.snapshot = snapshotOf(remote('1.0.0'), { '1.0.0': refused('1.0.0') });
    expect(opening.isOpen).toBe(true);
  });
});
