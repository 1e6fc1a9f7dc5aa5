import type { LiveRemote } from '@cairn/shared-contracts/remote/release';
import { describe, expect, it } from '@jest/globals';
import { candidates, shareOf } from './pick.ts';

const remote = (stable: string, weights: Record<string, number>): LiveRemote => ({
  stable,
  versions: Object.entries(weights).map(([version, weight]) => ({ version, weight, integrity: 'sha384-' })),
});
const VISITORS = Array.from({ length: 4000 }, (_, index) => `visitor-${index}`);
const shareOfVersion = (live: LiveRemote, version: string): number =>
  VISITORS.filter((visitor) => candidates(live, visitor, 'mf-tour')[0] === version).length / VISITORS.length;

describe('which version a visitor gets', () => {
  it.each([
    [{ '1.0.0': 90, '1.1.0': 10 }, 0.1],
    [{ '1.0.0': 50, '1.1.0': 50 }, 0.5],
    [{ '1.0.0': 3, '1.1.0': 1 }, 0.25],
    [{ '1.0.0': 1, '1.1.0': 0 }, 0],
    [{ '1.0.0': 0, '1.1.0': 1 }, 1],
  ])('weights %j give 1.1.0 to a share of %d', (weights, share) => {
    expect(Math.abs(shareOfVersion(remote('1.0.0', weights), '1.1.0') - share)).toBeLessThan(0.025);
  });

  it('nobody gets a version of weight 0, wherever it stands in the list', () => {
    const live = remote('1.0.0', { '0.9.0': 0, '1.0.0': 1, '1.1.0': 0 });
    expect(new Set(VISITORS.flatMap((visitor) => candidates(live, visitor, 'mf-tour')))).toEqual(new Set(['1.0.0']));
  });

  it('everybody gets the stable version when no version has a weight', () => {
    const live = remote('1.0.0', { '1.0.0': 0, '1.1.0': 0 });
    expect(new Set(VISITORS.flatMap((visitor) => candidates(live, visitor, 'mf-tour')))).toEqual(new Set(['1.0.0']));
  });

  it('the stable version stands behind the picked one, and only once', () => {
    const live = remote('1.0.0', { '1.0.0': 50, '1.1.0': 50 });
    const lists = new Set(VISITORS.map((visitor) => candidates(live, visitor, 'mf-tour').join(' ')));
    expect(lists).toEqual(new Set(['1.0.0', '1.1.0 1.0.0']));
  });

  it('the last good version stands behind the stable one', () => {
    const live = { ...remote('1.1.0', { '1.1.0': 50, '1.2.0': 50 }), fallback: { version: '1.0.0', integrity: '' } };
    const lists = new Set(VISITORS.map((visitor) => candidates(live, visitor, 'mf-tour').join(' ')));
    expect(lists).toEqual(new Set(['1.1.0 1.0.0', '1.2.0 1.1.0 1.0.0']));
  });

  it('a new remote on trial reaches the share that was asked for, and the others have none', () => {
    const live = { ...remote('', { '1.0.0': 10 }), stable: null };
    expect(Math.abs(shareOfVersion(live, '1.0.0') - 0.1)).toBeLessThan(0.025);
    const lists = new Set(VISITORS.map((visitor) => candidates(live, visitor, 'mf-tour').join(' ')));
    expect(lists).toEqual(new Set(['1.0.0', '']));
  });

  it('a visitor keeps their version, and those who had the new one keep it when its share grows', () => {
    const some = remote('1.0.0', { '1.0.0': 90, '1.1.0': 10 });
    for (const visitor of VISITORS.slice(0, 50)) {
      expect(candidates(some, visitor, 'mf-tour')).toEqual(candidates(some, visitor, 'mf-tour'));
    }
    const more = remote('1.0.0', { '1.0.0': 60, '1.1.0': 40 });
    const lost = VISITORS.filter(
      (visitor) =>
        candidates(some, visitor, 'mf-tour')[0] === '1.1.0' && candidates(more, visitor, 'mf-tour')[0] === '1.0.0',
    );
    expect(lost).toEqual([]);
  });

  it('one remote says nothing about another', () => {
    const live = remote('1.0.0', { '1.0.0': 50, '1.1.0': 50 });
    const both = VISITORS.filter(
      (visitor) =>
        candidates(live, visitor, 'mf-tour')[0] === '1.1.0' && candidates(live, visitor, 'mf-chat')[0] === '1.1.0',
    );
    expect(Math.abs(both.length / VISITORS.length - 0.25)).toBeLessThan(0.03);
  });

  it('shares lie in [0, 1)', () => {
    const shares = VISITORS.map((visitor) => shareOf(visitor, 'mf-tour'));
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...shares)).toBeLessThan(1);
  });
});
