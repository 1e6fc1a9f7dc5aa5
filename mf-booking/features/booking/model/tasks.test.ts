import { describe, expect, it } from '@jest/globals';
import { booking, tourist } from '../../../testing/samples.ts';
import { tasksOf } from './tasks.ts';

const all = (part: Parameters<typeof booking>[0], asksArrival = false) => tasksOf(booking(part), { asksArrival });
const open = (...asked: Parameters<typeof all>) => all(...asked).filter(({ isDone }) => !isDone);
const DEADLINE = '2027-01-02T10:00:00.000Z';

describe('what has to happen next', () => {
  it.each([
    ['the organizer’s answer', { status: 1 }, 'answer', 'organizer', { at: DEADLINE }],
    ['the prepayment', { status: 2 }, 'prepay', 'tourist', { at: DEADLINE }],
    ['the balance', { status: 3, paid: 26_700, deadline: null }, 'balance', 'tourist', { on: '2027-05-15' }],
    ['the names', { status: 3, paid: 178_000, deadline: null }, 'tourists', 'tourist', { on: '2027-06-14' }],
    ['everything at once', { status: 2, balance_due_on: null }, 'prepay', 'tourist', { at: DEADLINE }],
    ['the review', { status: 4, review_uuid: 'x' }, 'review', 'tourist', null],
  ])('is %s', (_what, part, kind, owner, due) => {
    expect(open(part)[0]).toEqual({ kind, owner, isDone: false, due });
  });

  it('is the next part of a balance in instalments, by its own day', () => {
    const part = (number: number, due_on: string, left: number) => ({ number, due_on, amount: 50_400, left });
    const instalments = [part(1, '2027-01-20', 0), part(2, '2027-03-10', 50_400), part(3, '2027-05-15', 50_500)];
    const paid = { status: 3, paid: 77_100, deadline: null, instalments };
    expect(open(paid)[0]).toMatchObject({ kind: 'balance', due: { on: '2027-03-10' } });
  });

  it('is the way to the start once all is paid and everybody is named', () => {
    const ready = { status: 3, paid: 178_000, tourists: [tourist(), tourist({ first_name: 'Tom' })] };
    expect(open(ready).map(({ kind }) => kind)).toEqual(['travel']);
  });

  it.each([
    [undefined, ['arrival', 'travel']],
    [1, ['arrival', 'travel']],
    [2, ['travel']],
  ])('is how they come where the site asks it: %s of two have told', (arrivals_told, expected) => {
    const ready = { status: 3, paid: 178_000, tourists: [tourist(), tourist({ first_name: 'Tom' })], arrivals_told };
    expect(open(ready, true).map(({ kind }) => kind)).toEqual(expected);
  });

  it.each([
    [undefined, ['travel']],
    [null, ['travel']],
    [2, ['questions', 'travel']],
    [0, ['travel']],
  ])('is what the organizer must know: %s answers are missing', (answers_missing, expected) => {
    const ready = { status: 3, paid: 178_000, tourists: [tourist(), tourist({ first_name: 'Tom' })] };
    const told = answers_missing === undefined ? {} : { answers_missing };
    expect(open({ ...ready, ...told }).map(({ kind }) => kind)).toEqual(expected);
  });

  it.each([4, 5, 6, 7, 8])('is nothing in status %i', (status) => {
    expect(all({ status, review_uuid: null }, true)).toEqual([]);
  });
});
