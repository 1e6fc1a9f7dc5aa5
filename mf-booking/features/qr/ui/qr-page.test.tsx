import type { Payment, PaymentOptions } from '@cairn/shared-contracts/api/payment.schema';
import type { PlayedCalls } from '@cairn/shared-contracts/testing/render';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { booking, UUID } from '../../../testing/samples.ts';
import { NoCode } from './no-code.tsx';
import { QrPage } from './qr-page.tsx';

const part = { type: 'prepayment', instalment: null, amount: 26_700, due_on: null } as const;
const options: PaymentOptions = {
  currency: 'RUB',
  due: [part],
  methods: [{ method: 'sbp', system: 'tbank' }],
  plan: [],
  paid: [],
  refunds: [],
  contacts: null,
};
const LINK = 'https://qr.nspk.ru/AS1000';
const payment = (more: Partial<Payment> = {}): Payment => ({
  id: 5,
  type: 'prepayment',
  method: 'sbp',
  system: 'tbank',
  instalment: null,
  status: 1,
  amount: 26_700,
  currency: 'RUB',
  page_url: 'https://bank.example/5',
  qr: LINK,
  expires_at: new Date(Date.now() + 15 * 60_000).toISOString(),
  failure: null,
  payed_at: null,
  ...more,
});

function open(opened: Payment[], state: Partial<Payment> = {}) {
  let last = opened[0];
  const calls: PlayedCalls = {
    'POST /crm/api/payment/create': () => {
      last = opened.shift() ?? last;
      return { body: last };
    },
    'GET /crm/api/payment/state': () => ({ body: { ...last, ...state } }),
    'POST /crm/api/payment/socket-ticket': () => ({ status: 404, body: { message: 'no', code: 'booking_not_found' } }),
  };
  return renderInPage(<QrPage booking={booking({ currency: 'RUB' })} options={options} part={part} />, calls);
}

describe('QR payment page', () => {
  it('shows the code, how long it is good, and ways to open it without a camera', async () => {
    const { calls } = open([payment()]);
    expect(await screen.findByRole('img', { name: /QR code to pay 267/ })).toBeTruthy();
    expect(await screen.findByText(/valid for 1[45]:\d\d/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the bank’s app' }).getAttribute('href')).toBe(LINK);
    expect(screen.getByRole('button', { name: 'Copy the link' })).toBeTruthy();
    expect(calls.find(({ name }) => name === 'POST /crm/api/payment/create')?.body).toMatchObject({
      uuid: UUID,
      method: 'sbp',
      amount: 26_700,
      currency: 'RUB',
    });
  });

  it('leads on by itself once the bank has confirmed', async () => {
    const { path } = open([payment()], { status: 2 });
    await waitFor(() => expect(path()).toBe(`/success?booking=${UUID}&payment=5`));
  });

  it('says what the bank’s app was told', async () => {
    open([payment()], { failure: 'notConfirmed' });
    expect(await screen.findByText('The payment was not confirmed with your bank.')).toBeTruthy();
    expect(screen.getByText(/The code still works: try again/)).toBeTruthy();
    expect(screen.queryByText('Waiting for the bank')).toBeNull();
  });

  it('an expired code is replaced by a new one', async () => {
    const { user } = open([payment({ expires_at: new Date(Date.now() - 1000).toISOString() }), payment({ id: 6 })]);
    expect(await screen.findByText('This code has expired.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'New code' }));
    expect(await screen.findByRole('img', { name: /QR code to pay 267/ })).toBeTruthy();
  });

  it('says of a booking in another currency that it has none, what it is about, and how else it is paid', () => {
    const inEuro = booking();
    renderInPage(<NoCode booking={inEuro} />, {});
    expect(screen.getByRole('heading', { level: 1, name: 'There is no QR code for this booking' })).toBeTruthy();
    expect(screen.getByText(inEuro.tour.name)).toBeTruthy();
    const other = screen.getByRole('link', { name: 'Pay another way' });
    expect(other.getAttribute('href')).toBe(`/booking/pay/uuid/${UUID}`);
  });
});
