import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Questionnaire } from '@cairn/shared-contracts/api/questionnaire.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import type { TouristInvitation, TouristsInfo } from '@cairn/shared-contracts/api/tourist.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { confirmedBooking } from '../payment/testing/payments.ts';
import { type Client, createClient } from './testing/client.ts';
import { createUser, createWorld } from './testing/world.ts';

const CALL = '/crm/api/request/update-tourists-questionnaires';

describe('what an organizer asks the tourists', () => {
  let api: TestApi;
  let guest: Client;
  beforeAll(async () => {
    api = await startTestApi();
    guest = createClient(api.url);
  });
  afterAll(() => api.close());

  /** Kate and Jan go; each has a link of their own; the tour asks for the size of boots and for a language */
  async function asked() {
    const booking = await confirmedBooking(api);
    const rows = await api.db
      .insertInto('tour_questions')
      .values([
        { tour_id: booking.world.tourId, question: 'Size of boots?', kind: 'text', is_required: true },
        { tour_id: booking.world.tourId, question: 'Language?', kind: 'choice', options: ['English', 'German'] },
      ])
      .returning('id')
      .execute();
    const [boots = 0, language = 0] = rows.map(({ id }) => id);
    const links: { id: string; uuid: string }[] = [];
    for (let n = 0; n < 2; n++) {
      const { body } = await booking.client.post<TouristInvitation>(
        '/crm/api/request/invite-tourist',
        {},
        { request_id: booking.id },
      );
      const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(body.url)?.[0] ?? '';
      links.push({ id: body.tourist_id, uuid });
    }
    const [kate = { id: '', uuid: '' }, jan = { id: '', uuid: '' }] = links;
    return { ...booking, boots, language, kate, jan };
  }
  const say = (by: Client, query: { id?: number; uuid?: string }, answers: object[]) =>
    by.post<Questionnaire & ErrorBody>(CALL, { answers }, query);
  const info = async (by: Client, uuid: string) =>
    (await by.get<TouristsInfo>('/spa/tourists-info', { uuid })).body.questionnaire;

  it('is answered by each for themselves, who see nobody else’s answers, and read by the leader and the organizer', async () => {
    const { world, client, uuid, boots, language, kate, jan } = await asked();
    const own = await say(guest, { uuid: kate.uuid }, [
      { tourist_id: kate.id, question_id: boots, answer: '  39 ' },
      { tourist_id: kate.id, question_id: language, answer: 'German' },
    ]);
    expect(own.body).toEqual({
      questions: [
        { id: boots, question: 'Size of boots?', kind: 'text', options: [], is_required: true },
        { id: language, question: 'Language?', kind: 'choice', options: ['English', 'German'], is_required: false },
      ],
      answers: [
        { tourist_id: kate.id, question_id: boots, answer: '39' },
        { tourist_id: kate.id, question_id: language, answer: 'German' },
      ],
    });
    expect((await info(guest, jan.uuid))?.answers).toEqual([]);
    expect((await info(guest, kate.uuid))?.answers).toHaveLength(2);
    expect((await info(guest, uuid))?.answers).toEqual([]);
    expect((await info(client, uuid))?.answers).toHaveLength(2);
    expect((await info(guest.as(world.organizerToken), uuid))?.answers).toHaveLength(2);
  });

  it('is answered for all by whoever booked, by number and by link; an empty answer takes one back', async () => {
    const { client, id, uuid, boots, language, kate, jan } = await asked();
    const both = [kate, jan].map((one) => ({ tourist_id: one.id, question_id: boots, answer: '41' }));
    expect((await say(client, { id }, both)).body.answers).toHaveLength(2);
    await say(client, { id }, [{ tourist_id: jan.id, question_id: language, answer: 'German' }]);
    const back = (question_id: number) => [{ tourist_id: jan.id, question_id, answer: '' }];
    expect((await say(client, { uuid }, back(language))).body.answers).toHaveLength(2);
    // what must be answered is not taken back
    expect(await say(client, { uuid }, back(boots))).toMatchObject({
      ...{ status: 422, body: { errors: { 'answers.0.answer': ['Required field'] } } },
    });
    expect((await info(client, uuid))?.answers).toHaveLength(2);
  });

  it('is not answered by what nobody can see', async () => {
    const { kate, boots } = await asked();
    const answered = (answer: string) =>
      say(guest, { uuid: kate.uuid }, [{ tourist_id: kate.id, question_id: boots, answer }]);
    expect((await answered('39 \u202eright')).body.answers).toMatchObject([{ answer: '39 right' }]);
    expect((await answered('\u200b\u00a0\u200b')).status).toBe(422);
  });

  it('that must be given is missing of everybody who goes, until they give it', async () => {
    const { client, id, boots, language, kate, jan } = await asked();
    const missing = async () => (await client.get<Booking>('/crm/api/request/get', { id })).body.answers_missing;
    expect(await missing()).toBe(2);
    await say(client, { id }, [{ tourist_id: kate.id, question_id: language, answer: 'German' }]);
    expect(await missing()).toBe(2);
    for (const { id: tourist_id } of [kate, jan]) {
      await say(client, { id }, [{ tourist_id, question_id: boots, answer: '39' }]);
    }
    expect(await missing()).toBe(0);
    await api.db.updateTable('tour_questions').set({ is_required: false }).where('id', '=', boots).execute();
    expect(await missing()).toBeNull();
  });

  it('is lost with the tourist who goes no more, not with one whose name changes', async () => {
    const { client, id, uuid, boots, kate, jan } = await asked();
    await say(client, { id }, [{ tourist_id: kate.id, question_id: boots, answer: '39' }]);
    await say(client, { id }, [{ tourist_id: jan.id, question_id: boots, answer: '44' }]);
    const tourists = [{ id: kate.id, first_name: 'Kate', last_name: 'Novak' }];
    expect((await client.post('/crm/api/request/update-tourists', { tourists }, { request_id: id })).status).toBe(200);
    expect((await info(client, uuid))?.answers).toMatchObject([{ tourist_id: kate.id, answer: '39' }]);
  });

  it.each([
    ['another tourist by one’s own link', ({ jan, boots }: Asked) => ({ tourist_id: jan.id, question_id: boots })],
    ['a tourist who is not there', ({ boots }: Asked) => ({ tourist_id: randomUUID(), question_id: boots })],
    ['what nobody asks', ({ kate }: Asked) => ({ tourist_id: kate.id, question_id: 999_999 })],
    ['none of the options', ({ kate, language }: Asked) => ({ tourist_id: kate.id, question_id: language })],
  ])('is not answered: %s', async (_what, given) => {
    const booking = await asked();
    const { status, body } = await say(guest, { uuid: booking.kate.uuid }, [{ ...given(booking), answer: 'Klingon' }]);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['answers.0.answer']]);
  });

  it('is nobody else’s business', async () => {
    const { world, id, uuid, boots, kate, client, cancel } = await asked();
    const answers = [{ tourist_id: kate.id, question_id: boots, answer: '39' }];
    const stranger = guest.as((await createUser(api.services)).token);
    const rival = guest.as((await createWorld(api.services)).organizerToken);
    expect((await say(guest, { id }, answers)).status).toBe(401);
    expect((await say(guest, { uuid }, answers)).body.code).toBe('booking_login_required');
    expect((await say(guest, { uuid: randomUUID() }, answers)).status).toBe(404);
    for (const by of [stranger, rival]) {
      expect((await say(by, { id }, answers)).body.code).toBe('booking_not_found');
      expect((await say(by, { uuid }, answers)).body.code).toBe('booking_login_required');
    }
    expect((await say(client, {}, answers)).status).toBe(422);
    expect((await say(client, { id, uuid }, answers)).status).toBe(422);
    expect((await say(guest.as(world.organizerToken), { id }, answers)).status).toBe(200);
    await cancel();
    expect((await say(client, { id }, answers)).body.code).toBe('booking_closed');
  });

  type Asked = Awaited<ReturnType<typeof asked>>;
});
