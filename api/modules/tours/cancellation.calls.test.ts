import type { Comparison } from '@cairn/shared-contracts/api/comparison.schema';
import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeCountry, makeDeparture, makeOrganizer, makeTour } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
/** whose balance is due three weeks before the start */
let standard: number;
/** whose departures do not all have it due so many days before */
let mixed: number;
/** on a departure that everything is due for at once */
let late: number;
beforeAll(async () => {
  api = await startTestApi({ now: '2027-03-01T08:00:00Z' });
  const organizer_id = await makeOrganizer(api.db, { country_id: await makeCountry(api.db) });
  const make = async (...days: number[]) => {
    const id = await makeTour(api.db, { organizer_id });
    for (const full_payment_days of days)
      await makeDeparture(api.db, id, { starts_on: '2027-08-01', ends_on: '2027-08-05', full_payment_days });
    return id;
  };
  [standard, mixed] = [await make(21, 21), await make(14, 30)];
  late = await makeTour(api.db, { organizer_id });
  await makeDeparture(api.db, late, { starts_on: '2027-03-12', ends_on: '2027-03-15', full_payment_days: 30 });
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

  it('name no number of days where departures differ', async () => {
    expect((await termsOf(mixed, 'en-US')).cancellation[1]).toBe(
      'Later, until the balance is due: Everything but the prepayment is refunded',
    );
  });

  it('have no part between where all is due at once', async () => {
    expect((await termsOf(late, 'en-US')).cancellation).toEqual([
      'Within 48 hours of paying, before the start: Full refund',
      'After that: No refund',
      'If the organizer cancels: Full refund',
    ]);
  });

  it('are never what an organizer wrote once: no refund would follow it', async () => {
    const { details } = await api.db
      .selectFrom('tours')
      .select('details')
      .where('id', '=', standard)
      .executeTakeFirstOrThrow();
    const promised = [{ when: 'Up to 3 days before', what: 'Everything is paid back' }];
    const id = await makeTour(api.db, {
      details: JSON.stringify({ ...details, cancellation: promised }),
    });
    await makeDeparture(api.db, id, { starts_on: '2027-08-01', ends_on: '2027-08-05', full_payment_days: 21 });
    expect(await termsOf(id, 'de-DE')).toEqual(await termsOf(standard, 'de-DE'));
  });

  it('stand side by side in a comparison, in the reader’s language', async () => {
    const { body } = await api.get<Comparison>(`/spa/comparison?ids=${standard},${late}&people=2`, reads('zh-CN'));
    expect(
      body.tours.map(({ cancellation, cancellation_language }) => [
        cancellation[0]?.what,
        cancellation.length,
        cancellation_language,
      ]),
    ).toEqual([
      ['全额退款', 4, 'zh-CN'],
      ['全额退款', 3, 'zh-CN'],
    ]);
  });
});
