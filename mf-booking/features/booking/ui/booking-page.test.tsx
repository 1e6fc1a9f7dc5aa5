import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { booking, departure, UUID } from '../../../testing/samples.ts';
import { useBooking } from '../model/use-booking.ts';
import { BookingPage } from './booking-page.tsx';

const READ = 'GET /crm/api/request/get-by-uuid';
const CANCEL = 'POST /crm/api/request/cancel';

function Shown() {
  const found = useBooking({ uuid: UUID });
  return found ? <BookingPage booking={found} /> : null;
}

describe('booking page', () => {
  it('leads a confirmed booking to its prepayment', async () => {
    renderInPage(<Shown />, { [READ]: () => ({ body: booking() }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Aigerim confirmed your dates' })).toBeTruthy();
    const links = screen.getAllByRole('link', { name: /^Prepay/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/booking/pay/uuid/${UUID}`,
      `/booking/pay/uuid/${UUID}`,
    ]);
    const step = screen.getByRole('list', { name: 'Booking status' }).querySelector('[aria-current="step"]');
    expect(step?.textContent).toContain('Confirmed');
    expect(screen.getByRole('link', { name: 'Message Aigerim' }).getAttribute('href')).toBe('/chat/5');
  });

  it('asks for everything at once when the tour starts soon, without a date for a balance', async () => {
    const late = booking({
      date: { ...booking().date, start: '2027-01-03', end: '2027-01-10' },
      prepayment: 178_000,
      prepayment_percent: 100,
      balance_due_on: null,
      cancellation: [{ rule: 'free', until: null, until_date: null }],
    });
    renderInPage(<Shown />, { [READ]: () => ({ body: late }) });
    expect(await screen.findAllByRole('link', { name: /^Pay €1,780|^Pay$/ })).toHaveLength(2);
    expect(screen.getByText('Due once confirmed').nextElementSibling?.textContent).toBe('€1,780');
    expect(screen.getByText(/^Pay €1,780 to keep them\. Cancel free of charge until the tour starts\./)).toBeTruthy();
    expect(screen.queryByText(/Prepay|Balance/)).toBeNull();
  });

  it('says what a cancellation costs in the reader’s words, with the year', async () => {
    renderInPage(<Shown />, { [READ]: () => ({ body: booking() }) });
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Within 48 hours of the first payment, and before the startFull refund',
      'Until May 15, 2027Prepayment kept by the organizer',
      'LaterNo refund',
      'If the organizer cancelsFull refund',
    ]);
  });

  it('shows where the party is met, with links and files, once the organizer has said it', async () => {
    const meeting = {
      text: 'Under the clock, https://maps.example/karakol.',
      files: [{ id: 5, name: 'map.pdf', url: '/media/file-upload/a' }],
      saved_at: '2027-01-03T10:00:00.000Z',
    };
    renderInPage(<Shown />, { [READ]: () => ({ body: booking({ status: 3, meeting }) }) });
    expect(await screen.findByRole('heading', { name: 'Where you meet' })).toBeTruthy();
    const links = ['https://maps.example/karakol', 'map.pdf'].map((name) => screen.getByRole('link', { name }));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://maps.example/karakol',
      '/media/file-upload/a',
    ]);
  });

  it.each([
    [true, [`/arrival/${UUID}`]],
    [false, []],
  ])('leads to how the party comes where the site asks it: %s', async (arrival, expected) => {
    renderInPage(
      <Shown />,
      { [READ]: () => ({ body: booking({ status: 3, arrivals_told: 1 }) }) },
      { flags: { arrival } },
    );
    await screen.findByRole('heading', { name: 'What comes next' });
    const links = screen.queryAllByRole('link', { name: 'Say how you come and go: 1 of 2' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(expected);
  });

  it('stays within the booking pages of its site', async () => {
    renderInPage(
      <Shown />,
      { [READ]: () => ({ body: booking() }) },
      {
        path: '/trip/uuid/1',
        site: { booking: { baseSegment: 'trip' } },
      },
    );
    const links = await screen.findAllByRole('link', { name: /^Prepay/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/trip/pay/uuid/${UUID}`,
      `/trip/pay/uuid/${UUID}`,
    ]);
  });

  it('asks whoever has travelled for a review', async () => {
    const done = booking({ status: 4, can_pay: false, can_cancel: false, review_uuid: UUID });
    renderInPage(<Shown />, { [READ]: () => ({ body: done }) });
    const link = await screen.findByRole('link', { name: 'Write a review' });
    expect(link.getAttribute('href')).toBe(`/review/${UUID}`);
  });

  it('opens to whoever has the link by a code to the booker’s address', async () => {
    let isOpen = false;
    const { user, sent } = renderInPage(<Shown />, {
      [READ]: () => ({ body: isOpen ? booking() : booking({ access: 'link', chat_id: null }) }),
      'POST /crm/api/request/send-link-code': () => ({
        body: { result: true, resend_in: 45, expires_in: 600, sent_to: 'k…@e….org' },
      }),
      'POST /crm/api/request/open-link': ({ body }) => {
        isOpen = (body as { code: string }).code === '12345';
        return isOpen
          ? { body: { result: true, until: '2027-01-01T11:00:00Z' } }
          : { status: 422, body: { message: 'This code is wrong', code: 'code_wrong' } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    const gate = within(await screen.findByRole('dialog', { name: 'Is it your booking?' }));
    await user.click(gate.getByRole('button', { name: 'Send me a code' }));
    expect(await gate.findByText('We sent a code of 5 digits to k…@e….org.')).toBeTruthy();
    await user.type(gate.getByLabelText('One-time code'), '54321');
    expect(await gate.findByText('This code is wrong')).toBeTruthy();
    await user.type(gate.getByLabelText('One-time code'), '12345');
    await screen.findByRole('link', { name: 'Message Aigerim' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent('POST /crm/api/request/open-link')).toEqual([
      { uuid: UUID, code: '54321' },
      { uuid: UUID, code: '12345' },
    ]);
    expect(sent(CANCEL)).toEqual([]);
  });

  it('asks whoever only has the link to log in, in place, before anything is cancelled', async () => {
    let isOwner = false;
    const { user, calls } = renderInPage(<Shown />, {
      [READ]: () => ({ body: isOwner ? booking() : booking({ access: 'link', chat_id: null }) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const gate = within(await screen.findByRole('dialog', { name: 'Is it your booking?' }));
    await user.click(gate.getByRole('button', { name: 'Log in instead' }));
    isOwner = true;
    await user.click(await screen.findByRole('button', { name: /^Log in as/ }));
    await screen.findByRole('link', { name: 'Message Aigerim' });
    await user.click(screen.getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByRole('alertdialog', { name: 'Cancel this booking?' })).toBeTruthy();
    expect(calls.map(({ name }) => name)).not.toContain(CANCEL);
  });

  it('cancels with the refund on the button', async () => {
    let isCanceled = false;
    const prepaid = { status: 3, paid: 26_700, balance: 151_300, refund_now: 26_700 };
    const canceled = { status: 5, refunded: 26_700, can_pay: false, can_cancel: false };
    const answer = () => ({ body: booking(isCanceled ? canceled : prepaid) });
    const { user, calls } = renderInPage(<Shown />, {
      [READ]: answer,
      [CANCEL]: () => {
        isCanceled = true;
        return answer();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this booking?' });
    await user.type(within(dialog).getByRole('textbox'), 'I broke my leg');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel and refund €267' }));
    expect(await screen.findByText('You cancelled this booking.')).toBeTruthy();
    expect(screen.getByText(/€267 goes back/)).toBeTruthy();
    expect(screen.getByText('Refunded').nextElementSibling?.textContent).toBe('€267');
    expect(screen.queryByText(/^Balance, by/)).toBeNull();
    expect(screen.queryByRole('list', { name: 'Booking status' })).toBeNull();
    const cancel = calls.find(({ name }) => name === CANCEL);
    expect([cancel?.address, cancel?.body]).toEqual([
      `/crm/api/request/cancel?uuid=${UUID}`,
      { id: 2071, message: 'I broke my leg' },
    ]);
  });

  it('closes the cancel dialog by Back', async () => {
    const { user, back } = renderInPage(<Shown />, { [READ]: () => ({ body: booking() }) });
    await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
    await back();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });

  it('asks for the next part of a balance that is paid in parts', async () => {
    const first = { number: 1, amount: 75_600, left: 75_600, due_on: '2027-03-15' };
    const last = { number: 2, amount: 75_700, left: 75_700, due_on: '2027-05-15' };
    for (const [given, label] of [
      [{ paid: 26_700, balance: 151_300, instalments: [first, last] }, 'Pay an instalment of €756'],
      // the last one is the balance
      [{ paid: 102_300, balance: 75_700, instalments: [{ ...first, left: 0 }, last] }, 'Pay the balance of €757'],
    ] as const) {
      const { unmount } = renderInPage(<Shown />, {
        [READ]: () => ({ body: booking({ status: 3, ...given, instalments: [...given.instalments] }) }),
        'GET /crm/api/payment/options': () => ({ status: 404, body: { message: '', code: 'booking_not_found' } }),
      });
      expect(await screen.findByRole('link', { name: label })).toBeTruthy();
      unmount();
    }
  });

  it('shows money that is held, and asks for none meanwhile', async () => {
    const held_payment = {
      ...{ payment: 5, received: 26_000, received_currency: 'EUR', asked: 26_700 },
      held_at: '2027-01-01T12:00:00.000Z',
    };
    renderInPage(<Shown />, { [READ]: () => ({ body: booking({ can_pay: false, deadline: null, held_payment }) }) });
    expect((await screen.findByText('A payment is being checked.')).parentElement?.textContent).toContain(
      '€260 came instead of €267.',
    );
    expect(screen.queryByRole('link', { name: /^Prepay|^Pay/ })).toBeNull();
  });

  it('moves to another date that has seats for all, and asks when the days overlap', async () => {
    const MOVE = 'POST /crm/api/request/move';
    const july = departure({
      id: 2,
      start: '2027-07-12',
      end: '2027-07-19',
      number_of_free_seats: 4,
      original_price: 95_000,
    });
    const tight = departure({ id: 3, start: '2027-08-09', end: '2027-08-16', number_of_free_seats: 1 });
    let asked = 0;
    const moved = booking({ status: 1, date: { ...booking().date, id: 2, start: july.start, end: july.end } });
    const { user, sent } = renderInPage(<Shown />, {
      [READ]: () => ({ body: asked < 2 ? booking() : moved }),
      'POST /crm/api/request/tour-dates': () => ({
        body: { dates: [departure({ id: 1 }), july, tight], variants: [], rate: null },
      }),
      [MOVE]: () => {
        asked += 1;
        const errors = { request_uuid: [UUID], same_departure: ['0'] };
        return asked === 1
          ? {
              status: 409,
              body: { message: 'You have a request for these dates', code: 'overlapping_request', errors },
            }
          : { body: moved };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Move to another date' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move to another date' }));
    const radios = await dialog.findAllByRole('radio');
    expect(radios).toHaveLength(1);
    expect(sent(MOVE)).toEqual([]);
    await user.click(radios[0] as HTMLElement);
    // what it costs is said before it is meant
    const costs = within(dialog.getByRole('status', { name: 'What changes' }));
    expect(costs.getByText('New total').nextElementSibling?.textContent).toBe('€1,900');
    expect(costs.getByText('€120 more than now.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Move to Jul 12 – 19, 2027' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('You have a request for these dates');
    await user.click(dialog.getByRole('button', { name: 'Move to Jul 12 – 19, 2027 all the same' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(MOVE)).toEqual([
      expect.objectContaining({ request_id: 2071, date_id: 2, shown: expect.objectContaining({ price: 95_000 }) }),
      expect.objectContaining({ date_id: 2, is_sure: true }),
    ]);
    expect(await screen.findByText(/Jul 12 – 19, 2027/)).toBeTruthy();
  });

  it.each([
    [
      1,
      'Aigerim is looking at your request',
      'Aigerim answers the request',
      'Aigerim, by Sat, Jan 2, 2027, 10:00 (UTC)',
    ],
    [2, 'Aigerim confirmed your dates', 'Prepay €267', 'You, by Sat, Jan 2, 2027, 10:00 (UTC)'],
    [3, 'You are going with Aigerim', 'Pay the balance of €1,513', 'You, by May 15, 2027'],
    [4, 'Tour complete', 'Tell others how it was', 'You'],
  ])('tells status %i: %s; next: %s, %s', async (status, heading, task, who) => {
    const part = { 3: { paid: 26_700, balance: 151_300, deadline: null }, 4: { review_uuid: UUID } }[status] ?? {};
    renderInPage(<Shown />, { [READ]: () => ({ body: booking({ status, ...part }) }) });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
    const row = screen
      .getAllByText(task)
      .map((found) => found.closest('li'))
      .find(Boolean);
    expect([row?.getAttribute('data-state'), row?.lastElementChild?.textContent]).toEqual(['next', who]);
  });

  it.each([
    [5, 'You cancelled this booking.'],
    [6, 'Ala-Too Trekking cancelled this booking.'],
    [7, 'This booking was cancelled because its deadline passed.'],
    [8, 'Our support cancelled this booking.'],
  ])('tells status %i: %s, with no terms any more, and the way to other dates', async (status, words) => {
    renderInPage(<Shown />, { [READ]: () => ({ body: booking({ status, can_pay: false, can_cancel: false }) }) });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /What comes next|Cancellation/ })).toBeNull();
    expect(screen.queryByRole('list', { name: 'Booking status' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See other dates' }).getAttribute('href')).toBe('/terskey-7');
  });

  it('tells what has happened, by whom and when', async () => {
    const at = '2027-01-01T10:00:00.000Z';
    const event = { at, note: '', text: '' };
    const history: Booking['history'] = [
      { ...event, action: 'request', status: 1, actor: 'tourist' },
      { ...event, action: 'confirm', status: 2, actor: 'organizer', note: 'See you in Karakol' },
      { ...event, action: 'cancel', status: 5, actor: 'tourist', text: 'Refund €267' },
    ];
    renderInPage(<Shown />, { [READ]: () => ({ body: booking({ history }) }) });
    const panel = (await screen.findByRole('heading', { name: 'What has happened' })).closest('section');
    expect(
      within(panel as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Request sentFri, Jan 1, 2027, 10:00 (UTC)',
      'Aigerim confirmedFri, Jan 1, 2027, 10:00 (UTC)See you in Karakol',
      'You cancelledFri, Jan 1, 2027, 10:00 (UTC)Refund €267',
    ]);
  });

  describe('while the organizer’s answer is awaited', () => {
    beforeEach(() => {
      jest.useFakeTimers();
    });
    afterEach(() => {
      jest.useRealTimers();
    });

    it('shows the confirmation by itself and reads it out', async () => {
      let status = 1;
      renderInPage(<Shown />, { [READ]: () => ({ body: booking({ status, can_pay: status === 2 }) }) });
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Aigerim is looking at your request');
      const news = screen.getAllByRole('status').find((region) => region.textContent === '');
      status = 2;
      await act(() => jest.advanceTimersByTimeAsync(5000));
      await waitFor(() =>
        expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Aigerim confirmed your dates'),
      );
      expect(news?.textContent).toBe('Aigerim confirmed your dates');
    });
  });
});
