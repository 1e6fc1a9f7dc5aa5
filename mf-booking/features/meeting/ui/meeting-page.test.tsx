import type { MeetData } from '@cairn/shared-contracts/api/meeting.schema';
import { renderRoute } from '@cairn/shared-contracts/testing/render';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import texts from '../../../i18n/en-US.json' with { type: 'json' };
import route from '../../../routes/meeting.route.tsx';

const DATA = 'GET /spa/contract-organizer-meet-data';
const SAVE = 'POST /spa/contract-organizer-meet-save';
const DELETE = 'POST /spa/contract-organizer-meet-delete-file';
const KEY = 'k'.repeat(43);
const AIRPORT = 'We meet you in the arrivals hall.';
const MAP = { id: 5, name: 'map.pdf', url: '/media/file-upload/a' };

const data = (part: Partial<MeetData> = {}): MeetData => ({
  tour_data: {
    ...{ name: 'Terskey Alatau traverse', slug: 'terskey-7', dates: 'Jun 14 – 21, 2027' },
    ...{ date_start: '2027-06-14', date_end: '2027-06-21' },
  },
  ...{ request_id: 2071, contract_id: 2071, tourists_count: 3 },
  tourists_data: {
    data: [
      {
        tourists: [
          { id: 'a', name: 'Kate Novak' },
          { id: 'b', name: 'Jan Malý' },
        ],
        arrival: {
          ...{ transport_type: 1, date: '2027-06-13', time: '14:20', airport_name: 'Almaty', flight_number: 'KC 102' },
          ...{ station_name: '', train_number: '', departure_place: '', other_transport_name: '', additional_info: '' },
        },
        departure: null,
      },
    ],
  },
  meet_data_templates: [{ name: 'At the airport', template: AIRPORT }],
  ...{ files: [], organizer_meet_data: '', saved_at: null },
  ...part,
});

type Calls = NonNullable<Parameters<typeof renderRoute>[2]>['calls'];
const show = (calls: Calls = {}, query = `?key=${KEY}`) =>
  renderRoute(route, '/meeting-information', {
    ...{ path: `/meeting-information${query}`, texts: { 'mf-booking': texts } },
    calls: { [DATA]: () => ({ body: data() }), ...calls },
  });
const details = () => screen.findByRole('textbox', { name: /Where and how you meet/ });
const save = () => screen.getByRole('button', { name: 'Save' });

describe('an organizer says where a party is met', () => {
  it('sees the tour with a link, its dates, the request’s number and how the tourists come', async () => {
    show();
    const trip = within(await screen.findByRole('region', { name: 'The trip' }));
    expect(trip.getByRole('link', { name: 'Terskey Alatau traverse' }).getAttribute('href')).toBe('/terskey-7');
    expect(trip.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Jun 14 – 21, 2027',
      '2071',
      expect.stringMatching(/^By air · .*13.*, 14:20 · Almaty · KC 102$/),
      'Not told yet',
    ]);
    expect(trip.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Kate Novak', 'Jan Malý']);
    expect(trip.getByText('1 tourist has no name yet.')).toBeTruthy();
  });

  it('fills the text by a template, gets the own one back, and is told that it is saved', async () => {
    const { user, sent } = show({ [SAVE]: () => ({ body: { result: true } }) });
    await user.type(await details(), 'Under the clock');
    await user.click(screen.getByRole('button', { name: /Template/ }));
    await user.click(await screen.findByRole('option', { name: 'At the airport' }));
    await waitFor(async () => expect(await details()).toHaveProperty('value', AIRPORT));
    await user.click(screen.getByRole('button', { name: 'Bring my text back' }));
    expect(await details()).toHaveProperty('value', 'Under the clock');
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog', { name: 'Success' }));
    expect(dialog.getByText('The data has been successfully saved.')).toBeTruthy();
    expect(sent(SAVE)).toEqual([{ key: KEY, contract_id: 2071, organizer_meet_data: 'Under the clock', files: [] }]);
  });

  it('removes a file that is there, and saves with those that are left', async () => {
    let files = [MAP, { ...MAP, id: 6, name: 'list.xlsx' }];
    const { user, sent } = show({
      [DATA]: () => ({ body: data({ files, organizer_meet_data: 'Here' }) }),
      [DELETE]: () => {
        files = files.slice(1);
        return { body: { result: true } };
      },
      [SAVE]: () => ({ body: { result: true } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Remove map.pdf' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'map.pdf' })).toBeNull());
    expect(sent(DELETE)).toEqual([{ key: KEY, file_id: 5 }]);
    await user.click(save());
    await screen.findByRole('dialog', { name: 'Success' });
    expect(sent(SAVE)).toMatchObject([{ files: [6] }]);
  });

  it('shows what the api says in a dialog when the key is gone, and keeps the text', async () => {
    const body = { message: 'This link no longer works', code: 'meeting_link_expired' };
    const { user } = show({ [SAVE]: () => ({ status: 404, body }) });
    await user.type(await details(), 'Under the clock');
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog', { name: 'Error while saving data' }));
    await user.click(dialog.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await details()).toHaveProperty('value', 'Under the clock');
  });

  it('without a line says so beside the fields, keeps the text over a reload, and saves once it is back', async () => {
    let isAway = true;
    const { user, unmount, sent } = show({ [SAVE]: () => (isAway ? null : { body: { result: true } }) });
    await user.clear(await details());
    await user.type(await details(), 'Under the clock');
    await user.click(save());
    expect((await screen.findByText(/No connection\. Check it/)).closest('[role="alert"]')).not.toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await details()).toHaveProperty('value', 'Under the clock');
    unmount();
    isAway = false;
    const again = show({ [SAVE]: () => ({ body: { result: true } }) });
    expect(await details()).toHaveProperty('value', 'Under the clock');
    await again.user.click(save());
    expect(await screen.findByRole('dialog', { name: 'Success' })).toBeTruthy();
    expect([sent(SAVE).length, again.sent(SAVE).length]).toEqual([1, 1]);
  });

  it('is written by keys alone: template, text back, files, save, and the dialog gives the focus back', async () => {
    const { user } = show({ [SAVE]: () => ({ body: { result: true } }) });
    await user.clear(await details());
    await user.type(await details(), 'Own words');
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Template/ }));
    await user.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'At the airport' });
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await details()).toHaveProperty('value', AIRPORT));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /Template/ })));
    const reached: (string | null)[] = [];
    for (let step = 0; step < 6 && document.activeElement !== save(); step++) {
      await user.tab();
      reached.push(document.activeElement?.textContent || document.activeElement?.tagName || null);
    }
    expect(document.activeElement).toBe(save());
    expect(reached).toEqual(expect.arrayContaining(['Bring my text back', 'Choose files']));
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Success' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(save()));
  });

  it('sends nothing without a text', async () => {
    const { user, sent } = show();
    // what an earlier visit has typed is kept
    await user.clear(await details());
    await user.click(save());
    expect(await screen.findAllByText('Required field')).not.toEqual([]);
    expect(sent(SAVE)).toEqual([]);
  });

  it.each([
    ['no key', '', 404],
    ['what is no key', '?key=abc', 404],
  ])('with %s there is no such page, and nothing is asked', async (_what, query, status) => {
    const { calls } = show({}, query);
    await screen.findByRole('heading', { name: `Page answered ${status}` });
    expect(calls.filter(({ name }) => name === DATA)).toEqual([]);
  });
});
