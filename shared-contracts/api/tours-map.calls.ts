import { defineCall } from './define-call.ts';
import { mapQuery } from './search-query.ts';
import * as shapes from './tours-map.schema.ts';

export const toursMap = defineCall({
  method: 'GET',
  path: '/spa/tours-map',
  summary: 'Tours that match the filter as pins of a map: those in its window, thinned out to what it can show',
  tag: 'Tours',
  query: mapQuery,
  answer: shapes.toursMap,
  errors: ['place_not_found'],
});
