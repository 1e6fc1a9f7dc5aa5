import type { PlayedCalls } from '@cairn/shared-contracts/testing/render';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { CREATE, full, type GivenOffer, june, offerCalls, refused, TWO_VARIANTS } from '../../../testing/offer.ts';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { departure, UUID, variant } from '../../../testing/samples.ts';
import { BookingPanel } from './booking-panel.tsx';

interface Given extends GivenOffer {
  isGuest?: boolean;
}

const apiOf = ({ isGuest = false, ...given }: Given): PlayedCalls => ({
  'GET /crm/api/user/profile': () => (isGuest ? refused(401, 'unauthorized') : { body: { id: 9, first_name: 'Kate' } }),
  ...offerCalls(given),
});

function open(given: Given = {}, address?: string) {
  const view = renderInPage(
    <BookingPanel tourId={7} slug="terskey-7" name="Terskey" organizerName="Ala-Too Trekking" organizerId={8} />,
    apiOf(given),
    { path: address },
  );
  return { ...view, created: () => view.sent(CREATE) };
}

// card and phone bar both stand in the document: their style sheets decide which one is seen
const requestButton = async () => (await screen.findAllByRole('button', { name: 'Request to book' }))[0] as HTMLElement;

describe('booking panel', () => {
  beforeEach(() => localStorage.clear());

  it('leads three tourists of the second departure to the review, and sends nothing yet', async () => {
    const { user, created, path } = open();
    await user.click(await screen.findByRole('radio', { name: /Jul 12 – 19/ }));
    await user.click(screen.getByRole('button', { name: 'Add one tourist' }));
    expect(screen.getByText('€2,670', { selector: 'div.total > dd' })).toBeTruthy();
    await user.click(await requestButton());
    await waitFor(() => expect(path()).toBe('/booking/request/7?departure=2&people=3&variant=1'));
    expect(created()).toEqual([]);
  });

  it('tells, on a phone too, whose price it is, and for how many the first payment is', async () => {
    const { user, container } = open();
    await requestButton();
    expect(container.querySelector('[data-lower-bar]')?.textContent).toMatch(/^€890per personJun/);
    expect(screen.getByText(/you prepay €267 for 2\.$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove one tourist' }));
    expect(screen.getByText(/you prepay €134\.$/)).toBeTruthy();
  });

  it('takes the whole choice from the address', async () => {
    const { user, path } = open({ variants: TWO_VARIANTS }, '/terskey-7?departure=2&people=3&variant=8');
    await user.click(await requestButton());
    await waitFor(() => expect(path()).toBe('/booking/request/7?departure=2&people=3&variant=8'));
  });

  it('shows the departure that was asked for among the first, also when it is sold out', async () => {
    const later = [4, 5, 6, 7].map((id) => departure({ id, start: `2027-08-0${id}`, end: `2027-08-1${id}` }));
    open(
      { dates: () => [june, ...later, { ...full, id: 9, start: '2027-09-01', end: '2027-09-08' }] },
      '/terskey-7?departure=9',
    );
    const asked = await screen.findByRole('radio', { name: /Sep 1 – 8, 2027.*Sold out/ });
    expect(asked.hasAttribute('disabled')).toBe(true);
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Join the waitlist' })).toBeTruthy();
  });

  it('says for how many one can wait where a departure never takes all of them', async () => {
    const small = { ...full, id: 9, number_of_seats: 1 };
    open({ dates: () => [june, small] }, '/terskey-7?people=2');
    expect(await screen.findByRole('button', { name: 'Join the waitlist for 1 seat' })).toBeTruthy();
  });

  it('asks a guest to log in first, and goes on to the review with what was chosen', async () => {
    const { user, created, path } = open({ isGuest: true });
    await user.click(await screen.findByRole('radio', { name: /Jul 12 – 19/ }));
    await user.click(await requestButton());
    const dialog = await screen.findByRole('dialog', { name: 'Who is going?' });
    await user.click(within(dialog).getByRole('button', { name: 'Log in as Kate' }));
    await waitFor(() => expect(path()).toBe('/booking/request/7?departure=2&people=2&variant=1'));
    expect(created()).toEqual([]);
  });

  it('knows of an answer that was lost, after a reload and in another tab, and books once', async () => {
    const asked = { tour_id: 7, date_id: 1, tourists_count: 2, shown: { start: june.start, end: june.end } };
    localStorage.setItem('cairn:own:request:7', JSON.stringify({ key: UUID, asked, since: Date.now() }));
    const { user, created, path } = open();
    const alert = await screen.findByRole('alert');
    await user.click(within(alert).getByRole('button', { name: 'Find out' }));
    await waitFor(() => expect(path()).toBe(`/booking/uuid/${UUID}`));
    expect(created()).toEqual([{ ...asked, idempotency_key: UUID }]);
    expect(localStorage).toHaveLength(0);
  });

  it('is read in one currency, with what is charged and the day of its rate', async () => {
    const rate = { from: 'EUR', to: 'USD', value: 1.09, day: '2026-11-22' };
    const date = departure({ id: 1, currency: 'USD', price: 97_000, price_without_discount: 97_000 });
    open({ dates: () => [date], rate });
    const panel = (await screen.findByRole('region', { name: 'Book Terskey' })).textContent ?? '';
    expect(panel).toContain('$970');
    expect(panel).toContain('Charged in EUR≈ €1,780');
    expect(panel).toContain('1\u00a0EUR = 1.09\u00a0USD, rate of Nov 22, 2026.');
    expect(panel).toContain('you prepay $291 for 2.');
    // euros stand nowhere but where they are called what is charged
    expect(panel.match(/€/g)).toHaveLength(1);
  });

  it('offers no private departure where there are not seats enough for one', async () => {
    const own = variant({ id: 9, name: 'Private departure', kind: 'private', is_default: false });
    const { user, path } = open(
      { dates: () => [departure({ id: 1, number_of_free_seats: 1 })], variants: [variant(), own] },
      '/terskey-7?variant=9',
    );
    expect(screen.queryByRole('button', { name: /Variant/ })).toBeNull();
    await user.click(await requestButton());
    await waitFor(() => expect(path()).toBe('/booking/request/7?departure=1&people=1&variant=1'));
  });

  it('closes its sheet by Back, and keeps what was chosen there', async () => {
    const { user, path, back } = open({}, '/terskey-7');
    await user.click(await screen.findByRole('button', { name: /^Jun 14 – 21(?:, 2027)? · 2 tourists/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Choose a departure' });
    await user.click(within(sheet).getByRole('radio', { name: /Jul 12 – 19/ }));
    await waitFor(() => expect(path()).toBe('/terskey-7?departure=2'));
    expect(screen.getByRole('dialog')).toBeTruthy();
    await back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(path()).toBe('/terskey-7?departure=2');
  });

  it('starts with the departure and the party of the address', async () => {
    open({}, '/terskey-7?departure=2&people=3');
    expect(await screen.findByRole('radio', { name: /Jul 12 – 19/ })).toHaveProperty('checked', true);
    expect(screen.getByText('€2,670', { selector: 'div.total > dd' })).toBeTruthy();
  });

  it('keeps the whole choice in the address, so that a reload or another language loses nothing', async () => {
    const { user, path } = open({ variants: TWO_VARIANTS }, '/terskey-7');
    await user.click(await screen.findByRole('radio', { name: /Jul 12 – 19/ }));
    await user.click(screen.getByRole('button', { name: 'Add one tourist' }));
    await user.click(screen.getByRole('button', { name: /Variant/ }));
    await user.click(await screen.findByRole('option', { name: 'Single tent' }));
    await waitFor(() => expect(path()).toBe('/terskey-7?departure=2&people=3&variant=8'));
  });

  it('lets the tourist choose another departure than the address names', async () => {
    const { user } = open({}, '/terskey-7?departure=2');
    await user.click(await screen.findByRole('radio', { name: /Jun/ }));
    expect(screen.getByRole('radio', { name: /Jun/ })).toHaveProperty('checked', true);
    expect(screen.getByRole('radio', { name: /Jul 12 – 19/ })).toHaveProperty('checked', false);
  });

  it('stands at the first departure when the one of an old link is gone', async () => {
    open({}, '/terskey-7?departure=99');
    expect(await screen.findByRole('radio', { name: /Jun/ })).toHaveProperty('checked', true);
  });

  it('never asks for more tourists than there are free seats, nor for a departure that is sold out', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: /Jul 12 – 19/ }));
    const add = screen.getByRole('button', { name: 'Add one tourist' });
    await user.click(add);
    await user.click(add);
    expect(add).toHaveProperty('disabled', true);
    expect(screen.getByRole('radio', { name: /Aug 9 – 16.*Sold out/ })).toHaveProperty('disabled', true);
  });

  it('tells what a departure depends on, and in which year it is', async () => {
    open({ dates: () => [june, departure({ id: 5, start: '2028-06-14', end: '2028-06-21', not_guaranteed: false })] });
    const [first, next] = await screen.findAllByRole('radio');
    expect(first?.closest('label')?.textContent).toMatch(/^Jun 14 – 21, 2027.*Runs from 4 people, 2 so far$/);
    expect(next?.closest('label')?.textContent).toMatch(/^Jun 14 – 21, 2028/);
    expect(next?.closest('label')?.textContent).not.toContain('Runs from');
  });

  it('says by how much the price fell, not by how much it was meant to: a supplement is not reduced', async () => {
    const discount = { kind: 'on_tour_date', percent: 15 } as const;
    const prices = { price: 102_000, original_price: 102_000, original_price_without_discount: 120_000 };
    const reduced = departure({ ...prices, price_without_discount: 120_000, discount, is_discount_exist: true });
    const single = variant({ id: 8, kind: 'single', price_delta: 48_000, original_price_delta: 48_000 });
    open({ dates: () => [reduced], variants: [single] });
    const panel = (await screen.findByRole('region', { name: 'Book Terskey' })).textContent ?? '';
    expect(panel).toContain('€1,500');
    expect(panel).toContain('€1,680');
    expect(panel).toContain('−10%');
    expect(panel).not.toContain('−15%');
  });

  it('says that fewer seats are left than were asked for', async () => {
    open({ dates: () => [departure({ id: 1, number_of_free_seats: 1 })] }, '/terskey-7?people=3');
    expect(await screen.findByText('You asked for 3. Only 1 seat is left here.')).toBeTruthy();
  });

  it('takes a private departure from two people', async () => {
    open({ variants: [variant({ kind: 'private' })] }, '/terskey-7?people=1');
    expect(await screen.findByText('From 2 people')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove one tourist' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('group', { name: 'Tourists' }).textContent).toContain('2');
  });

  it('calls a closed departure what the tour page calls it', async () => {
    open({ dates: () => [june, departure({ id: 5, start: '2027-09-01', end: '2027-09-08', is_busy: true })] });
    expect(await screen.findByRole('radio', { name: /Sep 1 – 8.*Sold out/ })).toHaveProperty('disabled', true);
  });

  it('says so when every departure is taken', async () => {
    open({ dates: () => [full] });
    expect(await screen.findByText('No free departures')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Request to book' })).toBeNull();
  });

  it('calls nothing taken where nothing is planned: the organizer knows', async () => {
    open({ dates: () => [] });
    const box = within(await screen.findByRole('region', { name: 'Departure' }));
    expect(await box.findByText('No dates yet')).toBeTruthy();
    const ask = box.getByText(/^No departures are planned at the moment\. Ask/);
    expect(ask.textContent).toContain('Ask Ala-Too Trekking when the tour will run.');
    // by their name, which opens the short sheet about them
    expect(within(ask).getByRole('link', { name: 'Ala-Too Trekking' }).getAttribute('href')).toBe('/tour-provider/8');
    expect(box.queryByText(/taken|free/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Request to book' })).toBeNull();
  });

  describe('a departure with too few seats', () => {
    const entry = (part: object = {}) => ({
      ...{ id: 4, status: 'waiting', seats: 2, position: 3, hold_until: null, booking_uuid: null },
      ...{ tour: { id: 7, slug: 'terskey-7', name: 'Terskey' }, date: { id: 3, start: full.start, end: full.end } },
      ...{ created_at: '2026-11-22T10:00:00Z', ...part },
    });
    const JOIN = 'POST /crm/api/waitlist/join';

    function openWaiting(first: object[], given: Given = {}) {
      let items = first;
      return renderInPage(
        <BookingPanel tourId={7} slug="terskey-7" name="Terskey" organizerName="Ala-Too Trekking" />,
        {
          ...apiOf(given),
          'GET /crm/api/waitlist/list': () => ({ body: { items } }),
          [JOIN]: () => {
            items = [entry()];
            return { body: entry() };
          },
          'POST /crm/api/waitlist/leave': () => {
            items = [];
            return { body: entry({ status: 'left', position: null }) };
          },
        },
        { path: '/terskey-7' },
      );
    }
    const list = async () => within(await screen.findByRole('region', { name: 'Waitlist, Aug 9 – 16, 2027' }));

    it('has a waitlist: one joins it, sees the place, and leaves it', async () => {
      const { user, sent } = openWaiting([]);
      await user.click((await list()).getByRole('button', { name: 'Join the waitlist' }));
      expect(await (await list()).findByText(/^You are number 3 in the waitlist for 2 seats/)).toBeTruthy();
      expect(sent(JOIN)).toEqual([{ date_id: 3, seats: 2 }]);
      await user.click((await list()).getByRole('button', { name: 'Leave the waitlist' }));
      expect(await (await list()).findByRole('button', { name: 'Join the waitlist' })).toBeTruthy();
    });

    it('asks a guest who they are before they wait', async () => {
      const { user, sent } = openWaiting([], { isGuest: true });
      await user.click((await list()).getByRole('button', { name: 'Join the waitlist' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Who is going?' }));
      expect(sent(JOIN)).toEqual([]);
      await user.click(dialog.getByRole('button', { name: 'Log in as Kate' }));
      await waitFor(() => expect(sent(JOIN)).toHaveLength(1));
    });

    it('offers kept seats to whoever waited, with the time that is left, and lets them be requested', async () => {
      const until = new Date(Date.now() + 90.5 * 60_000).toISOString();
      const { user, path } = openWaiting([entry({ status: 'offered', position: null, hold_until: until })]);
      expect((await (await list()).findByRole('status')).textContent).toMatch(
        /^2 seats are kept for you until .*1\sh\s30\smin left$/,
      );
      const kept = screen.getByRole('radio', { name: /Aug 9 – 16/ });
      await user.click(kept);
      await user.click(await requestButton());
      await waitFor(() => expect(path()).toBe('/booking/request/7?departure=3&people=2&variant=1'));
    });

    it('has none where the organizer has closed it, and one where everything is sold out', async () => {
      openWaiting([], { dates: () => [departure({ id: 5, is_busy: true, number_of_free_seats: 0 }), full] });
      expect(await screen.findByText('No free departures')).toBeTruthy();
      expect(screen.getAllByRole('button', { name: 'Join the waitlist' })).toHaveLength(1);
      await list();
    });
  });
});
