import { comparison } from '@cairn/shared-contracts/api/comparison.calls';
import { callClient } from '@cairn/shared-contracts/testing/call-client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeDeparture, makeReview, makeTour } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
let trek: number;
let walk: number;
let past: number;
let hidden: number;
const TO_COME = { starts_on: '2090-07-05', ends_on: '2090-07-09' };

beforeAll(async () => {
  api = await startTestApi();
  trek = await makeTour(api.db, { days: 7, distance_km: 62, ascent_m: 3450 });
  walk = await makeTour(api.db);
  past = await makeTour(api.db);
  hidden = await makeTour(api.db, { status: 'hidden' });
  await makeDeparture(api.db, trek, { ...TO_COME, price: 50_000, seats: 8, free_seats: 6 });
  await makeDeparture(api.db, walk, { ...TO_COME, price: 30_000, is_busy: true });
  await makeDeparture(api.db, hidden, TO_COME);
  await makeDeparture(api.db, past, { starts_on: '2020-01-01', ends_on: '2020-01-02' });
});
afterAll(() => api.close());

async function compare(ids: number[], people = 2) {
  const answer = await callClient(api.url, { headers: { 'x-currency': 'EUR' } })(comparison, { ids, people });
  if (!answer.ok) throw new Error(answer.body.message);
  return answer.body;
}

describe('tours side by side', () => {
  it('stand in the order asked for, with what the party pays', async () => {
    const body = await compare([walk, trek], 3);
    expect(body.tours.map(({ id }) => id)).toEqual([walk, trek]);
    expect(body.tours[1]).toMatchObject({
      ...{ days: 7, nights: 6, distance_km: 62, ascent_m: 3450, currency: 'EUR', included: ['Guide'] },
      dates: [{ start: '2090-07-05', end: '2090-07-09', free_seats: 6, seats: 8, total: 150_000 }],
    });
  });

  it('leave no seat on a departure that is closed', async () => {
    const body = await compare([walk, trek]);
    expect(body.tours[0]?.dates[0]?.free_seats).toBe(0);
  });

  it('name those that are over or taken back, and pass over unknown ones', async () => {
    const body = await compare([past, trek, hidden, 999_999]);
    expect(body.tours.map(({ id }) => id)).toEqual([trek]);
    expect(body.gone.map(({ id, reason }) => [id, reason])).toEqual([
      [past, 'past'],
      [hidden, 'unpublished'],
    ]);
  });

  it('tell what reviews rated apart, in the order people are asked', async () => {
    const { organizer_id } = await api.db
      .selectFrom('tours')
      .select('organizer_id')
      .where('id', '=', trek)
      .executeTakeFirstOrThrow();
    await makeReview(api.db, trek, organizer_id, { aspects: JSON.stringify({ value: 4, organizer: 5 }) });
    await makeReview(api.db, trek, organizer_id, { aspects: JSON.stringify({ organizer: 4 }) });
    const { tours } = await compare([trek, walk]);
    expect(tours.map(({ aspects }) => aspects)).toEqual([
      [
        { name: 'organizer', rating: 4.5 },
        { name: 'value', rating: 4 },
      ],
      [],
    ]);
  });

  it('are four at most', async () => {
    const body = await compare([900_001, 900_002, 900_003, 900_004, trek]);
    expect(body).toEqual({ tours: [], gone: [] });
  });
});
