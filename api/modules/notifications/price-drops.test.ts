import { describe, expect, it } from '@jest/globals';
import { makeDeparture, makeTour } from '../../testing/factories.ts';
import { member } from '../user/testing/people.ts';
import { tellPriceDrops } from './price-drops.ts';
import { startNewsApi } from './testing/news-api.ts';

const { api, at, look, sentTo, turn } = await startNewsApi(tellPriceDrops);
const cost = (id: number, price: number) =>
  api.db.updateTable('departures').set({ price }).where('id', '=', id).execute();

async function fan(...tourIds: number[]) {
  const person = await member(api);
  await api.db
    .insertInto('favourites')
    .values(tourIds.map((tour_id) => ({ user_id: person.user.id, tour_id, created_at: at() })))
    .execute();
  return person;
}

/** somebody's favourite with one departure whose price is known */
async function favourite(over: Parameters<typeof makeDeparture>[2] = {}) {
  const tourId = await makeTour(api.db, { currency: 'EUR' });
  const id = await makeDeparture(api.db, tourId, { price: 120_000, ...over });
  await look();
  return { tourId, id, person: await fan(tourId) };
}

describe('whoever saved a tour', () => {
  it('hears that one of its departures costs less, from what to what, and where', async () => {
    const { id, tourId, person } = await favourite();
    await look();
    expect(await sentTo(person.email)).toEqual([]);
    await cost(id, 105_000);
    await look();
    const [mail, ...others] = await sentTo(person.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Lower price: Tour ${tourId}`);
    for (const text of [mail?.body, mail?.html]) {
      expect(text).toContain('€1,050 instead of €1,200');
      expect(text).toContain('Jun 1 – 5, 2027');
      expect(text).toContain(`/tour-${tourId}`);
      expect(text).toMatch(/\/unsubscribe\?token=price_drops-/);
    }
    await look(48);
    expect(await sentTo(person.email)).toHaveLength(1);
  });

  it('hears so in their language, of all their tours in one message, once a day', async () => {
    const [one, two] = [await favourite(), await favourite()];
    const person = await fan(one.tourId, two.tourId);
    await api.db.updateTable('users').set({ language: 'de-DE' }).where('id', '=', person.user.id).execute();
    await cost(one.id, 110_000);
    await cost(two.id, 100_000);
    await look();
    await cost(one.id, 90_000);
    await look(2);
    expect((await sentTo(person.email)).map(({ subject }) => subject)).toEqual([
      'Niedrigere Preise: 2 Ihrer gespeicherten Touren',
    ]);
    await look(22);
    const [, next] = await sentTo(person.email);
    expect(next?.body).toContain('€900 statt €1,100');
    expect(next?.body).not.toContain(`Tour ${two.tourId}`);
  });

  it('hears of a discount as well, and when an early price ends nobody is told of it as of news', async () => {
    const { id, person } = await favourite();
    const discount = { kind: 'early_booking_dates', percent: 10, until: '2027-03-20' } as const;
    await api.db
      .updateTable('departures')
      .set({ discount: JSON.stringify(discount) })
      .where('id', '=', id)
      .execute();
    await look();
    expect((await sentTo(person.email))[0]?.body).toContain('€1,080 instead of €1,200');
    await api.db.updateTable('departures').set({ discount: null }).where('id', '=', id).execute();
    await look(48);
    expect(await sentTo(person.email)).toHaveLength(1);
  });

  it('hears what fell since they saved it, not before', async () => {
    const { id, tourId } = await favourite();
    await cost(id, 100_000);
    await look();
    const late = await fan(tourId);
    await look();
    expect(await sentTo(late.email)).toEqual([]);
  });

  it('hears nothing of a price that has risen again meanwhile', async () => {
    const { id, person } = await favourite();
    await cost(id, 110_000);
    await look();
    await cost(id, 100_000);
    await look();
    await cost(id, 130_000);
    await look(24);
    expect(await sentTo(person.email)).toHaveLength(1);
  });

  it('hears nothing while it is turned off, nor afterwards of what fell meanwhile', async () => {
    const { id, person } = await favourite();
    await turn(person, { price_drops: false });
    await cost(id, 100_000);
    await look();
    await turn(person, { price_drops: true });
    await look();
    expect(await sentTo(person.email)).toEqual([]);
    await cost(id, 90_000);
    await look();
    expect((await sentTo(person.email))[0]?.body).toContain('€900 instead of €1,000');
  });

  it('hears it in a connected messenger instead', async () => {
    const { id, person } = await favourite();
    await api.db
      .insertInto('messenger_connections')
      .values({ user_id: person.user.id, source: 'telegram', external_id: `tg-${person.user.id}` })
      .execute();
    await cost(id, 100_000);
    await look();
    expect(await sentTo(person.email)).toEqual([]);
    const [message] = await sentTo(`tg-${person.user.id}`);
    expect(message).toMatchObject({ channel: 'telegram', body: expect.stringContaining('€1,000 instead of €1,200') });
    expect(message?.body).toMatch(/\/unsubscribe\?token=price_drops-/);
  });

  it.each([
    ['is full', { free_seats: 0 }],
    ['is closed', { is_busy: true }],
    ['has begun', { starts_on: '2027-03-01', ends_on: '2027-03-08' }],
  ])('is not lured to a departure that %s', async (_what, over) => {
    const { id, person } = await favourite();
    await api.db
      .updateTable('departures')
      .set({ ...over, price: 90_000 })
      .where('id', '=', id)
      .execute();
    await look();
    expect(await sentTo(person.email)).toEqual([]);
  });

  it('is not lured to a tour that is hidden', async () => {
    const { id, tourId, person } = await favourite();
    await cost(id, 90_000);
    await api.db.updateTable('tours').set({ status: 'hidden' }).where('id', '=', tourId).execute();
    await look();
    expect(await sentTo(person.email)).toEqual([]);
  });

  it('and has no proven e-mail hears nothing', async () => {
    const { id, person } = await favourite();
    await api.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', person.user.id).execute();
    await cost(id, 90_000);
    await look();
    expect(await sentTo(person.email)).toEqual([]);
  });
});

it('of two nodes that look at once one writes', async () => {
  const { id, person } = await favourite();
  await cost(id, 90_000);
  await Promise.all([look(), look(), look()]);
  expect(await sentTo(person.email)).toHaveLength(1);
});
