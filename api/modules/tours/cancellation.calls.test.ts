import type { Comparison } from '@cairn/shared-contracts/api/comparison.schema';
import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeCountry, makeDeparture, makeOrganizer, makeTour } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
/** tours with terms of their organizer's, and without */
let own: number;
let standard: number;
/** without, on a departure that everything is due for at once */
let late: number;
beforeAll(async () => {
  api = await startTestApi({ now: '2027-03-01T08:00:00Z' });
  const organizer_id = await makeOrganizer(api.db, { country_id: await makeCountry(api.db) });
  const make = async (full_payment_days: number) => {
    const id = await makeTour(api.db, { organizer_id });
    await makeDeparture(api.db, id, { starts_on: '2027-08-01', ends_on: '2027-08-05', full_payment_days });
    return id;
  };
  [own, standard, late] = [await make(30), await make(21), await make(0)];
  for (const id of [standard, late]) {
    const { details } = await api.db
      .selectFrom('tours')
      .select('details')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const without = JSON.stringify({ ...details, cancellation: [] });
    await api.db.updateTable('tours').set({ details: without }).where('id', '=', id).execute();
  }
});
afterAll(() => api.close());

const reads = (language: string) => ({ headers: { 'x-language': language, 'x-currency': 'EUR' } });
const termsOf = async (id: number, language: string) => {
  const { body } = await api.get<{ tour: Tour }>(`/spa/tour?slug=tour-${id}`, reads(language));
  const { cancellation, cancellation_language } = body.tour;
  return { cancellation: cancellation.map(({ when, what }) => `${when}: ${what}`), cancellation_language };
};

describe('the terms of a cancellation', () => {
  it('are those that bookings are cancelled by, in the words of the reader', async () => {
    expect(await termsOf(standard, 'de-DE')).toEqual({
      cancellation: [
        'Innerhalb von 48 Stunden nach der Zahlung, vor dem Beginn: Volle Erstattung',
        'Später, bis 21 Tage vor dem Beginn: Alles außer der Anzahlung wird erstattet',
        'Danach: Keine Erstattung',
        'Wenn der Veranstalter absagt: Volle Erstattung',
      ],
      cancellation_language: 'de-DE',
    });
  });

  it('have no part between where all is due at once', async () => {
    expect((await termsOf(late, 'en-US')).cancellation).toEqual([
      'Within 48 hours of paying, before the start: Full refund',
      'After that: No refund',
      'If the organizer cancels: Full refund',
    ]);
  });

  it('stay in the language that the organizer wrote them in', async () => {
    expect(await termsOf(own, 'de-DE')).toEqual({
      cancellation: ['Up to 30 days before: Everything is paid back'],
      cancellation_language: 'en',
    });
  });

  it('stand side by side in a comparison, each in its language', async () => {
    const { body } = await api.get<Comparison>(`/spa/comparison?ids=${own},${standard}&people=2`, reads('zh-CN'));
    expect(
      body.tours.map(({ cancellation, cancellation_language }) => [cancellation[0]?.what, cancellation_language]),
    ).toEqual([
      ['Everything is paid back', 'en'],
      ['全额退款', 'zh-CN'],
    ]);
  });
});
