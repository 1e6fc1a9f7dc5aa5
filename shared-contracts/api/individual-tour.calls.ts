import * as z from 'zod/mini';
import { uuid } from './common.schema.ts';
import { defineCall } from './define-call.ts';
import * as shapes from './individual-tour.schema.ts';
import { flag } from './query.ts';

/** Tours offered to one person or group (specification §2, /order/{uuid}/individual-tour). */
export const individualTour = defineCall({
  method: 'GET',
  path: '/spa/individual-tour',
  summary: 'The tour with the dates and the price of an offer; 404 unknown, 410 individual_tour_expired',
  tag: 'Tours',
  query: z.object({ uuid, with_alt: flag() }),
  answer: shapes.individualTour,
  errors: ['individual_tour_not_found', 'individual_tour_expired'],
});

export const createIndividualTour = defineCall({
  method: 'POST',
  path: '/crm/api/individual-tour/create',
  summary: 'Offers a tour to one person or group; its organizer and admins only',
  tag: 'Tours',
  auth: 'required',
  body: shapes.createIndividualTourBody,
  answer: shapes.individualTourCreated,
  errors: ['tour_not_found', 'forbidden'],
});
