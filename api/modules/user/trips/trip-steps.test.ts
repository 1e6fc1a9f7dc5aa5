import { BOOKING_STATUS, type BookingStatus } from '@cairn/shared-contracts/domain/booking-graph';
import { describe, expect, it } from '@jest/globals';
import { checklist, isComing, nextStep, type TripFacts } from './trip-steps.ts';

const NOW = new Date('2027-05-01T12:00:00Z');
const DEADLINE = new Date('2027-05-02T14:02:00Z');

/** a trip in July of 1,000 for two, prepaid with 150, nobody named */
const facts = (status: BookingStatus, over: Partial<TripFacts> = {}): TripFacts => ({
  status,
  deadline: null,
  starts_on: '2027-07-10',
  ends_on: '2027-07-17',
  total: 100_000,
  prepayment: 15_000,
  paid: 0,
  balance_due_on: '2027-06-10',
  tourists_count: 2,
  tourists_named: 0,
  parts: [],
  answers_needed: 0,
  answers_given: 0,
  arrivals_told: 0,
  is_meeting_told: true,
  asks_arrival: false,
  review: null,
  ...over,
});

const S = BOOKING_STATUS;
const prepaid = (over: Partial<TripFacts> = {}) => facts(S.madePrepayment, { paid: 15_000, ...over });
const PARTS = [
  { amount: 42_500, due_on: '2027-05-20' },
  { amount: 42_500, due_on: '2027-06-10' },
];
const over = { starts_on: '2027-04-01', ends_on: '2027-04-08' };
const REVIEW_UNTIL = new Date('2027-07-07T00:00:00Z');
const complete = (review: TripFacts['review']) => facts(S.tourComplete, { ...over, paid: 100_000, review });

const told = (one: TripFacts) => {
  const { action, actor, amount, due_at } = nextStep(one, NOW);
  return [action, actor, amount, due_at].filter((part) => part !== null).join(' ');
};

describe('the next step of a trip', () => {
  it.each<[string, TripFacts, string]>([
    [
      'the organizer has not answered',
      facts(S.pendingConfirm, { deadline: DEADLINE }),
      'wait organizer 2027-05-02T14:02:00.000Z',
    ],
    ['and has no time left', facts(S.pendingConfirm, { deadline: NOW }), 'none nobody'],
    ['confirmed', facts(S.pendingPrepayment, { deadline: DEADLINE }), 'prepay tourist 15000 2027-05-02T14:02:00.000Z'],
    ['confirmed, not prepaid in time', facts(S.pendingPrepayment, { deadline: NOW }), 'none nobody'],
    ['prepaid: the balance is due first', prepaid(), 'pay tourist 85000 2027-06-10T23:59:59.000Z'],
    [
      'the names are due first',
      prepaid({ balance_due_on: '2027-07-09', starts_on: '2027-07-09' }),
      'fill_tourists tourist 2027-07-08T23:59:59.000Z',
    ],
    [
      'due on the same day: the balance first',
      prepaid({ balance_due_on: '2027-07-09' }),
      'pay tourist 85000 2027-07-09T23:59:59.000Z',
    ],
    [
      'paid, one name is missing',
      prepaid({ paid: 100_000, tourists_named: 1 }),
      'fill_tourists tourist 2027-07-09T23:59:59.000Z',
    ],
    ['all named, not paid', prepaid({ tourists_named: 2 }), 'pay tourist 85000 2027-06-10T23:59:59.000Z'],
    [
      'the balance is overdue',
      prepaid({ tourists_named: 2, balance_due_on: '2027-04-30' }),
      'pay tourist 85000 2027-04-30T23:59:59.000Z',
    ],
    [
      'the balance is paid in parts: the next one, by its day',
      prepaid({ parts: PARTS }),
      'pay_part tourist 42500 2027-05-20T23:59:59.000Z',
    ],
    [
      'the last part is the rest of the balance',
      prepaid({ parts: PARTS.slice(1), paid: 57_500 }),
      'pay tourist 42500 2027-06-10T23:59:59.000Z',
    ],
    [
      'paid and named, an answer is missing',
      prepaid({ paid: 100_000, tourists_named: 2, answers_needed: 4, answers_given: 3 }),
      'answer_questions tourist 2027-07-09T23:59:59.000Z',
    ],
    ['everything is ready', prepaid({ paid: 100_000, tourists_named: 2 }), 'travel nobody'],
    ['arrival is told elsewhere', prepaid({ paid: 100_000, tourists_named: 2, asks_arrival: true }), 'travel nobody'],
    [
      'on the way, last day',
      prepaid({ paid: 100_000, tourists_named: 2, starts_on: '2027-04-25', ends_on: '2027-05-01' }),
      'travel nobody',
    ],
    ['ended yesterday, not completed yet', prepaid({ ...over, ends_on: '2027-04-30' }), 'none nobody'],
    ['made, no invitation', complete(null), 'none nobody'],
    [
      'made, to be reviewed',
      complete({ rating: null, open_until: REVIEW_UNTIL }),
      'review tourist 2027-07-07T00:00:00.000Z',
    ],
    ['made and reviewed', complete({ rating: 5, open_until: REVIEW_UNTIL }), 'none nobody'],
    ['made, too late for a review', complete({ rating: null, open_until: NOW }), 'none nobody'],
    ['canceled by the tourist', facts(S.canceledByTourist), 'none nobody'],
    ['canceled by the organizer', facts(S.canceledByAuthor), 'none nobody'],
    ['lapsed', facts(S.canceledBySystem), 'none nobody'],
    ['canceled by the marketplace', facts(S.canceledByAdmin), 'none nobody'],
  ])('%s', (_, one, step) => {
    expect(told(one)).toBe(step);
  });
});

describe('what must be ready before the start', () => {
  const listed = (one: TripFacts) =>
    checklist(one, NOW).map(({ kind, done, total, actor, due_at }) =>
      `${kind} ${done}/${total} ${actor} ${due_at ?? ''}`.trim(),
    );

  it('before the organizer answers nothing can be paid', () => {
    expect(listed(facts(S.pendingConfirm, { deadline: DEADLINE }))).toEqual([
      'payment 0/100000 organizer 2027-05-02T14:02:00.000Z',
      'tourists 0/2 tourist 2027-07-09T23:59:59.000Z',
      'meeting 1/1 nobody',
    ]);
  });

  it('a confirmed one is prepaid until its deadline', () => {
    expect(listed(facts(S.pendingPrepayment, { deadline: DEADLINE }))[0]).toBe(
      'payment 0/100000 tourist 2027-05-02T14:02:00.000Z',
    );
  });

  it('the arrival is asked where the site does, the place to meet of the organizer', () => {
    expect(listed(prepaid({ asks_arrival: true, is_meeting_told: false, tourists_named: 2 }))).toEqual([
      'payment 15000/100000 tourist 2027-06-10T23:59:59.000Z',
      'tourists 2/2 nobody',
      'arrival 0/2 tourist 2027-07-09T23:59:59.000Z',
      'meeting 0/1 organizer 2027-07-09T23:59:59.000Z',
    ]);
  });

  it('a balance in parts is due on the day of its next part', () => {
    expect(listed(prepaid({ parts: PARTS }))[0]).toBe('payment 15000/100000 tourist 2027-05-20T23:59:59.000Z');
  });

  it('what must be answered stands between the names and the arrival', () => {
    const asked = { asks_arrival: true, answers_needed: 4, answers_given: 1 };
    expect(listed(prepaid(asked)).map((row) => row.split(' ')[0])).toEqual([
      ...['payment', 'tourists', 'questions', 'arrival', 'meeting'],
    ]);
    expect(listed(prepaid(asked))[2]).toBe('questions 1/4 tourist 2027-07-09T23:59:59.000Z');
    expect(listed(prepaid({ ...asked, answers_given: 4 }))[2]).toBe('questions 4/4 nobody');
  });

  it('each item becomes nobody’s when it is done', () => {
    const ready = { paid: 100_000, tourists_named: 2, arrivals_told: 2, asks_arrival: true };
    expect(listed(prepaid(ready))).toEqual([
      'payment 100000/100000 nobody',
      'tourists 2/2 nobody',
      'arrival 2/2 nobody',
      'meeting 1/1 nobody',
    ]);
    expect(listed(prepaid({ ...ready, arrivals_told: 1 }))[2]).toBe('arrival 1/2 tourist 2027-07-09T23:59:59.000Z');
  });

  it.each(Object.values(S))('status %i has a list only while its trip can be made', (status) => {
    expect(checklist(facts(status), NOW).length > 0).toBe(status <= S.madePrepayment);
    expect(isComing(facts(status), NOW)).toBe(status <= S.madePrepayment);
    expect(isComing(facts(status, over), NOW)).toBe(false);
  });
});
