import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asSite, siteDir } from '../../testing/site-dir.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { createUser, createWorld } from './testing/world.ts';

const KATE = { first_name: 'Kate', last_name: 'Novak', birthday: '1990-05-04', email: 'kate@example.org' };
const JAN = { first_name: 'Jan', last_name: 'Novak', phone: '+420777123456', food_restriction: 'No nuts' };

describe('tourists of a booking', () => {
  let api: TestApi;
  beforeAll(async () => {
    const dir = siteDir({
      international: {},
      asking: { touristsForm: { collectPassport: true, collectWeight: true } },
    });
    api = await startTestApi({ env: { SITES_DIR: dir } });
  });
  afterAll(() => api.close());

  /** a booking for two, and its call. @param prepare what is to be so when it is made */
  async function booked({
    prepare = async () => undefined,
    ...more
  }: {
    prepare?: (world: Awaited<ReturnType<typeof createWorld>>) => Promise<unknown>;
    children_ages?: number[];
  } = {}) {
    const world = await createWorld(api.services);
    await prepare(world);
    const { token } = await createUser(api.services);
    const { body: booking } = await api.post<Booking>(
      '/crm/api/request/create',
      {
        idempotency_key: randomUUID(),
        tour_id: world.tourId,
        date_id: world.departureId,
        shown: world.shown,
        tourists_count: 2,
        ...more,
      },
      { token },
    );
    const update = (tourists: object[], site = 'international') =>
      api.post<Booking & ErrorBody>(
        `/crm/api/request/update-tourists?request_id=${booking.id}`,
        { tourists },
        { token, headers: asSite(site) },
      );
    return { booking, token, update, world };
  }

  it('are named by the one who booked', async () => {
    const { update } = await booked();
    const { status, body } = await update([KATE, JAN]);
    expect(status).toBe(200);
    expect(body.tourists).toMatchObject([
      {
        ...KATE,
        full_name: 'Kate Novak',
        passport: '',
        weight: null,
        is_touched: true,
        can_edit: true,
        can_delete: true,
      },
      { ...JAN, full_name: 'Jan Novak', birthday: null },
    ]);
  });

  it.each([
    ['a passport', { passport: 'X123' }, 'passport'],
    ['a weight', { weight: 82 }, 'weight'],
  ])('%s is kept where the site collects it, and refused where it does not', async (_what, more, field) => {
    const { update } = await booked();
    const refused = await update([{ ...KATE, ...more }]);
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]]);
    const kept = await update([{ ...KATE, ...more }], 'asking');
    expect([kept.status, kept.body.tourists]).toEqual([200, [expect.objectContaining(more)]]);
  });

  it('keep what a page of before does not know of, and leaves out', async () => {
    const { update } = await booked();
    const said = { ...KATE, passport: 'X123', weight: 82, food_restriction: 'No nuts', middle_name: 'Ann' };
    const [kate] = (await update([said], 'asking')).body.tourists;
    const { body } = await update([{ id: kate?.id, revision: kate?.revision, last_name: 'Dvorak' }]);
    expect(body.tourists).toMatchObject([{ ...said, last_name: 'Dvorak', full_name: 'Kate Ann Dvorak' }]);
    const back = await update(
      [{ id: kate?.id, passport: '', weight: null, birthday: null, middle_name: '' }],
      'asking',
    );
    expect(back.body.tourists).toMatchObject([
      { passport: '', weight: null, birthday: null, full_name: 'Kate Dvorak' },
    ]);
  });

  it('have names that can be seen, and turn no page around', async () => {
    const { update } = await booked();
    const unseen = await update([{ ...KATE, first_name: '\u200b\u200b' }]);
    expect([unseen.status, unseen.body.errors]).toEqual([422, { 'tourists.0.first_name': ['Required field'] }]);
    const turned = await update([{ ...KATE, last_name: 'No\u202evak', food_restriction: '\u200b' }]);
    expect(turned.body.tourists).toMatchObject([{ full_name: 'Kate Novak', food_restriction: '' }]);
  });

  it.each([
    ['an e-mail that is none', { email: 'kate at home' }, { 'tourists.0.email': ['Please enter a valid e-mail'] }],
    ['a number that is none', { phone: 'call me' }, { 'tourists.0.phone': ['Please enter a valid phone number'] }],
    ['a birthday to come', { birthday: '2199-01-01' }, { birthday: ['Incorrect value'] }],
    ['a birthday of nobody', { birthday: '0001-01-01' }, { birthday: ['Incorrect value'] }],
  ])('are not named with %s', async (_what, wrong, errors) => {
    const { update } = await booked();
    const { status, body } = await update([{ ...KATE, ...wrong }]);
    expect([status, body.errors]).toEqual([422, errors]);
  });

  /** a birthday `years` and some days before the tour starts */
  const bornBefore = ({ date: { start } }: Booking, years: number, days = 0): string =>
    new Date(Date.UTC(Number(start.slice(0, 4)) - years, Number(start.slice(5, 7)) - 1, Number(start.slice(8)) + days))
      .toISOString()
      .slice(0, 10);
  const takesFrom = (min_age: number) => (world: { tourId: number }) =>
    api.db.updateTable('tours').set({ min_age }).where('id', '=', world.tourId).execute();

  it('are old enough on the day it starts, unless its organizer says otherwise', async () => {
    const { update, world, booking } = await booked({ prepare: takesFrom(12) });
    const child = { ...JAN, birthday: bornBefore(booking, 12, 1) };
    const refused = await update([KATE, child]);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { birthday: ['For ages 12 and over; the youngest in your party is 11'] },
    ]);
    // whom the organizer names they take, and what is said of them may still be corrected
    const byOrganizer = await api.post<Booking>(
      `/crm/api/request/update-tourists?request_id=${booking.id}`,
      { tourists: [child] },
      { token: world.organizerToken, headers: asSite('international') },
    );
    expect(byOrganizer.status).toBe(200);
    const [known] = byOrganizer.body.tourists;
    const corrected = await update([{ ...child, id: known?.id, revision: known?.revision, last_name: 'Nováková' }]);
    expect(corrected.body.tourists).toMatchObject([{ last_name: 'Nováková', birthday: child.birthday }]);
    expect((await update([{ ...KATE, birthday: bornBefore(booking, 12) }])).status).toBe(200);
  });

  it('are as old as they were booked, whatever the tour asks for since', async () => {
    const family = await booked({ prepare: takesFrom(12), children_ages: [13] });
    const grown = await booked({ prepare: takesFrom(12) });
    for (const { world } of [family, grown]) await takesFrom(16)(world);
    const child = (years: number) => ({ ...JAN, birthday: bornBefore(family.booking, years) });
    expect((await family.update([KATE, child(13)])).status).toBe(200);
    expect((await grown.update([KATE, child(12)])).status).toBe(200);
    const refused = await family.update([KATE, child(11)]);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { birthday: ['For ages 12 and over; the youngest in your party is 11'] },
    ]);
    // whom the tour takes by now comes along
    await takesFrom(10)(family.world);
    expect((await family.update([KATE, child(11)])).status).toBe(200);
  });

  it('of a booking from before the ages were looked at are taken as they come', async () => {
    const { update, booking } = await booked({ prepare: takesFrom(16) });
    const before = (children_ages: number[]) =>
      api.db
        .updateTable('requests')
        .set({ youngest_taken: null, children_ages })
        .where('id', '=', booking.id)
        .execute();
    await before([13]);
    const child = (years: number) => [KATE, { ...JAN, birthday: bornBefore(booking, years) }];
    expect((await update(child(12))).status).toBe(422);
    expect((await update(child(13))).status).toBe(200);
    await before([]);
    expect((await update(child(9))).status).toBe(200);
  });

  it('have names of one line', async () => {
    const { update } = await booked();
    const { body } = await update([{ ...KATE, last_name: 'Novak\r\nBcc: you' }]);
    expect(body.tourists).toMatchObject([{ full_name: 'Kate Novak Bcc: you' }]);
  });

  it('are never more than booked', async () => {
    const { update } = await booked();
    expect((await update([KATE, JAN, KATE])).status).toBe(422);
  });

  it.each([
    ['stays when sent unchanged', (locked: object) => [locked, JAN], 200],
    ['is not changed', (locked: object) => [{ ...locked, last_name: 'Other' }, JAN], 422],
    ['is not deleted', () => [JAN], 422],
  ])('one who is locked %s', async (_what, next, status) => {
    const { booking, update } = await booked();
    const { body } = await update([KATE]);
    const locked = body.tourists.map((one) => ({ ...one, can_edit: false, can_delete: false }));
    await api.db
      .updateTable('requests')
      .set({ tourists: JSON.stringify(locked) })
      .where('id', '=', booking.id)
      .execute();
    const answer = await update(next(KATE));
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.body.tourists[0]).toMatchObject({ can_edit: false, can_delete: false });
  });

  it('are named and corrected by the organizer, who takes nobody out that the party has named', async () => {
    const { booking, update, world } = await booked();
    const { body } = await update([KATE]);
    const asOrganizer = (tourists: object[]) =>
      api.post<Booking & ErrorBody>(
        `/crm/api/request/update-tourists?request_id=${booking.id}`,
        { tourists },
        { token: world.organizerToken },
      );
    const id = body.tourists[0]?.id;
    for (const tourists of [[], [JAN], [JAN, { ...JAN, first_name: 'Eva' }], [{ ...KATE, last_name: 'Other' }]]) {
      expect((await asOrganizer(tourists)).status).toBe(422);
    }
    const corrected = await asOrganizer([{ ...KATE, id, phone: '+420777000111' }, JAN]);
    expect(corrected.body.tourists).toMatchObject([
      { phone: '+420777000111', can_delete: false },
      { first_name: 'Jan' },
    ]);
    expect((await update([JAN])).body.tourists).toMatchObject([{ first_name: 'Jan', can_delete: true }]);
  });

  it('stay as they are once the booking is cancelled', async () => {
    const { booking, token, update } = await booked();
    await update([KATE]);
    const { body } = await api.post<Booking>('/crm/api/request/cancel', { id: booking.id }, { token });
    expect(body.tourists).toMatchObject([{ can_edit: false, can_delete: false }]);
    expect((await update([JAN])).status).toBe(409);
  });
});
