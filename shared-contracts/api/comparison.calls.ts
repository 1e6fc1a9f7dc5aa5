import * as z from 'zod/mini';
import { TOURISTS_MAX } from '../domain/limits.ts';
import { ok, uuid } from './common.schema.ts';
import * as shapes from './comparison.schema.ts';
import { defineCall } from './define-call.ts';
import { idList, wholeNumber } from './query.ts';

/** Tours side by side, behind the page /compare/<ids>, which the specification does not have. */
export const comparison = defineCall({
  method: 'GET',
  path: '/spa/comparison',
  summary: 'Up to four tours side by side, with what each costs a party; unknown ones are left out',
  tag: 'Tours',
  query: z.object({
    ids: idList(shapes.COMPARED_MAX),
    people: wholeNumber({ min: 1, max: TOURISTS_MAX, fallback: 2 }),
  }),
  answer: shapes.comparison,
});

const voting = { tag: 'Tours', auth: 'optional' } as const;

export const shareComparison = defineCall({
  ...voting,
  method: 'POST',
  path: '/crm/api/comparison/create',
  summary: 'A comparison that others can vote on, for 90 days; who knows its id may read it',
  body: shapes.shareBody,
  answer: shapes.shared,
  errors: ['tour_not_found'],
});

export const comparisonVotes = defineCall({
  method: 'GET',
  tag: 'Tours',
  path: '/crm/api/comparison/votes',
  summary: 'Who voted for what on a comparison',
  query: z.object({ id: uuid }),
  answer: shapes.votes,
  errors: ['comparison_not_found'],
});

export const voteOnComparison = defineCall({
  ...voting,
  method: 'POST',
  path: '/crm/api/comparison/vote',
  summary: 'Votes, or votes anew with the same key',
  body: shapes.voteBody,
  answer: ok,
  errors: ['comparison_full', 'comparison_not_found'],
});

export const withdrawFromComparison = defineCall({
  ...voting,
  method: 'POST',
  path: '/crm/api/comparison/delete',
  summary: 'Takes back a vote, or the whole comparison with all votes',
  body: shapes.withdrawBody,
  answer: ok,
  errors: ['comparison_not_found'],
});
