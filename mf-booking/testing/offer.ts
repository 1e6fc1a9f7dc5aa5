import type { PlayedAnswer, PlayedCalls } from '@cairn/shared-contracts/testing/render';
import { booking, departure, variant } from './samples.ts';

/** What a tour offers in the tests of panel and review: two departures with seats and one without, one variant or two. */
export const june = departure({ id: 1 });
export const july = departure({ id: 2, start: '2027-07-12', end: '2027-07-19', number_of_free_seats: 4 });
export const full = departure({ id: 3, start: '2027-08-09', end: '2027-08-16', number_of_free_seats: 0 });
export const TWO_VARIANTS = [variant(), variant({ id: 8, name: 'Single tent', kind: 'single', is_default: false })];
export const CREATE = 'POST /crm/api/request/create';

export const refused = (status: number, code: string): PlayedAnswer => ({
  status,
  body: { message: `refused: ${code}`, code },
});

export interface GivenOffer {
  variants?: object[];
  /** @param asked how often, from 1 */
  dates?: (asked: number) => object[];
  /** @param attempt from 1 */
  create?: (attempt: number) => PlayedAnswer;
  rate?: object | null;
}

/** The api of such a tour. */
export function offerCalls({
  dates = () => [june, july, full],
  variants = [variant()],
  create = () => ({ body: booking() }),
  rate = null,
}: GivenOffer): PlayedCalls {
  let asked = 0;
  let attempts = 0;
  return {
    'GET /spa/tour-private-data': () => ({ body: { dates: dates(++asked), variants, rate } }),
    [CREATE]: () => create(++attempts),
  };
}
