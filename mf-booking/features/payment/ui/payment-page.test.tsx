import type { Payment, PaymentOptions } from '@cairn/shared-contracts/api/payment.schema';
import type { PlayedAnswer, PlayedCalls } from '@cairn/shared-contracts/testing/render';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { booking, UUID } from '../../../testing/samples.ts';
import { FailedPage } from './failed-page.tsx';
import { PaymentPage } from './payment-page.tsx';
import { SuccessPage } from './success-page.tsx';

const PREPAYMENT = { type: 'prepayment', instalment: null, amount: 26_700, due_on: null } as const;
const FULL = { type: 'full', instalment: null, amount: 178_000, due_on: null } as const;

const options = (part: Partial<PaymentOptions> = {}): PaymentOptions => ({
  currency: 'EUR',
  due: [PREPAYMENT, FULL],
  methods: [{ method: 'card', system: 'stripe' }],
  plan: [],
  paid: [],
  refunds: [],
  contacts: null,
  ...part,
});
const payment = (part: Partial<Payment> = {}): Payment => ({
  id: 5,
  type: 'prepayment',
  method: 'card',
  system: 'stripe',
  instalment: null,
  status: 1,
  amount: 26_700,
  currency: 'EUR',
  // the same document: a browser of the tests goes nowhere
  page_url: '#bank',
  qr: null,
  expires_at: null,
  failure: null,
  payed_at: null,
  ...part,
});
const away: PlayedAnswer = { status: 503, body: { message: 'Not now', code: 'payment_unavailable' } };

function open(answers: PlayedAnswer[], part: Partial<PaymentOptions> = {}) {
  const calls: PlayedCalls = {
    'POST /crm/api/payment/create': () => (answers.length > 0 ? (answers.shift() ?? null) : { body: payment() }),
  };
  return renderInPage(<PaymentPage booking={booking()} options={options(part)} />, calls);
}
const sentTo = (calls: { name: string; body?: unknown }[]) =>
  calls.filter(({ name }) => name === 'POST /crm/api/payment/create').map(({ body }) => body);

afterEach(() => {
  jest.useRealTimers();
  window.location.hash = '';
});

describe('payment page', () => {
  it('says what the departure depends on, and in which year it is, before anything is paid', () => {
    const date = { ...booking().date, not_guaranteed: true };
    renderInPage(<PaymentPage booking={booking({ date })} options={options()} />);
    const summary = within(screen.getByRole('region', { name: 'Your tour' }));
    expect(summary.getByText('Runs from 4 people, 2 so far')).toBeTruthy();
    expect(summary.getByText(/^Jun 14 – 21, 2027/)).toBeTruthy();
  });

  it('leads to the bank’s page, and asks for no card data itself', async () => {
    const { user, calls } = open([]);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText(/On Stripe’s own page/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Pay €267' }));
    await waitFor(() => expect(window.location.hash).toBe('#bank'));
    expect(sentTo(calls)).toEqual([
      { uuid: UUID, type: 'prepayment', method: 'card', instalment: false, amount: 26_700, currency: 'EUR' },
    ]);
  });

  it('reads in the visitor’s currency everywhere, with what is charged beside it', () => {
    const rate = { from: 'EUR', to: 'USD', value: 1.09, day: '2026-11-22' };
    const due = [PREPAYMENT, FULL, { type: 'payment', instalment: 1, amount: 50_000, due_on: '2027-03-01' } as const];
    renderInPage(<PaymentPage booking={booking({ rate })} options={options({ due })} />);
    const [prepayment, full, part] = ['$291 (≈\u00a0€267)', '$1,940 (≈\u00a0€1,780)', '$545 (≈\u00a0€500)'];
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Prepay ${prepayment}`);
    expect(screen.getByRole('button', { name: `Pay ${prepayment}` })).toBeTruthy();
    const choice = within(screen.getByRole('radiogroup', { name: 'What do you pay?' })).getAllByRole('radio');
    expect(choice.map((one) => one.closest('label')?.textContent)).toEqual([
      `Prepayment${prepayment}`,
      `Everything at once${full}`,
      `Instalment 1by Mar 1, 2027${part}`,
    ]);
  });

  it('offers everything at once beside the prepayment', async () => {
    const { user, calls } = open([]);
    await user.click(screen.getByRole('radio', { name: /Everything at once/ }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pay €1,780');
    await user.click(screen.getByRole('button', { name: 'Pay €1,780' }));
    await waitFor(() => expect(sentTo(calls)).toMatchObject([{ type: 'full', amount: 178_000 }]));
  });

  it('offers the next instalment beside the whole balance, and shows the plan', async () => {
    const part = { type: 'payment', instalment: 2, amount: 50_400, due_on: '2027-04-05' } as const;
    const { user, calls } = open([], {
      due: [part, { type: 'payment', instalment: null, amount: 100_900, due_on: '2027-05-15' }],
      plan: [
        { number: 1, amount: 50_400, due_on: '2027-02-24', is_paid: true },
        { number: 2, amount: 50_400, due_on: '2027-04-05', is_paid: false },
      ],
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pay an instalment of €504');
    const [first, second] = within(screen.getByRole('list')).getAllByRole('listitem');
    expect([first?.textContent, second?.textContent]).toEqual([
      expect.stringMatching(/Instalment 1, by Feb 24.*paid€504/),
      expect.stringMatching(/Instalment 2, by Apr 5.*€504/),
    ]);
    await user.click(screen.getByRole('button', { name: 'Pay €504' }));
    await waitFor(() => expect(sentTo(calls)).toMatchObject([{ instalment: true, amount: 50_400 }]));
  });

  it('leads to the code where the payer takes the bank’s app', async () => {
    const { user, calls, path } = open([], {
      methods: [
        { method: 'card', system: 'stripe' },
        { method: 'sbp', system: 'tbank' },
      ],
    });
    await user.click(screen.getByRole('radio', { name: /QR in your bank app/ }));
    await user.click(screen.getByRole('button', { name: 'Show the QR code' }));
    await waitFor(() => expect(path()).toBe(`/booking/qr/uuid/${UUID}`));
    expect(sentTo(calls)).toEqual([]);
  });

  it('says that the bank is away, counts down and tries again by itself', async () => {
    const { user, calls } = open([away, away]);
    await user.click(screen.getByRole('button', { name: 'Pay €267' }));
    expect(await screen.findByText('The bank does not answer.')).toBeTruthy();
    expect(screen.getByText(/We try again in [1-5] s\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(sentTo(calls)).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(window.location.hash).toBe('#bank'));
  });

  it('says so when the line is away', async () => {
    const { user } = open([null]);
    await user.click(screen.getByRole('button', { name: 'Pay €267' }));
    expect(await screen.findByText('You are offline.')).toBeTruthy();
  });

  it.each([
    ['payment_not_due', 'There is nothing to pay now.'],
    ['payment_changed', 'The amount has changed.'],
  ])('after %s it says: %s', async (code, words) => {
    const { user } = open([{ status: 409, body: { message: 'no', code } }]);
    await user.click(screen.getByRole('button', { name: 'Pay €267' }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(window.location.hash).toBe('');
  });

  it('opens no payment on a site that takes none in this currency', () => {
    open([], { methods: [] });
    expect(screen.getByText('Online payment is not available on this site.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
  });
});

describe('back from the bank', () => {
  it.each([
    { part: { status: 1 }, isSlow: false, words: 'Waiting for the bank' },
    { part: { status: 1 }, isSlow: true, words: /longer than usual/ },
    { part: { status: 2 }, isSlow: false, words: '€267 paid' },
    { part: { status: 3 }, isSlow: false, words: 'This payment has ended' },
  ])('$part.status, slow $isSlow: $words', ({ part, isSlow, words }) => {
    const read = booking({ payments: [{ ...payment(part) }] });
    renderInPage(<SuccessPage booking={read} payment={payment(part)} isSlow={isSlow} />, {});
    expect(screen.getByText(words)).toBeTruthy();
  });

  const paid = payment({ status: 2 });
  it.each([
    { seen: 'before it counts', of: { payments: [{ ...payment() }] }, isAway: false, words: 'Waiting for the bank' },
    { seen: 'before it counts, and is away', of: { payments: [{ ...payment() }] }, isAway: true, words: '€267 paid' },
    { seen: 'counting it', of: { paid: 26_700, payments: [{ ...paid }] }, isAway: false, words: '€267 paid' },
  ])('says that it is paid beside the amounts of now: booking $seen', ({ of, isAway, words }) => {
    renderInPage(<SuccessPage booking={booking(of)} payment={paid} isSlow={false} isBookingAway={isAway} />, {});
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words);
  });

  it.each([
    { part: {}, words: 'The payment was not completed' },
    { part: { failure: 'insufficientFunds' as const }, words: 'There is not enough money on this card.' },
    { part: { failure: 'notConfirmed' as const }, words: 'The payment was not confirmed with your bank.' },
  ])('without having paid: $words', ({ part, words }) => {
    renderInPage(<FailedPage booking={booking()} payment={payment(part)} />, {});
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words);
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(`/booking/pay/uuid/${UUID}`);
  });

  it('a payment that came through after all is not paid again', () => {
    renderInPage(<FailedPage booking={booking()} payment={payment({ status: 2 })} />, {});
    expect(screen.getByText('It is paid after all')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
  });
});
