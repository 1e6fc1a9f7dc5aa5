import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  CREATE,
  full,
  type GivenOffer,
  july,
  june,
  offerCalls,
  refused,
  TWO_VARIANTS,
} from '../../../testing/offer.ts';
import { KATE } from '../../../testing/profile.ts';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { booking, departure, reviewedTour, UUID } from '../../../testing/samples.ts';
import { ReviewPage } from './review-page.tsx';

const OPENED = Date.parse('2026-11-23T09:00:00Z');
const sendButton = () => screen.findByRole('button', { name: 'Send request' });

/** as a tourist who has accepted the terms, unless told otherwise */
async function open(given: GivenOffer = {}, choice = 'departure=1&people=2', options: { isAgreed?: boolean } = {}) {
  const { isAgreed = true } = options;
  const view = renderInPage(
    <ReviewPage tour={reviewedTour()} individual={undefined} openedAt={OPENED} />,
    offerCalls(given),
    { path: `/booking/request/7?${choice}`, user: { ...KATE, timezone: 'Europe/Prague' } },
  );
  const consent = await screen.findByRole('checkbox', { name: /I accept/ });
  if (isAgreed) await view.user.click(consent);
  return { ...view, created: () => view.sent(CREATE) };
}

describe('the review of a request', () => {
  beforeEach(() => localStorage.clear());

  it('shows what will be sent, and sends it once the terms are accepted', async () => {
    const { user, created, path } = await open({ variants: TWO_VARIANTS }, 'departure=2&people=3&variant=8', {
      isAgreed: false,
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Review your request' })).toBeTruthy();
    expect(screen.getByText('Mon, Jul 12 – Mon, Jul 19, 2027')).toBeTruthy();
    expect(screen.getByText('3 tourists')).toBeTruthy();
    expect(screen.getByText('8 days, 7 nights · starts in Karakol')).toBeTruthy();
    expect(screen.getByText('Runs from 4 people, 2 so far')).toBeTruthy();
    expect(screen.getByText(/^With the 3 of you it runs/)).toBeTruthy();
    expect(screen.getByText(/^It runs from 4 people\. If fewer book, .+ you get everything back\.$/)).toBeTruthy();
    expect(created()).toEqual([]);

    await user.click(await sendButton());
    const consent = screen.getByRole('checkbox', { name: /I accept Terms and Conditions/ });
    expect(screen.getByText('Accept the terms to go on')).toBeTruthy();
    expect(document.activeElement).toBe(consent);
    expect(created()).toEqual([]);

    await user.click(consent);
    expect(screen.queryByText('Accept the terms to go on')).toBeNull();
    await user.click(await sendButton());
    await waitFor(() => expect(path()).toBe(`/booking/uuid/${UUID}`));
    expect(created()).toEqual([
      expect.objectContaining({
        ...{ tour_id: 7, date_id: 2, variant_id: 8, tourists_count: 3, idempotency_key: expect.any(String) },
      }),
    ]);
    expect(document.cookie).toContain(`last_request_id=${booking().id}`);
  });

  it('knows of the children from the panel on, and sends their ages along', async () => {
    const { user, created } = await open({}, 'departure=1&people=4&ages=8,12');
    expect(screen.getByText('With 2 children, aged 8 and 12')).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Change the party' });
    expect(back.getAttribute('href')).toContain('ages=8%2C12');
    await user.click(await sendButton());
    await waitFor(() => expect(created()).toEqual([expect.objectContaining({ children_ages: [8, 12] })]));
  });

  it('says who is too young, and sends nothing', async () => {
    const { user, created } = await open({}, 'departure=1&people=4&ages=5,9');
    const words = /This tour is for ages 8 and over, and your youngest is 5/;
    expect(screen.getByText(words)).toBeTruthy();
    await user.click(await sendButton());
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(created()).toEqual([]);
  });

  it('says what is due when, and the parts are the total', async () => {
    await open();
    const due = within(screen.getByRole('heading', { name: 'When you pay' }).nextElementSibling as HTMLElement);
    expect(due.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'TodaySending the request€0',
      'Within 24 hours of Aigerim’s yesPrepayment, 15%€267',
      'By May 15, 2027Balance€1,513',
    ]);
    expect(screen.getByText('€1,780', { selector: 'b' })).toBeTruthy();
    // in the traveller's zone, which is named
    expect(
      screen.getByText(/^Usually within 5 hours, by Wed, Nov 25, 2026, 10:00 \(GMT\+1\) at the latest/),
    ).toBeTruthy();
    expect(screen.getByText('After that, until May 15, 2027: all but the prepayment')).toBeTruthy();
  });

  it('is read in one currency, with what is charged beside it', async () => {
    const rate = { from: 'EUR', to: 'USD', value: 1.09, day: '2026-11-22' };
    await open({ rate });
    const price = screen.getByRole('region', { name: 'Price' }).textContent ?? '';
    expect(price).toContain('$970 × 2 tourists');
    expect(price).toContain('Charged in EUR≈ €1,780');
    expect(price).toContain('rate of Nov 22, 2026');
    expect(price.match(/€/g)).toHaveLength(1);
  });

  it('leads back to the tour with everything that was chosen', async () => {
    await open({ variants: TWO_VARIANTS }, 'departure=2&people=3&variant=8');
    const back = '/terskey-7?departure=2&people=3&variant=8';
    for (const name of ['Change the dates', 'Change the party', 'Back to dates and party'])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(back);
  });

  it('asks whose session has ended to log in, and sends what was reviewed', async () => {
    const { user, created, path } = await open({
      create: (attempt) => (attempt === 1 ? refused(401, 'unauthorized') : { body: booking() }),
    });
    await user.click(await sendButton());
    const dialog = await screen.findByRole('dialog', { name: 'Who is going?' });
    await user.click(within(dialog).getByRole('button', { name: 'Log in as Kate' }));
    await waitFor(() => expect(path()).toBe(`/booking/uuid/${UUID}`));
    expect(created()).toHaveLength(2);
  });

  it('books the departure of an individual tour, and says whose it is', async () => {
    const uuid = '0d0e0000-0000-4000-8000-000000000002';
    const own = departure({ id: 90, price: 123_400, original_price: 123_400 });
    const view = renderInPage(
      <ReviewPage tour={reviewedTour()} individual={uuid} openedAt={OPENED} />,
      {
        ...offerCalls({}),
        'GET /spa/individual-tour': () => ({ body: { uuid, date: own, rate: null, tour: { id: 7 } } }),
      },
      { path: `/booking/request/7?individual=${uuid}`, user: KATE },
    );
    await view.user.click(await screen.findByRole('checkbox', { name: /I accept/ }));
    await view.user.click(await sendButton());
    await waitFor(() => expect(view.sent(CREATE)).toHaveLength(1));
    expect(view.sent(CREATE)[0]).toMatchObject({ date_id: 90, individual_uuid: uuid, tour_id: 7 });
    expect(view.sent(CREATE)[0]).not.toHaveProperty('variant_id');
    expect(view.calls.map(({ name }) => name)).not.toContain('GET /spa/tour-private-data');
  });

  it('offers another departure when the seats went to somebody else', async () => {
    const { user, created } = await open({
      dates: (asked) => [asked === 1 ? june : departure({ id: 1, number_of_free_seats: 1 }), july, full],
      create: (attempt) => (attempt === 1 ? refused(409, 'not_enough_seats') : { body: booking() }),
    });
    await user.click(await sendButton());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('1 seat is left on it');
    await user.click(within(alert).getByRole('button', { name: 'Move to Jul 12 – 19, 2027' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(await sendButton());
    await waitFor(() => expect(created()).toHaveLength(2));
    expect(created()[1]).toMatchObject({ date_id: 2, tourists_count: 2 });
  });

  it('says that an answer was lost, and asks again with the same key', async () => {
    const { user, created, path } = await open({ create: (attempt) => (attempt === 1 ? null : { body: booking() }) });
    await user.click(await sendButton());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We do not know yet whether your request for Jun 14 – 21, 2027 arrived.');
    expect(screen.queryByText(/not sent/)).toBeNull();
    await user.click(within(alert).getByRole('button', { name: 'Find out' }));
    await waitFor(() => expect(path()).toBe(`/booking/uuid/${UUID}`));
    const [first, second] = created();
    expect(first).toEqual(second);
  });

  it('tells both prices when it has changed, and books at the new one when the tourist says so', async () => {
    const dearer = departure({ id: 1, price: 180_000, original_price: 180_000, price_seal: 'new.seal' });
    const changed = {
      ...{ currency: ['EUR'], shown_price_per_person: ['89000'], price_per_person: ['180000'] },
      ...{ shown_prepayment_percent: ['15'], prepayment_percent: ['15'] },
      ...{ shown_balance_due_on: ['2027-05-15'], balance_due_on: ['2027-05-15'] },
      ...{ shown_start: ['2027-06-14'], start: ['2027-06-14'], shown_end: ['2027-06-21'], end: ['2027-06-21'] },
    };
    const { user, created } = await open({
      dates: (asked) => [asked === 1 ? june : dearer],
      create: (attempt) =>
        attempt === 1
          ? { status: 409, body: { message: 'changed', code: 'price_changed', errors: changed } }
          : { body: booking() },
    });
    await user.click(await sendButton());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('You saw €890 per person, it is €1,800 now.');
    expect(created()).toHaveLength(1);
    expect(created()[0]).toMatchObject({ shown: { price: 89_000, prepayment_percent: 15, seal: 'lz0k3.sealed' } });
    await user.click(within(alert).getByRole('button', { name: 'Request at €1,800 per person' }));
    await waitFor(() => expect(created()).toHaveLength(2));
    expect(created()[1]).toMatchObject({ shown: { price: 180_000, seal: 'new.seal' } });
  });

  it('tells which other terms have changed, each with what it was', async () => {
    const same = { price_per_person: ['89000'], prepayment_percent: ['15'], balance_due_on: ['2027-05-15'] };
    const days = { start: ['2027-06-14'], end: ['2027-06-21'] };
    const before = { ...same, ...days, instalments: ['3'], not_guaranteed: [''], flight_included: ['1'] };
    const now = { ...same, ...days, instalments: ['1'], not_guaranteed: ['1'], flight_included: [''] };
    const shown = Object.fromEntries(Object.entries(before).map(([name, value]) => [`shown_${name}`, value]));
    const errors = { currency: ['EUR'], ...shown, ...now };
    const { user, created } = await open({
      dates: () => [{ ...june, instalments: 3, flight_included: true }],
      create: () => ({ status: 409, body: { message: 'changed', code: 'price_changed', errors } }),
    });
    await user.click(await sendButton());
    expect(created()[0]).toMatchObject({ shown: { instalments: 3, not_guaranteed: true, flight_included: true } });
    const told = [...(await screen.findByRole('alert')).querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(told).toEqual([
      expect.stringMatching(/balance in up to 3 parts by .+Now: prepayment 15%, balance by /),
      'Before: guaranteed to run. Now: runs only with enough people.',
      'Before: flight included. Now: flight not included.',
    ]);
  });

  it('asks whether a second request for the same departure is meant, with the way to the first', async () => {
    const errors = { request_uuid: [UUID], same_departure: ['1'] };
    const { user, created } = await open({
      create: (attempt) =>
        attempt === 1
          ? { status: 409, body: { message: 'twice', code: 'overlapping_request', errors } }
          : { body: booking() },
    });
    await user.click(await sendButton());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('You asked for this departure already.');
    expect(within(alert).getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe(`/booking/uuid/${UUID}`);
    expect(created()[0]).not.toHaveProperty('is_sure');
    await user.click(within(alert).getByRole('button', { name: 'Ask for this one as well' }));
    await waitFor(() => expect(created()[1]).toMatchObject({ is_sure: true }));
  });
});
