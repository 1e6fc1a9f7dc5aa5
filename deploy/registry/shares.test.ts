import type { LiveRemote } from '@cairn/shared-contracts/remote/release';
import { describe, expect, it } from '@jest/globals';
import { rolledOut } from './shares.ts';

const hash = (version: string) => `hash of ${version}`;
const version = (name: string, weight: number) => ({ version: name, weight, integrity: hash(name) });
const fallback = (name: string) => ({ fallback: { version: name, integrity: hash(name) } });
const STABLE: LiveRemote = { stable: '1.0.0', versions: [version('1.0.0', 100)] };
const SHARED: LiveRemote = { stable: '1.0.0', versions: [version('1.0.0', 90), version('1.1.0', 10)] };
const NEXT: LiveRemote = { stable: '1.1.0', versions: [version('1.1.0', 100)], ...fallback('1.0.0') };
const TRIED: LiveRemote = { stable: null, versions: [version('1.0.0', 10)] };

describe('shares of the visitors', () => {
  it.each<[string, LiveRemote | undefined, string, number, LiveRemote]>([
    ['the first version ever gets the share that was asked for, the others nothing', undefined, '1.0.0', 10, TRIED],
    ['its share grows', TRIED, '1.0.0', 50, { stable: null, versions: [version('1.0.0', 50)] }],
    ['the first version ever for everybody is the stable one', undefined, '1.0.0', 100, STABLE],
    ['a remote on trial is promoted, and there is nothing before it', TRIED, '1.0.0', 100, STABLE],
    ['a new version takes its percent from the stable one', STABLE, '1.1.0', 10, SHARED],
    [
      'and its share grows',
      SHARED,
      '1.1.0',
      50,
      { stable: '1.0.0', versions: [version('1.0.0', 50), version('1.1.0', 50)] },
    ],
    [
      'a newer one takes the place of the one that was being tried',
      SHARED,
      '1.2.0',
      5,
      { stable: '1.0.0', versions: [version('1.0.0', 95), version('1.2.0', 5)] },
    ],
    ['100 percent makes it the stable one, alone, and keeps the one before', SHARED, '1.1.0', 100, NEXT],
    ['promoting the stable one ends the trial', SHARED, '1.0.0', 100, STABLE],
    [
      'a trial keeps the fallback of the stable one',
      NEXT,
      '1.2.0',
      10,
      { stable: '1.1.0', versions: [version('1.1.0', 90), version('1.2.0', 10)], ...fallback('1.0.0') },
    ],
    ['promoting the same again keeps its fallback', NEXT, '1.1.0', 100, NEXT],
    ['promoting the fallback turns the two around', NEXT, '1.0.0', 100, { ...STABLE, ...fallback('1.1.0') }],
  ])('%s', (_title, current, name, percent, expected) => {
    const before = structuredClone(current);
    expect(rolledOut('mf-tour', current, name, hash(name), percent)).toEqual(expected);
    expect(current).toEqual(before);
  });

  it('what does not serve is no fallback: the good one before it stays', () => {
    const isServing = (name: string) => name !== '1.1.0';
    expect(rolledOut('mf-tour', NEXT, '1.2.0', hash('1.2.0'), 100, isServing)).toMatchObject(fallback('1.0.0'));
  });

  it('a bad fallback is better than none', () => {
    expect(rolledOut('mf-tour', STABLE, '1.1.0', hash('1.1.0'), 100, () => false)).toMatchObject(fallback('1.0.0'));
  });

  it('the stable version cannot be tried on a share of its own visitors', () => {
    expect(() => rolledOut('mf-tour', STABLE, '1.0.0', 'hash', 10)).toThrow('stable version already');
  });

  it('a document whose stable version is missing is not made worse', () => {
    const broken = { stable: '0.9.0', versions: [version('1.0.0', 100)] };
    expect(() => rolledOut('mf-tour', broken, 'mf-tour', 'hash', 10)).toThrow('no stable version');
  });
});
