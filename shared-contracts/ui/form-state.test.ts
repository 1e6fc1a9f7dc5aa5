import { describe, expect, it } from '@jest/globals';
import { confirmed, email, required } from '../domain/validators.ts';
import {
  changeField,
  checkAll,
  type FormState,
  leaveField,
  type Rules,
  refuseFields,
  startState,
  type ValidationMode,
  wrongFields,
} from './form-state.ts';

interface Values {
  email: string;
  password: string;
  again: string;
  isAgreed: boolean;
}

const EMPTY: Values = { email: '', password: '', again: '', isAgreed: false };
const rules: Rules<Values> = {
  email: [required(), email()],
  again: [confirmed('password')],
  isAgreed: [required()],
};

type Act = ['type', keyof Values, string] | ['tick', boolean] | ['leave', keyof Values] | ['send'];

function act(state: FormState<Values>, mode: ValidationMode, done: Act): FormState<Values> {
  switch (done[0]) {
    case 'type':
      return changeField(state, rules, mode, done[1], done[2]);
    case 'tick':
      return changeField(state, rules, mode, 'isAgreed', done[1]);
    case 'leave':
      return leaveField(state, rules, mode, done[1]);
    case 'send':
      return checkAll(state, rules);
  }
}

const after = (mode: ValidationMode, acts: readonly Act[]): FormState<Values> =>
  acts.reduce((state, done) => act(state, mode, done), startState(EMPTY));

const typed: Act = ['type', 'email', 'kate'];
const corrected: Act = ['type', 'email', 'kate@cairn.example'];
const left: Act = ['leave', 'email'];

describe('when a field is checked', () => {
  it.each<[ValidationMode, string, Act[], string | undefined]>([
    ['eager', 'while it is typed', [typed], undefined],
    ['eager', 'when it is left', [typed, left], 'email'],
    ['eager', 'while it is put right', [typed, left, corrected], undefined],
    ['eager', 'typing on, still wrong', [typed, left, ['type', 'email', 'kate@']], 'email'],
    ['eager', 'wrong again after that', [typed, left, corrected, ['type', 'email', 'k']], 'email'],
    ['eager', 'passed by while empty', [left], undefined],
    ['eager', 'emptied and left', [typed, ['type', 'email', ''], left], 'required'],
    ['eager', 'when it is sent', [['send']], 'required'],
    ['aggressive', 'while it is typed', [typed], 'email'],
    ['aggressive', 'while it is put right', [typed, corrected], undefined],
    ['aggressive', 'passed by while empty', [left], undefined],
    ['passive', 'while it is typed', [typed], undefined],
    ['passive', 'when it is left', [typed, left], undefined],
    ['passive', 'when it is sent', [typed, ['send']], 'email'],
    ['passive', 'put right after that', [typed, ['send'], corrected], 'email'],
    ['passive', 'sent again', [typed, ['send'], corrected, ['send']], undefined],
  ])('%s, %s', (mode, _when, acts, code) => {
    const problem = after(mode, acts).problems.email;
    expect(typeof problem === 'object' ? problem.code : problem).toBe(code);
  });

  it.each<[ValidationMode, boolean]>([
    ['eager', true],
    ['aggressive', true],
    ['passive', false],
  ])('%s: a choice is checked when it is made: %p', (mode, isChecked) => {
    expect('isAgreed' in after(mode, [['tick', false]]).problems).toBe(isChecked);
  });

  it('puts a repetition right from the other field', () => {
    const wrong = after('eager', [
      ['type', 'again', 'long walk'],
      ['leave', 'again'],
    ]);
    expect(wrong.problems.again).toEqual({ code: 'confirmed' });
    expect(changeField(wrong, rules, 'eager', 'password', 'long walk').problems.again).toBeUndefined();
  });
});

describe('what the api refuses', () => {
  const sent = after('eager', [corrected, ['tick', true], ['send']]);
  const { state, others } = refuseFields(sent, { email: ['This e-mail is taken'], tour_id: ['gone'], password: [] });

  it('stands at its fields, the rest is told apart', () => {
    expect(state.refusals).toEqual({ email: 'This e-mail is taken' });
    expect(wrongFields(state)).toEqual(['email']);
    expect(others).toEqual(['gone']);
  });

  it('is forgotten when the value changes, and not when another one does', () => {
    expect(changeField(state, rules, 'passive', 'email', 'k@cairn.example').refusals).toEqual({});
    expect(changeField(state, rules, 'passive', 'password', 'x').refusals).toEqual(state.refusals);
  });
});

it('lists what is wrong in the order of the form', () => {
  expect(wrongFields(after('eager', [['type', 'again', 'x'], ['leave', 'again'], ['send']]))).toEqual([
    'email',
    'again',
    'isAgreed',
  ]);
});
