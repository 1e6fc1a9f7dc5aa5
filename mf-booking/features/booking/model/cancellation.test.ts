import { describe, expect, it } from '@jest/globals';
import { booking } from '../../../testing/samples.ts';
import { cancellationOf } from './cancellation.ts';

const at = '2027-01-02T10:00:00.000Z';

describe('who cancelled and what became of the money', () => {
  it.each([
    { status: 5, by: 'tourist' },
    { status: 6, by: 'organizer' },
    { status: 7, by: 'system' },
    { status: 8, by: 'admin' },
  ])('status $status is by $by', ({ status, by }) => {
    expect(cancellationOf(booking({ status })).by).toBe(by);
  });

  it.each([
    { paid: 0, refunded: 0, refund: 0, wasPaid: false },
    { paid: 0, refunded: 26_700, refund: 26_700, wasPaid: true },
    { paid: 26_700, refunded: 0, refund: 0, wasPaid: true },
  ])('paid $paid, given back $refunded', ({ paid, refunded, refund, wasPaid }) => {
    expect(cancellationOf(booking({ status: 5, paid, refunded }))).toMatchObject({ refund, wasPaid });
  });

  it('takes the reason from the cancellation, not from earlier notes', () => {
    const history = [
      { action: 'request' as const, status: 1, actor: 'tourist' as const, at, note: 'We are vegetarians', text: '' },
      {
        action: 'cancel' as const,
        status: 6,
        actor: 'organizer' as const,
        at,
        note: 'The pass is closed by snow.',
        text: 'Refund €267',
      },
    ];
    expect(cancellationOf(booking({ status: 6, history })).why).toBe('The pass is closed by snow.');
  });

  it.each([
    ['the refund, which has a sentence of its own', 6, 'Too few people', 'Too few people'],
    ['the refund alone', 6, '', ''],
    ['the tourist’s own reason', 5, 'I broke my leg', ''],
  ])('leaves out %s', (_what, status, note, why) => {
    const actor = status === 5 ? ('tourist' as const) : ('organizer' as const);
    const history = [{ action: 'cancel' as const, status, actor, at, note, text: 'Refund €267' }];
    expect(cancellationOf(booking({ status, history })).why).toBe(why);
  });
});
