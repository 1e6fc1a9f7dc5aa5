import { defineCall } from './define-call.ts';
import { filterQuery } from './search-query.ts';
import * as shapes from './tours.schema.ts';

/** Tours by filter, specification §7. */
const get = { method: 'GET', tag: 'Tours' } as const;

export const toursPage = defineCall({
  ...get,
  path: '/spa/tours-page',
  summary: 'A page of the listing; expand=filters adds options with counts',
  query: filterQuery,
  answer: shapes.toursPage,
  errors: ['place_not_found'],
});

export const toursOf = defineCall({
  ...get,
  path: '/spa/tours',
  summary: 'Tours that match the filter',
  query: filterQuery,
  answer: shapes.tourList,
  errors: ['place_not_found'],
});
