import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { booking, UUID } from '../../../testing/samples.ts';
import { useBooking } from '../model/use-booking.ts';
import { BookingPage } from './booking-page.tsx';

const READ = 'GET /crm/api/request/get-by-uuid';

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

  it('leads back to the trips, and meets on the day of the start, not by it', async () => {
    renderInPage(<Shown />, { [READ]: () => ({ body: booking() }) });
    const way = await screen.findByRole('link', { name: 'Trips' });
    expect(way.getAttribute('href')).toBe('/trips');
    const tasks = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(tasks).toContainEqual(expect.stringMatching(/^Meet Aigerim at the start.*You, on Jun 14, 2027$/));
    // who it is, by the name in every sentence
    const names = screen.getAllByRole('link', { name: 'Aigerim' }).map((name) => name.getAttribute('href'));
    expect(new Set(names)).toEqual(new Set(['/tour-provider/3']));
    expect(screen.getByText(/^Name the 2 tourists/).closest('li')?.textContent).toMatch(/You, by Jun 14, 2027$/);
  });

  it('leads with the money once it is cancelled, and says who and why below', async () => {
    const history: Booking['history'] = [
      {
        at: '2027-01-01T10:00:00.000Z',
        action: 'cancel',
        status: 6,
        actor: 'organizer',
        note: 'Snow on the pass.',
        text: '',
      },
    ];
    renderInPage(<Shown />, { [READ]: () => ({ body: booking({ status: 6, deadline: null, history }) }) });
    const title = await screen.findByText('Nothing was charged.');
    // in quotation marks: they are the organizer's own words
    expect(screen.getAllByText('Snow on the pass.').map(({ tagName }) => tagName)).toEqual(['Q', 'Q']);
    expect(title.parentElement?.textContent).toMatch(
      /^Nothing was charged\..*Ala-Too Trekking cancelled this booking\. Snow on the pass\.$/,
    );
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

  it('says in which language the organizer wrote where one is met', async () => {
    const meeting = { text: 'Unter der Uhr.', files: [], saved_at: '2027-01-03T10:00:00.000Z' };
    const tour = { ...booking().tour, content_language: 'de' };
    renderInPage(<Shown />, { [READ]: () => ({ body: booking({ status: 3, meeting, tour }) }) });
    expect((await screen.findByText('Unter der Uhr.')).getAttribute('lang')).toBe('de');
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
    const links = screen.queryAllByRole('link', { name: 'Say how you arrive: 1 of 2' });
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
    const rows = screen.getAllByRole('listitem').filter(({ textContent }) => textContent === task + who);
    expect(rows.map((row) => row.getAttribute('data-state'))).toEqual(['next']);
  });

  it.each([
    [5, 'You cancelled this booking.'],
    [6, 'Ala-Too Trekking cancelled this booking.'],
    [7, 'This booking was cancelled because its deadline passed.'],
    [8, 'Our support cancelled this booking.'],
  ])('tells status %i: %s, with no terms any more, and the way to other dates', async (status, words) => {
    renderInPage(<Shown />, { [READ]: () => ({ body: booking({ status, can_pay: false, can_cancel: false }) }) });
    const alert = await screen.findByText(
      (_text, element) => element?.tagName === 'SPAN' && element.textContent?.trim() === words,
    );
    expect(alert).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /What comes next|Cancellation/ })).toBeNull();
    expect(screen.queryByRole('list', { name: 'Booking status' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See other dates' }).getAttribute('href')).toBe('/terskey-7');
  });

  it('says when the next of several instalments is due, not the last', async () => {
    const part = (number: number, due_on: string, left: number) => ({ number, due_on, amount: 50_400, left });
    const instalments = [part(1, '2027-01-20', 0), part(2, '2027-03-10', 50_400), part(3, '2027-05-15', 50_500)];
    const paid = booking({ status: 3, paid: 77_100, balance: 100_900, deadline: null, instalments });
    renderInPage(<Shown />, { [READ]: () => ({ body: paid }) });
    expect((await screen.findByText('Your 2 seats are booked.')).parentElement?.textContent).toContain(
      'The balance of €1,009 is due in instalments, the next by Mar 10, 2027.',
    );
    const task = screen.getByText('Pay the balance of €1,009 in 2 instalments').closest('li');
    expect(task?.lastElementChild?.textContent).toBe('You, by Mar 10, 2027');
  });

  it('leads to what the organizer must know', async () => {
    renderInPage(<Shown />, { [READ]: () => ({ body: booking({ answers_missing: 3 }) }) });
    const link = await screen.findByRole('link', { name: 'Answer what the organizer asks: 3 answers are missing' });
    expect(link.getAttribute('href')).toBe(`/order/${UUID}/add-tourists`);
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
