import type { SiteInput } from '@cairn/shared-contracts/domain/site';
import type { PlayedAnswer, PlayedCalls } from '@cairn/shared-contracts/testing/render';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { nextPayment } from '../../../common/model/trip.ts';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { booking, UUID } from '../../../testing/samples.ts';
import { PaymentPage } from './payment-page.tsx';

const intent = {
  provider: 'sandbox',
  api_base: 'https://bank.example',
  publishable_key: 'pk_test',
  intent_id: 'pi_1',
  client_secret: 'pi_1_secret',
  amount: 26_700,
  currency: 'EUR',
};
const declined = (code: string, decline_code?: string): PlayedAnswer => ({
  status: 402,
  body: { error: { code, decline_code, message: 'no' } },
});
const succeeded: PlayedAnswer = { body: { status: 'succeeded' } };

/** the bank answers one by one; what it was sent is recorded */
function openBank(answers: PlayedAnswer[]) {
  const forms: URLSearchParams[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    expect(String(input)).toBe('https://bank.example/v1/payment_intents/pi_1/confirm');
    forms.push(new URLSearchParams(String(init?.body)));
    const answer = answers.shift();
    if (!answer) throw new TypeError('fetch failed');
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
  return forms;
}

function open(bank: PlayedAnswer[], create: PlayedAnswer = { body: intent }, site: SiteInput = {}) {
  const forms = openBank(bank);
  const confirmed = booking();
  const payment = nextPayment(confirmed);
  if (!payment) throw new Error('the sample booking has to be payable');
  const calls: PlayedCalls = {
    'POST /crm/api/payment/create': () => create,
    'GET /crm/api/request/get-by-uuid': () => {
      const isPaid = forms.length > 0 && bank.length === 0;
      return { body: isPaid ? booking({ status: 3, paid: 26_700, balance: 151_300 }) : confirmed };
    },
  };
  return { ...renderInPage(<PaymentPage booking={confirmed} payment={payment} />, calls, { site }), forms };
}

async function fillCard(user: UserEvent) {
  await user.type(await screen.findByLabelText('Card number'), '4242424242424242');
  await user.type(screen.getByLabelText('Valid until'), '1299');
  await user.type(screen.getByLabelText('CVC'), '123');
  await user.type(screen.getByLabelText('Name on card'), 'KATE NOVAK');
}

const pay = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Pay €267' }));

afterEach(() => {
  jest.restoreAllMocks();
});

describe('payment page', () => {
  it('takes a card to the bank, and only there, and then leads to the booking', async () => {
    const { user, calls, forms, path } = open([succeeded]);
    await fillCard(user);
    await pay(user);
    await waitFor(() => expect(path()).toBe(`/booking/uuid/${UUID}`), { timeout: 4000 });
    expect(Object.fromEntries(forms[0] ?? [])).toMatchObject({
      key: 'pk_test',
      client_secret: 'pi_1_secret',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2099',
      'payment_method_data[card][cvc]': '123',
    });
    expect(JSON.stringify(calls)).not.toMatch(/4242|KATE/);
  });

  it.each([
    {
      code: 'card_declined',
      decline: 'generic_decline',
      words: 'The bank declined the payment.',
      field: 'Card number',
    },
    { code: 'card_declined', decline: 'insufficient_funds', words: 'not enough money', field: 'Card number' },
    { code: 'expired_card', decline: undefined, words: 'This card has expired.', field: 'Valid until' },
    { code: 'incorrect_cvc', decline: undefined, words: 'The CVC is wrong.', field: 'CVC' },
  ])('says "$words" after $code and moves to $field', async ({ code, decline, words, field }) => {
    const { user } = open([declined(code, decline)]);
    await fillCard(user);
    await pay(user);
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(document.activeElement).toBe(screen.getByLabelText(field));
  });

  it('lets the payer try again after a refusal and after a lost connection', async () => {
    const { user, forms, path } = open([declined('card_declined'), null, succeeded]);
    await fillCard(user);
    await pay(user);
    await screen.findByText('The bank declined the payment.');
    await pay(user);
    await screen.findByText('The bank did not answer.');
    await pay(user);
    await waitFor(() => expect(path()).toBe(`/booking/uuid/${UUID}`), { timeout: 4000 });
    expect(forms).toHaveLength(3);
  });

  it('checks the fields before the bank does', async () => {
    const { user, forms } = open([succeeded]);
    await screen.findByLabelText('Card number');
    await pay(user);
    expect(screen.getByText('Enter the card number')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    await user.click(screen.getByRole('link', { name: 'Card number: Enter the card number' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Card number'));
    await user.type(screen.getByLabelText('Card number'), '4242424242424241');
    expect(screen.getByText('Check the card number, a digit is wrong')).toBeTruthy();
    await user.type(screen.getByLabelText('Card number'), '{Backspace}2');
    expect(screen.queryByText(/Check the card number/)).toBeNull();
    expect(forms).toEqual([]);
  });

  it('says so when there is nothing to pay any more', async () => {
    open([], { status: 409, body: { message: 'nothing due', code: 'payment_not_due' } });
    expect((await screen.findByRole('alert')).textContent).toContain('There is nothing to pay now.');
    expect(screen.getByRole('link', { name: 'Open booking' }).getAttribute('href')).toBe(`/booking/uuid/${UUID}`);
  });

  it.each<[string, SiteInput]>([
    ['by default', {}],
    ['among others', { paymentSystems: ['moneta', 'stripe'] }],
  ])('offers the form of a payment system that the site has %s', async (_case, site) => {
    open([], undefined, site);
    expect(await screen.findByLabelText('Card number')).toBeTruthy();
    expect(screen.getByText(/go straight to Stripe/)).toBeTruthy();
  });

  it('opens no payment on a site that has other payment systems only', async () => {
    const { calls } = open([], undefined, { paymentSystems: ['tbank'] });
    expect(await screen.findByText('Online payment is not available on this site.')).toBeTruthy();
    expect(screen.queryByLabelText('Card number')).toBeNull();
    expect(calls.map(({ name }) => name)).not.toContain('POST /crm/api/payment/create');
  });
});
