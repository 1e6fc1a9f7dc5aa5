import type { Trip, Trips } from '@cairn/shared-contracts/api/user.schema';
import { BOOKING_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import type { PlayedCalls } from '@cairn/shared-contracts/testing/render';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { KATE } from '../../../testing/people.ts';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { TRIPS, trip } from '../../../testing/trips.ts';
import { TripsPage } from './trips-page.tsx';

const USER = { ...KATE, timezone: 'Europe/Prague' };
const show = (answer: Trips, calls: PlayedCalls = {}) =>
  renderInPage(<TripsPage />, { [TRIPS]: () => ({ body: answer }), ...calls }, { user: USER });

const rowsOf = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');
const inSection = (name: string) => within(screen.getByRole('region', { name }));

describe('the next trip', () => {
  it('says what is to be done, by whom, and until when in the traveller’s zone, with its year', async () => {
    show({ coming: [trip()], past: [] });
    const next = within(await screen.findByRole('article', { name: 'M’Goun massif' }));
    expect(next.getByText('Your turn')).toBeTruthy();
    expect(next.getByRole('heading', { name: 'Pay the balance €428' })).toBeTruthy();
    expect(await next.findByText('by Tue, May 5, 2099, 23:59 your time (GMT+2)')).toBeTruthy();
    expect(next.getByRole('progressbar', { name: '€1,252 of €1,680 paid' }).getAttribute('value')).toBe(
      String(125_200 / 168_000),
    );
    expect(next.getByRole('link', { name: 'Pay €428' }).getAttribute('href')).toBe(`/booking/pay/uuid/${trip().uuid}`);
    expect(next.getByRole('link', { name: 'Message Youssef Amrani' }).getAttribute('href')).toBe('/chat/12');
    expect(next.getByText(/^In [\d,]+ days$/)).toBeTruthy();
  });

  it('has a checklist whose rows say who acts', async () => {
    show({ coming: [trip()], past: [] });
    await screen.findByRole('article');
    expect(rowsOf('Before you go').map((row) => row.textContent)).toEqual([
      'Payment: €1,252 of €1,680You, by May 5, 2099',
      'Tourists: 3 of 4 filled inYou, by May 3, 2099',
      'Meeting pointKelaat M’Gouna · May 12, 2099Youssef Amrani, by May 7, 2099',
      'Arrival details: 4 of 4Ready',
    ]);
    const ways = rowsOf('Before you go').map((row) => within(row).getByRole('link').getAttribute('href'));
    const { uuid } = trip();
    expect(ways).toEqual([
      `/booking/pay/uuid/${uuid}`,
      ...[`/booking/uuid/${uuid}`, `/booking/uuid/${uuid}`],
      `/arrival/${uuid}`,
    ]);
  });

  it('asks for the next instalment, and for the answers that the organizer must have', async () => {
    const rate = { from: 'EUR', to: 'USD', value: 1.09, day: '2099-05-01' };
    const part = { action: 'pay_part', actor: 'tourist', amount: 20_000, due_at: null } as const;
    const questions = { kind: 'questions', done: 1, total: 4, actor: 'tourist', due_at: null } as const;
    const later = trip({ uuid: 'q', next: { ...part, action: 'answer_questions', amount: null } });
    show({ coming: [trip({ rate, next: part, checklist: [questions] }), later], past: [] });
    expect(await screen.findByRole('heading', { name: 'Pay an instalment of $218 (≈\u00a0€200)' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pay $218 (≈\u00a0€200)' }).getAttribute('href')).toBe(
      `/booking/pay/uuid/${trip().uuid}`,
    );
    const [row] = rowsOf('Before you go');
    expect(row?.textContent).toBe('Questions from the organizer: 1 of 4 answeredYou');
    expect(row && within(row).getByRole('link').getAttribute('href')).toBe(`/order/${trip().uuid}/add-tourists`);
    expect(inSection('Later').getByText(/Answer what the organizer asks/)).toBeTruthy();
  });

  it('tells what the organizer says of the meeting', async () => {
    const text = 'Hotel Rosa, 08:30.\nAsk for Youssef.';
    show({ coming: [trip({ meeting: { place: 'Kelaat M’Gouna', text } })], past: [] });
    expect((await screen.findByText(/Hotel Rosa/)).textContent).toBe(text);
    expect(screen.queryByText(/Kelaat/)).toBeNull();
  });

  it('says in which language an organizer wrote where one is met', async () => {
    const tour = { ...trip().tour, content_language: 'de' };
    const coming = (meeting: Trip['meeting']) => ({ coming: [trip({ tour, meeting })], past: [] });
    const { unmount } = show(coming({ place: '', text: 'Am Bahnhof, unter der Uhr.' }));
    expect((await screen.findByText(/Bahnhof/)).getAttribute('lang')).toBe('de');
    unmount();
    const another = show(coming({ place: 'Bahnhof von Karakol', text: null }));
    expect((await screen.findByText(/Bahnhof/)).getAttribute('lang')).toBe('de');
    another.unmount();
    // translated for the reader
    show(coming({ place: 'Karakol, Kyrgyzstan', place_language: 'en', text: null }));
    expect((await screen.findByText(/Kyrgyzstan/)).getAttribute('lang')).toBeNull();
  });

  it('is read in the one currency of the site, with what is charged beside what is to be paid', async () => {
    const rate = { from: 'EUR', to: 'USD', value: 1.09, day: '2099-05-01' };
    const refunded = trip({ uuid: 'p', status: BOOKING_STATUS.canceledByAuthor, refunded: 64_200, rate });
    show({ coming: [trip({ rate, paid: 25_200, next: { ...trip().next, amount: 142_800 } })], past: [refunded] });
    // €420 are $458, four times; 15 % of it were paid
    expect(await screen.findByRole('heading', { name: 'Pay the balance $1,557 (≈\u00a0€1,428)' })).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: '$275 of $1,832 paid' })).toBeTruthy();
    expect(rowsOf('Before you go')[0]?.textContent).toContain('Payment: $275 of $1,832');
    expect(inSection('Past').getByText('$700 (≈ €642) refunded')).toBeTruthy();
  });

  it('names the organizer when it is not the tourist’s turn, and asks for nothing', async () => {
    const next = { action: 'wait', actor: 'organizer', amount: null, due_at: null } as const;
    show({ coming: [trip({ next, chat_id: null, checklist: [], paid: 0 })], past: [] });
    const turn = (await screen.findByText(/acts next$/)).closest('p');
    expect(turn?.textContent).toBe('Youssef Amrani acts next');
    // whose turn it is is one press away, as every name of an organizer
    expect(turn?.querySelector('a')?.getAttribute('href')).toMatch(/^\/tour-provider\/\d+$/);
    expect(screen.queryByText('Your turn')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Before you go' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Message/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'See the request' }).getAttribute('href')).toBe(
      `/booking/uuid/${trip().uuid}`,
    );
  });
});

it('later trips have one next step each', async () => {
  const later = trip({
    uuid: '00000000-0000-4000-8000-000000000008',
    status: BOOKING_STATUS.pendingPrepayment,
    next: { action: 'prepay', actor: 'tourist', amount: 26_400, due_at: '2099-05-02T12:02:00.000Z' },
  });
  show({ coming: [trip(), later], past: [] });
  await screen.findByRole('article');
  const row = inSection('Later').getByRole('listitem');
  await within(row).findByText(/GMT\+2/);
  expect(row.textContent).toContain('May 12 – 16, 2099 · 4 tourists · Youssef Amrani');
  expect(row.textContent).toContain('Confirmed');
  expect(row.textContent).toContain('Your turn: Prepay €264 by Sat, May 2, 2099, 14:02 (GMT+2)');
});

it('past trips lead to the review to write, to the one that was written, and say what was paid back', async () => {
  const past = (id: number, more: Parameters<typeof trip>[0]) =>
    trip({ uuid: `00000000-0000-4000-8000-00000000000${id}`, status: BOOKING_STATUS.tourComplete, ...more });
  show({
    coming: [],
    past: [
      past(1, { review: { uuid: 'r1', rating: null, open_until: '2099-08-01T00:00:00.000Z' } }),
      past(2, { review: { uuid: 'r2', rating: 5, open_until: null } }),
      past(3, { status: BOOKING_STATUS.canceledByAuthor, refunded: 64_200 }),
    ],
  });
  await screen.findByRole('region', { name: 'Past' });
  const [write, written, cancelled] = inSection('Past').getAllByRole('listitem');
  const linkOf = (row: HTMLElement | undefined, name: RegExp) =>
    row && within(row).getByRole('link', { name }).getAttribute('href');
  expect(linkOf(write, /^Write a review/)).toBe('/review/r1');
  expect(write?.textContent).toContain('Open until Aug 1, 2099');
  expect(linkOf(written, /^Your review/)).toBe('/review/r2');
  expect(written && within(written).getByRole('img', { name: '5 stars of 5' })).toBeTruthy();
  expect(cancelled?.textContent).toContain('Cancelled by organizer');
  expect(cancelled?.textContent).toContain('€642 refunded');
});

it('whoever has no trips is shown where to find one', async () => {
  show({ coming: [], past: [] });
  expect(await screen.findByRole('heading', { name: 'No trips yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find a tour' }).getAttribute('href')).toBe('/tours');
  expect(screen.getByRole('link', { name: 'Favourites' }).getAttribute('href')).toBe('/favorites');
});

it('a list that did not come is asked for again', async () => {
  let isAway = true;
  const { user } = show(
    { coming: [], past: [] },
    { [TRIPS]: () => (isAway ? null : { body: { coming: [trip()], past: [] } }) },
  );
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
