import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { describe, expect, it } from '@jest/globals';
import { currentStep, pollEvery, STEPS, stateName } from './steps.ts';

describe('where a booking stands', () => {
  it.each([
    { status: S.pendingConfirm, state: 'waiting', done: [], now: 'sent' },
    { status: S.pendingPrepayment, state: 'confirmed', done: ['sent'], now: 'confirmed' },
    { status: S.madePrepayment, state: 'prepaid', done: ['sent', 'confirmed'], now: 'prepaid' },
    { status: S.tourComplete, state: 'complete', done: [...STEPS], now: undefined },
  ])('status $status: $done done, then $now', ({ status, state, done, now }) => {
    const step = currentStep(status) ?? -1;
    expect({ state: stateName(status), done: STEPS.slice(0, step), now: STEPS[step] }).toEqual({ state, done, now });
  });

  it.each([S.canceledByTourist, S.canceledByAuthor, S.canceledBySystem, S.canceledByAdmin])(
    'status %i is cancelled and has no steps',
    (status) => {
      expect([stateName(status), currentStep(status)]).toEqual(['canceled', null]);
    },
  );

  it.each([
    { status: S.pendingConfirm, isAsked: true },
    { status: S.pendingPrepayment, isAsked: true },
    { status: S.madePrepayment, isAsked: true },
    { status: S.tourComplete, isAsked: false },
    { status: S.canceledByAuthor, isAsked: false },
  ])('status $status is looked after: $isAsked', ({ status, isAsked }) => {
    expect(pollEvery(status) > 0).toBe(isAsked);
  });
});
