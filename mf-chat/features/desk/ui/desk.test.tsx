import { useMakeStale } from '@cairn/shared-contracts/remote/platform';
import { BEFORE_RELOAD } from '@cairn/shared-contracts/remote/platform-events';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { chat } from '../../../testing/samples.ts';
import DeskPanel from './desk-panel.tsx';

const LIST = 'GET /crm/api/request/list-for-chat';
const CONFIRM = 'POST /crm/api/back-office/request/confirm';
const DECLINE = 'POST /crm/api/back-office/request/decline';
const DEPARTURES = 'GET /crm/api/back-office/departures';
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const booking = {
  id: 48,
  status: 1,
  tour: { id: 7, slug: 'terskey-7', name: 'Terskey Alatau traverse', image: null },
  date: { id: 3, start: '2027-06-14', end: '2027-06-21' },
  tourists_count: 2,
  tourists: [
    { first_name: 'Hannah', full_name: 'Hannah Weiss', birthday: '1993-06-14' },
    { first_name: 'Karl', full_name: 'Karl Weiss', birthday: '1959-12-01' },
  ],
  currency: 'EUR',
  total: 178_000,
  paid: 0,
  prepayment: 26_700,
  deadline: '2027-01-02T10:00:00.000Z',
};
const departure = (id: number, month: string, free_seats: number, is_closed = false) => ({
  ...{ id, start: `2027-${month}-14`, end: `2027-${month}-21`, seats: 10, free_seats, is_closed },
});
// some have no seats for two, are closed, or are of the same dates
const departures = [
  ...[departure(2, '05', 2), departure(6, '05', 8), departure(3, '06', 4), departure(7, '06', 8)],
  ...[departure(4, '07', 1), departure(5, '08', 9, true)],
];
const tourist = chat({ with: 'tourist', name: 'Hannah Weiss' });
const open = (items: object[] = [booking], asks = tourist) =>
  renderInPage(<DeskPanel chat={asks} />, {
    [LIST]: () => ({ body: { items } }),
    [DEPARTURES]: () => ({ body: { items: departures } }),
    [CONFIRM]: () => ({ body: booking }),
    [DECLINE]: () => ({ body: booking }),
  });

beforeEach(() => sessionStorage.clear());

/** with what the chat's events do */
function WithEvents({ about }: { about?: ReactNode }) {
  const makeStale = useMakeStale('mf-chat');
  return (
    <>
      <button type="button" onClick={() => makeStale(['Chat'])}>
        An event
      </button>
      <DeskPanel chat={tourist} about={about} />
    </>
  );
}

describe('an organizer beside a conversation', () => {
  it('sees whose booking it is, what was paid and how old people will be', async () => {
    open();
    const card = await screen.findByRole('region', { name: 'Booking 48' });
    expect(within(card).getByText('€1,780')).toBeTruthy();
    expect(within(card).getByText('Waiting for confirmation')).toBeTruthy();
    expect(
      within(card)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/Hannah, 34$/), expect.stringMatching(/Karl, 67$/)]);
  });

  it('reads how old the children are before there are names', async () => {
    open([{ ...booking, tourists_count: 4, tourists: [], children_ages: [5, 9] }]);
    const card = await screen.findByRole('region', { name: 'Booking 48' });
    expect(within(card).getByText('Ages of the children').nextElementSibling?.textContent).toBe('5 and 9');
  });

  it('confirms a request', async () => {
    const { user, sent } = open();
    expect(await screen.findByRole('heading', { name: /^Confirm or decline by .*10:00/ })).toBeTruthy();
    expect(screen.getByText('Hannah Weiss then prepays €267 within 24 hours.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Confirm 2 seats' }));
    expect(sent(CONFIRM)).toEqual([{ id: 48, message: '' }]);
  });

  it('does not call it a prepayment where all of the price is due', async () => {
    open([{ ...booking, prepayment: booking.total }]);
    expect(await screen.findByText('Hannah Weiss then pays €1,780 within 24 hours.')).toBeTruthy();
  });

  it('reads that less time is left to pay where the tour starts soon', async () => {
    const start = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
    open([{ ...booking, date: { ...booking.date, start } }]);
    const words = await screen.findByText(/^Hannah Weiss then prepays €267 within \d+ hours?\.$/);
    expect(Number(/within (\d+)/.exec(words.textContent ?? '')?.[1])).toBeLessThan(24);
  });

  it('sees how many seats are left once it is confirmed', async () => {
    open();
    await screen.findByText('4 of 10 left');
    expect(screen.getByText('Seats after this').nextElementSibling?.textContent).toBe('4 of 10 left');
  });

  it.each([
    ['trips', { since: 2024, trips: 3, canceled: 0 }, [], '3 trips with you since 2024 · cancelled none'],
    ['a cancellation', { since: 2024, trips: 0, canceled: 1 }, [booking], 'No trips with you yet · cancelled 1'],
    ['the first request', { since: 2026, trips: 0, canceled: 0 }, [booking], 'First request to you'],
  ])('sees who asks, and what they have done with them before: %s', async (_what, past, items, words) => {
    open(items, chat({ ...tourist, tourist: { language: 'de-DE', timezone: null, past } }));
    const name = screen.getByRole('heading', { name: 'Hannah Weiss' });
    await waitFor(() => expect(name.nextElementSibling?.textContent).toBe(words));
  });

  it.each([
    ['nothing was asked for', []],
    ['it is not the first', [booking, { ...booking, id: 40, status: 7 }]],
    ['nothing waits', [{ ...booking, status: 2 }]],
  ])('reads no more than who asks where nothing was before and %s', async (_what, items) => {
    const past = { since: null, trips: 0, canceled: 0 };
    open(items, chat({ ...tourist, tourist: { language: 'de-DE', timezone: null, past } }));
    await screen.findByText(items.length === 0 ? /no booking with you yet/ : 'Booking 48');
    expect(screen.getByRole('heading', { name: 'Hannah Weiss' }).nextElementSibling).toBeNull();
  });

  it('offers other dates that have the seats to whoever is declined, in words that the organizer may change', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Decline or offer other dates' }));
    const dates = within(screen.getByRole('group', { name: 'Other dates with seats' })).getAllByRole('button');
    expect(dates.map(({ textContent }) => textContent)).toEqual(['May 14 – 21, 2027']);
    const [may] = dates;
    if (!may) throw new Error('no other dates');
    await user.type(screen.getByRole('textbox'), 'The pass is closed.');
    await user.click(may);
    expect(may.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('textbox')).toHaveProperty(
      'value',
      'The pass is closed. There are seats on May 14 – 21, 2027.',
    );
    await user.click(may);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'The pass is closed.');
    await user.click(may);
    await user.click(screen.getByRole('button', { name: 'Decline request' }));
    expect(sent(DECLINE)).toEqual([{ id: 48, message: 'The pass is closed. There are seats on May 14 – 21, 2027.' }]);
  });

  it('begins anew with the next request: neither the reason nor the dates of the one before are sent to it', async () => {
    const other = { ...booking, id: 51, tour: { ...booking.tour, id: 8 }, tourists_count: 3 };
    other.date = { id: 12, start: '2027-09-01', end: '2027-09-08' };
    const later = { ...departure(11, '09', 8), start: '2027-09-10', end: '2027-09-17' };
    let items = [other, booking];
    const { user, sent } = renderInPage(<DeskPanel chat={tourist} />, {
      [LIST]: () => ({ body: { items } }),
      [DEPARTURES]: ({ url }) => ({ body: { items: url.searchParams.get('tour_id') === '8' ? [later] : departures } }),
      [DECLINE]: () => {
        items = [other, { ...booking, status: 6 }];
        return { body: booking };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Decline or offer other dates' }));
    await user.click(screen.getByRole('button', { name: 'May 14 – 21, 2027' }));
    await user.click(screen.getByRole('button', { name: 'Decline request' }));
    await screen.findByRole('button', { name: 'Confirm 3 seats' });
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Decline or offer other dates' }));
    expect(screen.getByRole('textbox')).toHaveProperty('value', '');
    const dates = within(screen.getByRole('group', { name: 'Other dates with seats' })).getAllByRole('button');
    expect(dates.map(({ textContent }) => textContent)).toEqual(['Sep 10 – 17, 2027']);
    await user.type(screen.getByRole('textbox'), 'Snow');
    await user.click(screen.getByRole('button', { name: 'Decline request' }));
    expect(sent(DECLINE).at(-1)).toEqual({ id: 51, message: 'Snow' });
  });

  it('keeps what is typed when the tourist asks for more', async () => {
    let items = [booking];
    const { user } = renderInPage(<WithEvents />, {
      [LIST]: () => ({ body: { items } }),
      [DEPARTURES]: () => ({ body: { items: departures } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Decline or offer other dates' }));
    await user.type(screen.getByRole('textbox'), 'Snow');
    items = [{ ...booking, id: 51, deadline: '2027-01-03T10:00:00.000Z' }, booking];
    await user.click(screen.getByRole('button', { name: 'An event' }));
    await screen.findByRole('region', { name: 'Booking 51' });
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Snow');
  });

  it.each([
    ['the page reloads by itself', () => window.dispatchEvent(new Event(BEFORE_RELOAD))],
    ['they look into another conversation', () => undefined],
  ])('finds the reason again that is half written when %s, until it is sent', async (_what, before) => {
    const first = open();
    await first.user.click(await screen.findByRole('button', { name: 'Decline or offer other dates' }));
    await first.user.type(screen.getByRole('textbox'), 'The pass is');
    before();
    first.unmount();

    const again = open();
    await again.user.type(await screen.findByRole('textbox'), ' closed');
    await again.user.click(screen.getByRole('button', { name: 'Decline request' }));
    expect(again.sent(DECLINE)).toEqual([{ id: 48, message: 'The pass is closed' }]);
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', ''));
    again.unmount();

    open();
    expect(await screen.findByRole('button', { name: 'Confirm 2 seats' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('reads seats with a request, and not with each event of the chat', async () => {
    let items = [booking];
    const { user, sent } = renderInPage(<WithEvents />, {
      [LIST]: () => ({ body: { items } }),
      [DEPARTURES]: () => ({ body: { items: departures } }),
    });
    await screen.findByText('4 of 10 left');
    expect(sent(DEPARTURES)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'An event' }));
    await waitFor(() => expect(sent(LIST)).toHaveLength(2));
    expect(sent(DEPARTURES)).toHaveLength(1);
    // it was moved: the seats that it holds are others
    items = [{ ...booking, date: { id: 7, start: '2027-06-14', end: '2027-06-21' } }];
    await user.click(screen.getByRole('button', { name: 'An event' }));
    await screen.findByText('8 of 10 left');
    await waitFor(() => expect(sent(DEPARTURES)).toHaveLength(2));
  });

  it('offers no other dates where there are none', async () => {
    renderInPage(<DeskPanel chat={tourist} />, {
      [LIST]: () => ({ body: { items: [booking] } }),
      [DEPARTURES]: () => ({ body: { items: [] } }),
    });
    const confirm = await screen.findByRole('button', { name: 'Confirm 2 seats' });
    expect(within(confirm.parentElement as HTMLElement).getByRole('button', { name: 'Decline' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /other dates/ })).toBeNull();
  });

  it('takes an offer out of the middle of what was typed, and nothing else', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Decline or offer other dates' }));
    const may = await screen.findByRole('button', { name: 'May 14 – 21, 2027' });
    const field = screen.getByRole('textbox');
    await user.type(field, 'The pass is closed.');
    await user.click(may);
    await user.type(field, ' See you then{Enter}');
    await user.click(may);
    expect(field).toHaveProperty('value', 'The pass is closed. See you then\n');
    await user.click(may);
    expect(field).toHaveProperty('value', 'The pass is closed. See you then\nThere are seats on May 14 – 21, 2027.');
  });

  it('says that a reason is longer than it may be, and does not send it', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Decline or offer other dates' }));
    await user.click(screen.getByRole('textbox'));
    await user.paste('y'.repeat(2001));
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Decline request' }));
    expect(sent(DECLINE)).toEqual([]);
    await user.type(screen.getByRole('textbox'), '{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Decline request' }));
    expect(sent(DECLINE)).toEqual([{ id: 48, message: 'y'.repeat(2000) }]);
  });

  it('is told on the last day how long there is, and not before', async () => {
    const { unmount } = open([{ ...booking, deadline: new Date(Date.now() + 56.5 * MINUTE_MS).toISOString() }]);
    await screen.findByText('56 min left. After that the seats go back on sale and Hannah Weiss is told.');
    unmount();
    open([{ ...booking, deadline: new Date(Date.now() + 30 * 60 * MINUTE_MS).toISOString() }]);
    await screen.findByText('After that the seats go back on sale and Hannah Weiss is told.');
  });

  it('declines a request with a reason, and not without one', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Decline or offer other dates' }));
    await user.click(screen.getByRole('button', { name: 'Decline request' }));
    expect(screen.getByText('Write why first')).toBeTruthy();
    expect(sent(DECLINE)).toEqual([]);
    await user.type(screen.getByRole('textbox'), ' The pass is closed ');
    await user.click(screen.getByRole('button', { name: 'Decline request' }));
    expect(sent(DECLINE)).toEqual([{ id: 48, message: 'The pass is closed' }]);
  });

  it('is told when there is no booking', async () => {
    open([]);
    expect(await screen.findByText('Hannah Weiss has no booking with you yet.')).toBeTruthy();
  });

  it('sees the tour as long as no booking has it, also when they cannot be read', async () => {
    let status = 500;
    const about = <p>About this tour</p>;
    const { user } = renderInPage(<WithEvents about={about} />, {
      [LIST]: () => (status === 200 ? { body: { items: [booking] } } : { status, body: {} }),
      [DEPARTURES]: () => ({ body: { items: departures } }),
    });
    expect(screen.getByText('About this tour')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'An event' }));
    expect(screen.getByText('About this tour')).toBeTruthy();
    status = 200;
    await user.click(screen.getByRole('button', { name: 'An event' }));
    await screen.findByRole('region', { name: 'Booking 48' });
    expect(screen.queryByText('About this tour')).toBeNull();
  });

  it('has nothing to answer once a request is confirmed', async () => {
    open([{ ...booking, status: 2 }]);
    await screen.findByRole('region', { name: 'Booking 48' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('Seats after this')).toBeNull();
  });
});

describe('the support beside a conversation', () => {
  const withSupport = chat({ with: 'tourist', name: 'Hannah Weiss', organizer_id: null });

  it('sees the bookings, which are not its own to answer', async () => {
    renderInPage(<DeskPanel chat={withSupport} />, { [LIST]: () => ({ body: { items: [booking] } }) });
    await screen.findByRole('region', { name: 'Booking 48' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reads what somebody has done with any organizer', async () => {
    const past = { since: 2020, trips: 2, canceled: 1 };
    const asks = { ...withSupport, tourist: { language: 'de-DE', timezone: null, past } };
    renderInPage(<DeskPanel chat={asks} />, { [LIST]: () => ({ body: { items: [booking] } }) });
    await screen.findByRole('region', { name: 'Booking 48' });
    expect(screen.getByText('2 trips since 2020 · cancelled 1')).toBeTruthy();
  });
});
