import * as z from 'zod/mini';
import * as shapes from './climate.schema.ts';
import { defineCall } from './define-call.ts';
import { requiredSlug } from './query.ts';

/** Behind the page /:slug/climate-and-weather of specification §2, whose call is not shown there. */
export const placeClimate = defineCall({
  method: 'GET',
  path: '/spa/place-climate',
  summary: 'The year at a place: twelve months of averages and the months to walk in',
  tag: 'Places',
  query: z.object({ slug: requiredSlug() }),
  answer: shapes.placeClimate,
  errors: ['place_not_found', 'climate_unknown'],
});
