import { describe, expect, it } from '@jest/globals';
import { departure } from '../../../testing/samples.ts';
import { planOf } from './plan.ts';

const NOW = Date.parse('2026-11-23T09:00:00Z');

describe('what happens when with a request', () => {
  it('takes two days for the answer and one for the payment when the start is far', () => {
    expect(planOf(departure(), NOW)).toEqual({
      answerBy: '2026-11-25T09:00:00.000Z',
      payWithinHours: 24,
      payBy: '2026-11-26T09:00:00.000Z',
      freeCancel: { hours: 48, ends: 'hours' },
    });
  });

  it('gets shorter near the start, and nothing lies beyond it', () => {
    const start = '2026-11-25';
    const plan = planOf(departure({ start, balance_due_on: null, prepayment_size: 100 }), NOW);
    expect(plan.payWithinHours).toBeNull();
    expect(plan.freeCancel.ends).toBe('start');
    expect(plan.answerBy < plan.payBy && plan.payBy < `${start}T00:00:00.000Z`).toBe(true);
  });
});
