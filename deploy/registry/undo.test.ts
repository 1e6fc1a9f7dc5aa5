import type { Live, LiveRemote } from '@cairn/shared-contracts/remote/release';
import { describe, expect, it } from '@jest/globals';
import { rollbackTarget, statesOf } from './undo.ts';

const remote = (version: string): LiveRemote => ({
  stable: version,
  versions: [{ version, weight: 100, integrity: '' }],
});

/** revisions from 1 on: what mf-tour and mf-chat are in them, and of a rollback where it led */
const historyOf = (...revisions: [tour: string, chat: string, backTo?: number][]): Live[] =>
  revisions.map(([tour, chat, backTo], index) => ({
    format: 1,
    environment: 'test',
    revision: index + 1,
    changed_at: '',
    changed_by: '',
    note: '',
    remotes: { ...(tour ? { 'mf-tour': remote(tour) } : {}), ...(chat ? { 'mf-chat': remote(chat) } : {}) },
    ...(backTo ? { back_to: { 'mf-tour': backTo } } : {}),
  }));

const FOUR = historyOf(['1', ''], ['2', ''], ['2', '1'], ['3', '1']);
const versionBefore = (history: Live[], to?: number) => rollbackTarget(history, 'mf-tour', to).remote?.stable;

describe('where a rollback leads', () => {
  it('is the remote’s own state before its last change, whoever else changed what', () => {
    expect(rollbackTarget(FOUR, 'mf-tour')).toEqual({ revision: 2, remote: remote('2') });
    expect(rollbackTarget(historyOf(['1', ''], ['2', ''], ['2', '1'], ['2', '2']), 'mf-tour').revision).toBe(1);
  });

  it('goes on backwards after a rollback, and forwards again after a new change', () => {
    const once = [...FOUR, ...historyOf(['', ''], ['', ''], ['', ''], ['', ''], ['2', '1', 2]).slice(4)];
    expect(versionBefore(once)).toBe('1');
    const changed = historyOf(['1', ''], ['2', ''], ['2', '1'], ['3', '1'], ['2', '1', 2], ['4', '1']);
    expect(versionBefore(changed)).toBe('2');
  });

  it('leaves what was rolled back out for good', () => {
    const history = historyOf(['1', ''], ['2', ''], ['1', '', 1], ['3', '']);
    expect(statesOf(history, 'mf-tour').map(({ remote: state }) => state?.stable)).toEqual([undefined, '1', '3']);
  });

  it('is a state of old when it is named, even one that was rolled back', () => {
    const history = historyOf(['1', ''], ['2', ''], ['1', '', 1]);
    expect(versionBefore(history, 2)).toBe('2');
    const again = historyOf(['1', ''], ['2', ''], ['1', '', 1], ['2', '', 2]);
    expect(versionBefore(again)).toBe('1');
  });

  it('goes on backwards after a state that was taken up without its fallback, which is no longer there', () => {
    const behind = (version: string, fallback?: string): LiveRemote => ({
      ...remote(version),
      ...(fallback ? { fallback: { version: fallback, integrity: '' } } : {}),
    });
    const states: [LiveRemote, number?][] = [
      [behind('1')],
      [behind('2', '1')],
      [behind('3', '2')],
      [behind('4', '3')],
      [behind('3'), 3],
    ];
    const history = states.map(([state, back], index): Live => {
      const [live] = historyOf(['', '', back]).map((one) => ({ ...one, revision: index + 1 }));
      if (!live) throw new Error('there is one');
      return { ...live, remotes: { 'mf-tour': state } };
    });
    expect(versionBefore(history)).toBe('2');
  });

  it('brings back what was removed', () => {
    expect(versionBefore(historyOf(['1', ''], ['', '']))).toBe('1');
  });

  it.each<[string, Live[], number | undefined, string]>([
    ['the first state', historyOf(['1', '']), undefined, 'mf-tour has nothing to go back to'],
    ['no state at all', historyOf(['', '1']), undefined, 'mf-tour was never live here'],
    ['a revision that is none', FOUR, 9, 'there is no revision 9'],
    ['a revision without it', historyOf(['', '1'], ['1', '1']), 1, 'mf-tour was not live in revision 1'],
  ])('is nowhere from %s', (_title, history, to, sentence) => {
    expect(() => rollbackTarget(history, 'mf-tour', to)).toThrow(sentence);
  });
});
