import { randomUUID } from 'node:crypto';
import type { DepartureState } from '@cairn/shared-contracts/api/back-office.schema';
import type { EditableTour } from '@cairn/shared-contracts/api/back-office-tour.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import type { WaitlistEntry } from '@cairn/shared-contracts/api/waitlist.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { type Client, createClient } from '../request/testing/client.ts';
import { settled } from '../request/testing/settled.ts';
import { createUser, createWorld, freeSeats, type World } from '../request/testing/world.ts';

const CLOSED = 'Closed for now: Terskey Alatau traverse';
const FREE = 'Seats are free: Terskey Alatau traverse';

describe('whoever waits for a departure that nobody can book any more', () => {
  let api: TestApi;
  let guest: Client;
  beforeAll(async () => {
    api = await startTestApi();
    guest = createClient(api.url);
  });
  afterAll(() => api.close());

  const mailsTo = async (recipient: string) => {
    await settled(api.db);
    return api.db.selectFrom('dev_messages').selectAll().where('recipient', '=', recipient).orderBy('id').execute();
  };
  const own = async (client: Client) =>
    (await client.get<{ items: WaitlistEntry[] }>('/crm/api/waitlist/list')).body.items[0];
  const person = async () => {
    const { token, email } = await createUser(api.services);
    return { client: guest.as(token), email };
  };

  /** two are waiting for the two seats of a departure; for the first they are kept once they come free */
  async function waiting() {
    const world = await createWorld(api.services, { seats: 2 });
    const owner = await person();
    const { body: booking } = await owner.client.post<Booking>('/crm/api/request/create', {
      ...{ idempotency_key: randomUUID(), tour_id: world.tourId, date_id: world.departureId },
      ...{ tourists_count: 2, shown: world.shown },
    });
    const [first, second] = [await person(), await person()];
    for (const { client } of [first, second])
      await client.post('/crm/api/waitlist/join', { date_id: world.departureId, seats: 2 });
    const cancel = () => owner.client.post('/crm/api/request/cancel', { id: booking.id });
    return { world, first, second, cancel };
  }

  async function close(world: World, is_closed: boolean) {
    const organizer = guest.as(world.organizerToken);
    const { body } = await organizer.get<{ items: DepartureState[] }>('/crm/api/back-office/departures', {
      tour_id: world.tourId,
    });
    const [state] = body.items;
    const saved = await organizer.post<DepartureState>('/crm/api/back-office/departure/save', { ...state, is_closed });
    expect(saved.status).toBe(200);
    return saved.body;
  }

  it('keeps their place and is told, what was kept for them is nobody’s, and they are the first when it opens', async () => {
    const { world, first, second, cancel } = await waiting();
    await cancel();
    expect((await own(first.client))?.status).toBe('offered');
    await close(world, true);
    expect(await own(first.client)).toMatchObject({ status: 'waiting', position: 1, hold_until: null });
    expect(await freeSeats(api.db, world.departureId)).toBe(2);
    expect((await mailsTo(first.email)).map(({ subject }) => subject)).toEqual([FREE, CLOSED]);
    const [told] = await mailsTo(second.email);
    expect(told).toMatchObject({ subject: CLOSED });
    expect(told?.body).toMatch(/You keep your place/);
    expect(told?.body).toMatch(/See other dates:\nhttp\S+\/tour-\d+/);

    await close(world, false);
    expect((await own(first.client))?.status).toBe('offered');
    expect((await own(second.client))?.status).toBe('waiting');
    expect(await freeSeats(api.db, world.departureId)).toBe(0);
  });

  it('is told when the whole tour is hidden, and the first again when it is shown', async () => {
    const { world, first, cancel } = await waiting();
    await cancel();
    const organizer = guest.as(world.organizerToken);
    const { body } = await organizer.get<EditableTour>('/crm/api/back-office/tour', { id: world.tourId });
    const { slug: _slug, ...tour } = body;
    const hide = (is_hidden: boolean, revision: number) =>
      organizer.post('/crm/api/back-office/tour/save', { ...tour, revision, is_hidden });
    expect((await hide(true, body.revision)).status).toBe(200);
    expect(await own(first.client)).toMatchObject({ status: 'waiting', hold_until: null });
    const told = (await mailsTo(first.email)).at(-1);
    expect(told).toMatchObject({ subject: CLOSED });
    expect(told?.body).toMatch(/Find another tour:\nhttp\S+\/destinations/);
    await hide(false, body.revision + 1);
    expect((await own(first.client))?.status).toBe('offered');
  });

  it('is told when its organizer goes off the site, and the first again when they come back', async () => {
    const { world, first, cancel } = await waiting();
    await cancel();
    const publish = (is_published: boolean) =>
      guest
        .as(world.organizerToken)
        .post('/crm/api/organizer/set-published-on-site', { id: world.organizerId, is_published });
    expect((await publish(false)).status).toBe(200);
    expect(await own(first.client)).toMatchObject({ status: 'waiting', hold_until: null });
    expect((await mailsTo(first.email)).at(-1)).toMatchObject({ subject: CLOSED });
    await publish(true);
    expect((await own(first.client))?.status).toBe('offered');
  });

  it('is told once a day, however often it opens and closes', async () => {
    const { world, second } = await waiting();
    for (const isClosed of [true, false, true, false, true]) await close(world, isClosed);
    expect((await mailsTo(second.email)).map(({ subject }) => subject)).toEqual([CLOSED]);
  });

  it('is kept nothing that comes free meanwhile', async () => {
    const { world, first, cancel } = await waiting();
    await close(world, true);
    await cancel();
    expect((await own(first.client))?.status).toBe('waiting');
    expect(await freeSeats(api.db, world.departureId)).toBe(2);
  });

  it('gives the place up by one press in the mail, and the next gets what was kept', async () => {
    const { first, second, cancel } = await waiting();
    await cancel();
    const [mail] = await mailsTo(first.email);
    const token = /unsubscribe\?token=(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
    expect(mail?.body).toContain('Stop waiting for these seats');
    const press = (given: string) => guest.post<{ ended: string }>('/crm/api/user/unsubscribe', { token: given });
    expect((await press(token.replace('waitlist-', 'waitlist-1'))).status).toBe(422);
    expect(await press(token)).toMatchObject({ status: 200, body: { ended: 'waitlist' } });
    expect(await press(token)).toMatchObject({ status: 200 });
    expect((await own(first.client))?.status).toBe('left');
    expect((await own(second.client))?.status).toBe('offered');
  });
});
