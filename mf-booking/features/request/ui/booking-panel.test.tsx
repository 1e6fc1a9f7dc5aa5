import type { PlayedAnswer, PlayedCalls } from '@cairn/shared-contracts/testing/render';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { booking, departure, UUID, variant } from '../../../testing/samples.ts';
import { BookingPanel } from './booking-panel.tsx';

const june = departure({ id: 1 });
const july = departure({ id: 2, start: '2027-07-12', end: '2027-07-19', number_of_free_seats: 4 });
const full = departure({ id: 3, start: '2027-08-09', end: '2027-08-16', number_of_free_seats: 0 });
const refused = (status: number, code: string): PlayedAnswer => ({
  status,
  body: { message: `refused: ${code}`, code },
});
const CREATE = 'POST /crm/api/request/create';

const TWO = [variant(), variant({ id: 8, name: 'Single tent', kind: 'single', is_default: false })];

interface Given {
  variants?: object[];
  isGuest?: boolean;
  dates?: (asked: number) => object[];
  create?: (attempt: number) => PlayedAnswer;
}

function apiOf({
  isGuest = false,
  dates = () => [june, july, full],
  variants = [variant()],
  create = () => ({ body: booking() }),
}: Given): PlayedCalls {
  let asked = 0;
  let attempts = 0;
  return {
    'GET /crm/api/user/profile': () =>
      isGuest ? refused(401, 'unauthorized') : { body: { id: 9, first_name: 'Kate' } },
    'GET /spa/tour-private-data': () => ({ body: { dates: dates(++asked), variants } }),
    [CREATE]: () => create(++attempts),
  };
}

function open(given: Given = {}, address?: string) {
  const view = renderInPage(
    <BookingPanel tourId={7} slug="terskey-7" name="Terskey" organizerName="Ala-Too Trekking" />,
    apiOf(given),
    { path: address },
  );
  return { ...view, created: () => view.sent(CREATE) };
}

// card and phone bar both stand in the document: their style sheets decide which one is seen
const requestButton = async () => (await screen.findAllByRole('button', { name: 'Request to book' }))[0] as HTMLElement;

describe('booking panel', () => {
  beforeEach(() => localStorage.clear());

  it('lets a tourist request three seats of the second departure', async () => {
    const { user, created, path } = open();
    await user.click(await screen.findByRole('radio', { name: /Jul 12 – 19/ }));
    await user.click(screen.getByRole('button', { name: 'Add one tourist' }));
    expect(screen.getByText('€2,670', { selector: 'div.total > dd' })).toBeTruthy();
    await user.click(await requestButton());
    await waitFor(() => expect(path()).toBe(`/booking/uuid/${UUID}`));
    expect(created()).toEqual([
      expect.objectContaining({
        tour_id: 7,
        date_id: 2,
        variant_id: 1,
        tourists_count: 3,
        idempotency_key: expect.any(String),
      }),
    ]);
    expect(document.cookie).toContain(`last_request_id=${booking().id}`);
  });

  it('starts with the departure and the party of the address', async () => {
    open({}, '/terskey-7?departure=2&people=3');
    expect(await screen.findByRole('radio', { name: /Jul 12 – 19/ })).toHaveProperty('checked', true);
    expect(screen.getByText('€2,670', { selector: 'div.total > dd' })).toBeTruthy();
  });

  it('keeps the whole choice in the address, so that a reload or another language loses nothing', async () => {
    const { user, path } = open({ variants: TWO }, '/terskey-7');
    await user.click(await screen.findByRole('radio', { name: /Jul 12 – 19/ }));
    await user.click(screen.getByRole('button', { name: 'Add one tourist' }));
    await user.click(screen.getByRole('button', { name: /Variant/ }));
    await user.click(await screen.findByRole('option', { name: 'Single tent' }));
    await waitFor(() => expect(path()).toBe('/terskey-7?departure=2&people=3&variant=8'));
  });

  it('takes the whole choice from the address', async () => {
    const { user, created } = open({ variants: TWO }, '/terskey-7?departure=2&people=3&variant=8');
    await user.click(await requestButton());
    await waitFor(() =>
      expect(created()).toEqual([expect.objectContaining({ date_id: 2, variant_id: 8, tourists_count: 3 })]),
    );
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

  it('asks a guest to log in first, and then sends what was chosen', async () => {
    const { user, created, path } = open({ isGuest: true });
    await user.click(await screen.findByRole('radio', { name: /Jul 12 – 19/ }));
    await user.click(await requestButton());
    const dialog = await screen.findByRole('dialog', { name: 'Who is going?' });
    expect(created()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Log in as Kate' }));
    await waitFor(() => expect(path()).toBe(`/booking/uuid/${UUID}`));
    expect(created()).toEqual([expect.objectContaining({ date_id: 2, tourists_count: 2 })]);
  });

  it('offers another departure when the seats went to somebody else', async () => {
    const { user, created } = open({
      dates: (asked) => [asked === 1 ? june : departure({ id: 1, number_of_free_seats: 1 }), july, full],
      create: (attempt) => (attempt === 1 ? refused(409, 'not_enough_seats') : { body: booking() }),
    });
    await user.click(await requestButton());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('1 seat is left on it');
    await user.click(within(alert).getByRole('button', { name: 'Move to Jul 12 – 19, 2027' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(await requestButton());
    await waitFor(() => expect(created()).toHaveLength(2));
    expect(created()[1]).toMatchObject({ date_id: 2, tourists_count: 2 });
  });

  it('says that an answer was lost, and asks again with the same key', async () => {
    const { user, created, path } = open({ create: (attempt) => (attempt === 1 ? null : { body: booking() }) });
    await user.click(await requestButton());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We do not know yet whether your request for Jun 14 – 21, 2027 arrived.');
    expect(screen.queryByText(/not sent/)).toBeNull();
    await user.click(within(alert).getByRole('button', { name: 'Find out' }));
    await waitFor(() => expect(path()).toBe(`/booking/uuid/${UUID}`));
    const [first, second] = created();
    expect(first).toEqual(second);
  });

  it('knows of the lost answer after a reload and in another tab, and books once', async () => {
    const before = open({ create: () => null });
    await before.user.click(await requestButton());
    await screen.findByRole('alert');
    before.unmount();

    const { user, created, path } = open();
    const alert = await screen.findByRole('alert');
    await user.click(within(alert).getByRole('button', { name: 'Find out' }));
    await waitFor(() => expect(path()).toBe(`/booking/uuid/${UUID}`));
    expect(created()[0]).toEqual(before.created()[0]);
    expect(localStorage).toHaveLength(0);
  });

  it('tells both prices when it has changed, and books at the new one when the tourist says so', async () => {
    const dearer = departure({ id: 1, price: 180_000, original_price: 180_000, price_seal: 'new.seal' });
    const changed = {
      ...{ currency: ['EUR'], shown_price_per_person: ['89000'], price_per_person: ['180000'] },
      ...{ shown_prepayment_percent: ['15'], prepayment_percent: ['15'] },
      ...{ shown_balance_due_on: ['2027-05-15'], balance_due_on: ['2027-05-15'] },
      ...{ shown_start: ['2027-06-14'], start: ['2027-06-14'], shown_end: ['2027-06-21'], end: ['2027-06-21'] },
    };
    const { user, created } = open({
      dates: (asked) => [asked === 1 ? june : dearer],
      create: (attempt) =>
        attempt === 1
          ? { status: 409, body: { message: 'changed', code: 'price_changed', errors: changed } }
          : { body: booking() },
    });
    await user.click(await requestButton());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('You saw €890 per person, it is €1,800 now.');
    expect(created()).toHaveLength(1);
    expect(created()[0]).toMatchObject({ shown: { price: 89_000, prepayment_percent: 15, seal: 'lz0k3.sealed' } });
    await user.click(within(alert).getByRole('button', { name: 'Request at €1,800 per person' }));
    await waitFor(() => expect(created()).toHaveLength(2));
    expect(created()[1]).toMatchObject({ shown: { price: 180_000, seal: 'new.seal' } });
  });

  it('asks whether a second request for the same departure is meant, with the way to the first', async () => {
    const errors = { request_uuid: [UUID], same_departure: ['1'] };
    const { user, created } = open({
      create: (attempt) =>
        attempt === 1
          ? { status: 409, body: { message: 'twice', code: 'overlapping_request', errors } }
          : { body: booking() },
    });
    await user.click(await requestButton());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('You asked for this departure already.');
    expect(within(alert).getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe(`/booking/uuid/${UUID}`);
    expect(created()[0]).not.toHaveProperty('is_sure');
    await user.click(within(alert).getByRole('button', { name: 'Ask for this one as well' }));
    await waitFor(() => expect(created()[1]).toMatchObject({ is_sure: true }));
  });

  it('books the departure of an individual tour, and says whose it is', async () => {
    const uuid = '0d0e0000-0000-4000-8000-000000000002';
    const own = departure({ id: 90, price: 123_400, original_price: 123_400 });
    const view = renderInPage(
      <BookingPanel tourId={7} slug="terskey-7" name="Terskey" organizerName="Ala-Too Trekking" individual={uuid} />,
      { ...apiOf({}), 'GET /spa/individual-tour': () => ({ body: { uuid, date: own, tour: { id: 7 } } }) },
    );
    await view.user.click(await requestButton());
    await waitFor(() => expect(view.sent(CREATE)).toHaveLength(1));
    expect(view.sent(CREATE)[0]).toMatchObject({ date_id: 90, individual_uuid: uuid, tour_id: 7 });
    expect(view.sent(CREATE)[0]).not.toHaveProperty('variant_id');
    expect(view.calls.map(({ name }) => name)).not.toContain('GET /spa/tour-private-data');
  });

  it('tells what a departure depends on, and in which year it is', async () => {
    open({ dates: () => [june, departure({ id: 5, start: '2028-06-14', end: '2028-06-21', not_guaranteed: false })] });
    const [first, next] = await screen.findAllByRole('radio');
    expect(first?.closest('label')?.textContent).toMatch(/^Jun 14 – 21, 2027.*Runs from 4 people, 2 so far$/);
    expect(next?.closest('label')?.textContent).toMatch(/^Jun 14 – 21, 2028/);
    expect(next?.closest('label')?.textContent).not.toContain('Runs from');
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
    expect(box.getByText(/^No departures are planned at the moment\. Ask Ala-Too Trekking/)).toBeTruthy();
    expect(box.queryByText(/taken|free/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Request to book' })).toBeNull();
  });
});
