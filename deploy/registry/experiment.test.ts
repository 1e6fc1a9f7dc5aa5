import type { Live, LiveRemote } from '@cairn/shared-contracts/remote/release';
import { describe, expect, it } from '@jest/globals';
import { started, stopped, type WantedExperiment, wonBy } from './experiment.ts';
import { withoutExperiment } from './running-experiment.ts';
import { rolledOut } from './shares.ts';
import { rollbackTarget } from './undo.ts';

const stable = (version: string, fallback?: string): LiveRemote => ({
  stable: version,
  versions: [{ version, weight: 100, integrity: `i-${version}` }],
  ...(fallback ? { fallback: { version: fallback, integrity: `i-${fallback}` } } : {}),
});

const variant = (name: string, version: string) => ({ name, version, weight: 50, integrity: `i-${version}` });

const wanted = (over: Partial<WantedExperiment> = {}): WantedExperiment => ({
  ...{ name: 'cards', salt: 's', goal: 'booking_requested', lift: 10, started_at: '', started_by: 'ines' },
  variants: [variant('a', '1.0.0'), variant('b', '1.1.0')],
  ...over,
});

let revision = 0;
const live = (remotes: Live['remotes'] = {}, over: Partial<Live> = {}): Live => ({
  ...{ format: 1, environment: 'local', revision: ++revision, changed_at: '', changed_by: '', note: '' },
  remotes,
  ...over,
});

const running = (over: Partial<WantedExperiment> = {}, before: LiveRemote = stable('1.0.0', '0.9.0')) =>
  started('mf-tour', before, wanted(over), live());

describe('an experiment', () => {
  it('leaves what is stable to whoever is not in it, also to a shell that knows no experiments', () => {
    expect(running()).toMatchObject({
      stable: '1.0.0',
      versions: [
        { version: '1.0.0', weight: 100 },
        { version: '1.1.0', weight: 0 },
      ],
      fallback: { version: '0.9.0' },
      experiment: { name: 'cards', variants: [{ name: 'a' }, { name: 'b' }] },
    });
  });

  it('of a version with itself has that version once', () => {
    expect(running({ variants: [variant('a', '1.0.0'), variant('b', '1.0.0')] }).versions).toHaveLength(1);
  });

  it.each([
    [
      'where another runs',
      () => started('mf-tour', running(), wanted({ name: 'other' }), live()),
      'experiment_running',
    ],
    ['of a remote that is not live', () => started('mf-tour', undefined, wanted(), live()), 'not_live'],
    [
      'while a version is rolled out',
      () => running({}, rolledOut('mf-tour', stable('1.0.0'), '1.1.0', 'i-1.1.0', 10)),
      'on_trial',
    ],
    [
      'whose baseline is not what is stable',
      () => running({ variants: [variant('a', '1.1.0'), variant('b', '1.0.0')] }),
      'no_baseline',
    ],
  ])('is refused %s', (_case, attempt, code) => {
    expect(attempt).toThrow(expect.objectContaining({ code }));
  });

  it('lets nobody roll out or promote beside it', () => {
    for (const percent of [10, 100])
      expect(() => rolledOut('mf-tour', running(), '1.2.0', 'i', percent)).toThrow(
        expect.objectContaining({
          code: 'experiment_running',
          message: expect.stringContaining('cairn experiment stop cards'),
        }),
      );
  });

  it('ends where it began when it is stopped', () => {
    expect(stopped(running(), 'cards')).toEqual(stable('1.0.0', '0.9.0'));
    expect(() => stopped(running(), 'other')).toThrow(expect.objectContaining({ code: 'not_running' }));
  });

  it.each([
    ['b', stable('1.1.0', '1.0.0')],
    ['a', stable('1.0.0', '0.9.0')],
  ])('makes the version of %s stable when it is promoted', (name, expected) => {
    expect(wonBy(running(), 'cards', name, () => true)).toEqual(expected);
  });
});

describe('experiments of one exclusion group', () => {
  const group = (name: string, percent: number) => ({ group: { name, percent } });
  const on = (remote: string, over: Partial<WantedExperiment>, beside: Live['remotes']) =>
    started(remote, stable('1.0.0'), wanted(over), live(beside));

  it('have visitors of their own', () => {
    const first = on('mf-tour', group('cards', 50), {});
    const second = on('mf-catalog', group('cards', 30), { 'mf-tour': first });
    expect(first.experiment?.group).toEqual({ name: 'cards', from: 0, to: 0.5 });
    expect(second.experiment?.group).toEqual({ name: 'cards', from: 0.5, to: 0.8 });
    const third = on('mf-chat', group('other', 100), { 'mf-tour': first, 'mf-catalog': second });
    expect(third.experiment?.group).toEqual({ name: 'other', from: 0, to: 1 });
  });

  it('are refused when the others leave too little, and take what one leaves that ended', () => {
    const first = on('mf-tour', group('cards', 50), {});
    const second = on('mf-catalog', group('cards', 50), { 'mf-tour': first });
    expect(() => on('mf-chat', group('cards', 10), { 'mf-tour': first, 'mf-catalog': second })).toThrow(
      expect.objectContaining({ code: 'group_full' }),
    );
    expect(on('mf-chat', group('cards', 50), { 'mf-catalog': second }).experiment?.group).toMatchObject({ from: 0 });
  });
});

describe('going back', () => {
  const history = (...states: LiveRemote[]) => states.map((remote) => live({ 'mf-tour': remote }));
  const [old, before] = [stable('0.9.0'), stable('1.0.0', '0.9.0')];
  const promoted = wonBy(running(), 'cards', 'b', () => true);

  it.each([
    ['from a running experiment: it is over', history(old, before, running()), before],
    ['from a stopped one: to the version before', history(old, before, running(), before), old],
    ['from its winner: to what was stable, without the experiment', history(old, before, running(), promoted), before],
  ])('%s', (_case, states, expected) => {
    expect(rollbackTarget(states, 'mf-tour').remote).toEqual(expected);
  });

  it('twice from a winner leads to the version before the experiment', () => {
    const states = history(old, before, running(), promoted);
    const { revision: to, remote } = rollbackTarget(states, 'mf-tour');
    const next = [...states, live({ 'mf-tour': remote ?? old }, { back_to: { 'mf-tour': to } })];
    expect(rollbackTarget(next, 'mf-tour').remote).toEqual(old);
  });

  it('to a revision that had an experiment does not take it up again', () => {
    const states = history(old, before, running(), promoted);
    expect(rollbackTarget(states, 'mf-tour', states[2]?.revision).remote).toEqual(withoutExperiment(running()));
  });
});
