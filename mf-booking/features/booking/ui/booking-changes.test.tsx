import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
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

describe('changing a booking', () => {
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
});
