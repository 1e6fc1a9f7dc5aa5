import * as z from 'zod/mini';
import { TOURISTS_MAX } from '../domain/limits.ts';
import { COMPARED_MAX, comparison as shape } from './comparison.schema.ts';
import { defineCall } from './define-call.ts';
import { idList, wholeNumber } from './query.ts';

/** Tours side by side, behind the page /compare/<ids>, which the specification does not have. */
export const comparison = defineCall({
  method: 'GET',
  path: '/spa/comparison',
  summary: 'Up to four tours side by side, with what each costs a party; unknown ones are left out',
  tag: 'Tours',
  query: z.object({ ids: idList(COMPARED_MAX), people: wholeNumber({ min: 1, max: TOURISTS_MAX, fallback: 2 }) }),
  answer: shape,
});
