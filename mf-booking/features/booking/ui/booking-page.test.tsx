import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { booking, UUID } from '../../../testing/samples.ts';
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

  it('asks whoever only has the link to log in, in place, before anything is cancelled', async () => {
    let isOwner = false;
    const { user, calls } = renderInPage(<Shown />, {
      [READ]: () => ({ body: isOwner ? booking() : booking({ access: 'link', chat_id: null }) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const login = within(await screen.findByRole('dialog', { name: 'Is it your booking?' }));
    isOwner = true;
    await user.click(login.getByRole('button', { name: /^Log in as/ }));
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
