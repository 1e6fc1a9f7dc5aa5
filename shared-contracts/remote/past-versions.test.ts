import { describe, expect, it } from '@jest/globals';
import { PAST_MOST, pastAfter, SERVED_AFTER_DAYS, servedPast, unsafeIn, withdrawnKeys } from './past-versions.ts';
import type { Live, LiveRemote } from './release.ts';

const remote = (version: string): LiveRemote => ({
  stable: version,
  versions: [{ version, weight: 100, integrity: `hash of ${version}` }],
});
const day = (number: number) => new Date(Date.UTC(2027, 0, 1 + number));
const aLive = (version: string, past?: Live['past']): Live => ({
  ...{ format: 1, environment: 'test', revision: 1, changed_at: '', changed_by: '', note: '' },
  remotes: { 'mf-tour': remote(version) },
  ...(past ? { past } : {}),
});
/** promotes one version after the other, one a day */
function after(versions: readonly string[], first = aLive('0')): Live {
  let live = first;
  for (const [number, version] of versions.entries()) {
    const next = aLive(version);
    live = { ...next, past: pastAfter({ names: ['mf-tour'], before: live, ...next, now: day(number) }) };
  }
  return live;
}
const pastOf = ({ past = {} }: Live) => (past['mf-tour'] ?? []).map(({ version }) => version);
const withdrawal = (isUnsafe: boolean) => ({
  ...{ remote: 'mf-tour', version: '1', integrity: 'hash of 1', why: 'it books twice', by: 'olga' },
  isUnsafe,
});
const withdrawn = (isUnsafe: boolean, before = after(['1', '2'])): Live => {
  const { remotes } = before;
  const past = pastAfter({ names: ['mf-tour'], before, remotes, now: day(3), withdrawn: withdrawal(isUnsafe) });
  return { ...before, past };
};

describe('what visitors had once', () => {
  it('is known with its hash and since when nobody gets it', () => {
    expect(after(['1']).past).toEqual({
      'mf-tour': [{ version: '0', integrity: 'hash of 0', left_at: day(0).toISOString() }],
    });
  });

  it('is not past while somebody gets it again', () => {
    expect(pastOf(after(['1', '0']))).toEqual(['1']);
  });

  it('is served for 30 days and forgotten after that', () => {
    const live = after(['1']);
    expect(servedPast(live, day(SERVED_AFTER_DAYS - 1))).toHaveLength(1);
    expect(servedPast(live, day(SERVED_AFTER_DAYS))).toHaveLength(0);
    const versions = Array.from({ length: 40 }, (_, number) => String(number + 1));
    expect(pastOf(after(versions))).toHaveLength(SERVED_AFTER_DAYS);
  });

  it('is bounded, the newest stay', () => {
    const versions = Array.from({ length: 2 * PAST_MOST }, (_, number) => ({
      ...{ version: String(number), integrity: '', left_at: day(0).toISOString() },
    }));
    const live = after(['last'], aLive('before', { 'mf-tour': versions }));
    expect(pastOf(live)).toHaveLength(PAST_MOST);
    expect(pastOf(live).at(-1)).toBe('before');
  });

  it('of other remotes is not touched: they have keys of their own', () => {
    const old = [{ version: '1', integrity: '', left_at: '2020-01-01T00:00:00.000Z' }];
    expect(after(['1'], aLive('0', { 'mf-chat': old })).past?.['mf-chat']).toEqual(old);
  });
});

describe('what was withdrawn', () => {
  it('and nobody ever got has no files for strangers', () => {
    const before = aLive('2');
    const past = pastAfter({ names: ['mf-tour'], before, ...before, now: day(3), withdrawn: withdrawal(false) });
    expect(Object.keys(withdrawnKeys({ past }))).toEqual(['mf-tour@1']);
    expect(servedPast({ past }, day(3))).toEqual([]);
  });

  it('is known for ever', () => {
    const later = pastAfter({ names: ['mf-tour'], before: withdrawn(false), remotes: {}, now: day(4000) });
    expect(withdrawnKeys({ past: later })).toEqual({ 'mf-tour@1': 'replaced' });
  });

  it('is served to pages that are open, unless it is not safe', () => {
    expect(servedPast(withdrawn(false), day(4)).map(({ version }) => version)).toContain('1');
    expect(servedPast(withdrawn(true), day(4)).map(({ version }) => version)).not.toContain('1');
    expect([unsafeIn(withdrawn(false)), unsafeIn(withdrawn(true))]).toEqual([[], ['mf-tour@1']]);
  });

  it('stays unsafe, whoever withdraws it once more', () => {
    expect(withdrawnKeys(withdrawn(false, withdrawn(true)))).toEqual({ 'mf-tour@1': 'safety' });
  });
});
