import type { TouristsInfo } from '@cairn/shared-contracts/api/tourist.schema';
import type { PartyTravel, TravelInfo } from '@cairn/shared-contracts/api/travel.schema';
import { LoginSlot, renderRoute } from '@cairn/shared-contracts/testing/render';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import texts from '../../../i18n/en-US.json' with { type: 'json' };
import route from '../../../routes/arrival.route.tsx';
import { tourist, UUID } from '../../../testing/samples.ts';

const INFO = 'GET /spa/tourists-info';
const TRAVEL = 'GET /spa/travel-info';
const SAVE = 'POST /spa/travel-info-save';
const [KATE, JAN] = ['7d7e7a52-6f0e-4d55-9d2b-3a8a4b1f0c22', '7d7e7a52-6f0e-4d55-9d2b-3a8a4b1f0c33'];
const NOTHING = {
  ...{ date: '', time: '', airport_name: '', flight_number: '', station_name: '', train_number: '' },
  ...{ departure_place: '', other_transport_name: '', additional_info: '' },
};
const BY_AIR: TravelInfo = { ...NOTHING, transport_type: 1, date: '2027-06-13', time: '14:20', airport_name: 'Almaty' };

const info = (part: Partial<TouristsInfo> = {}): TouristsInfo => ({
  ...{ access: 'full', request_id: 2071, status: 3, tourists_count: 2 },
  tour: { name: 'Terskey Alatau traverse', slug: 'terskey-7' },
  date: { start: '2027-06-14', end: '2027-06-21' },
  tourists: [tourist({ id: KATE }), tourist({ id: JAN, first_name: 'Jan' })],
  ...part,
});
const untold = { arrival: null, departure: null };
const party = (part: Partial<PartyTravel> = {}): PartyTravel => ({
  ...{ access: 'full', request_id: 2071 },
  tourists: [
    { id: KATE, name: 'Kate Novak', ...untold },
    { id: JAN, name: 'Jan Novak', ...untold },
  ],
  ...part,
});

type Calls = NonNullable<NonNullable<Parameters<typeof renderRoute>[2]>['calls']>;
const show = (calls: Calls = {}) =>
  renderRoute(route, '/arrival/:uuid', {
    ...{ path: `/arrival/${UUID}`, texts: { 'mf-booking': texts }, slot: LoginSlot },
    calls: { [INFO]: () => ({ body: info() }), [TRAVEL]: () => ({ body: party() }), ...calls },
  });
const way = async (name: string) => within(await screen.findByRole('group', { name }));
const save = () => screen.getByRole('button', { name: 'Save' });

describe('how a party comes and goes', () => {
  it('is asked for each transport with its own fields, and kept for those who travel together', async () => {
    const told = { arrival: BY_AIR, departure: null };
    const { user, sent } = show({
      [SAVE]: () => ({ body: party({ tourists: party().tourists.map((one) => ({ ...one, ...told })) }) }),
    });
    const arrival = await way('Arrival');
    const labels = () => arrival.queryAllByRole('textbox').map((field) => field.getAttribute('name'));
    expect(labels()).toEqual([]);
    await user.click(arrival.getByRole('radio', { name: 'By train' }));
    expect(labels()).toEqual(['arrival.station_name', 'arrival.train_number', 'arrival.additional_info']);
    await user.click(arrival.getByRole('radio', { name: 'Another way' }));
    expect(labels()).toEqual(['arrival.departure_place', 'arrival.other_transport_name', 'arrival.additional_info']);
    await user.click(arrival.getByRole('radio', { name: 'I live in the city of the start' }));
    expect(labels()).toEqual(['arrival.additional_info']);
    await user.click(arrival.getByRole('radio', { name: 'By air' }));
    await user.click(save());
    expect(sent(SAVE)).toEqual([]);
    await user.type(arrival.getByLabelText(/^Airport/), 'Almaty');
    await user.type(arrival.getByLabelText(/^Time/), '14:20');
    await user.click(save());
    expect(await screen.findByText('Saved. Your organizer sees it.')).toBeTruthy();
    expect(sent(SAVE)).toEqual([
      {
        tourist_ids: [KATE, JAN],
        arrival: { ...NOTHING, transport_type: 1, date: '2027-06-14', time: '14:20', airport_name: 'Almaty' },
        departure: null,
      },
    ]);
  });

  it('shows what is told, and changes it of one group', async () => {
    const [kate, jan] = party().tourists.map((one) => ({ ...one, arrival: BY_AIR }));
    const { user, sent } = show({
      [TRAVEL]: () => ({ body: party({ tourists: [kate, jan].flatMap((one) => one ?? []) }) }),
      [SAVE]: () => ({ body: party() }),
    });
    expect(await screen.findByText(/^By air · .*13.*, 14:20 · Almaty$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change how Kate Novak and Jan Novak travel' }));
    await user.click(within(await screen.findByRole('group', { name: 'Who travels together' })).getByText('Jan Novak'));
    await user.click((await way('Departure')).getByRole('radio', { name: 'I live in the city of the start' }));
    await user.click(save());
    await waitFor(() => expect(sent(SAVE)).toHaveLength(1));
    expect(sent(SAVE)[0]).toMatchObject({ tourist_ids: [KATE], arrival: BY_AIR, departure: { transport_type: 4 } });
  });

  it('keeps what was typed when the line is gone, and says so', async () => {
    const { user } = show({ [SAVE]: () => null });
    const arrival = await way('Arrival');
    await user.click(arrival.getByRole('radio', { name: 'By train' }));
    await user.type(arrival.getByLabelText(/^Station/), 'Bishkek-2');
    await user.type(arrival.getByLabelText(/^Time/), '07:05');
    await user.click(save());
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(arrival.getByLabelText(/^Station/)).toHaveProperty('value', 'Bishkek-2');
  });

  it('asks one alone about themselves only, by their own link', async () => {
    const own = { access: 'own' as const };
    show({
      [INFO]: () => ({ body: info({ ...own, tourists: [tourist({ id: JAN })] }) }),
      [TRAVEL]: () => ({ body: party({ ...own, tourists: party().tourists.slice(1) }) }),
    });
    expect(await screen.findByRole('form', { name: 'How you come and go' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Who travels together' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Booking 2071' })).toBeNull();
  });

  it('shows nothing of anybody to whoever has only the booking’s link, and asks who they are', async () => {
    const { user } = show({ [TRAVEL]: () => ({ body: party({ access: 'link', tourists: [] }) }) });
    await user.click(await screen.findByRole('button', { name: 'Show that it is mine' }));
    expect(await screen.findByRole('dialog', { name: 'Is it your booking?' })).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('sends whoever has named nobody to the names first', async () => {
    show({
      [INFO]: () => ({ body: info({ tourists: [] }) }),
      [TRAVEL]: () => ({ body: party({ tourists: [] }) }),
    });
    const link = await screen.findByRole('link', { name: 'Name the tourists' });
    expect(link.getAttribute('href')).toBe(`/order/${UUID}/add-tourists`);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('says so when nothing can be changed any more', async () => {
    const closed = tourist({ id: KATE, can_edit: false });
    show({
      [INFO]: () => ({ body: info({ status: 5, tourists: [closed] }) }),
      [TRAVEL]: () => ({ body: party({ tourists: [{ id: KATE, name: 'Kate Novak', ...untold, arrival: BY_AIR }] }) }),
    });
    expect(await screen.findByText('Nothing can be changed any more.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Change/ })).toBeNull();
  });
});
