import * as z from 'zod/mini';
import { ok } from './common.schema.ts';
import { defineCall } from './define-call.ts';
import { cities } from './places.schema.ts';
import { requiredId } from './query.ts';
import * as shapes from './tour-actions.schema.ts';

/** "Tour actions" of specification §7, and what the widgets of the tour page ask. */
const tag = 'Tour actions';
const post = { method: 'POST', tag } as const;
const ofTour = z.object({ tour_id: requiredId() });

export const complain = defineCall({
  ...post,
  path: '/crm/api/tour/complaint',
  summary: 'Somebody complains about a tour',
  auth: 'optional',
  body: shapes.complaintBody,
  answer: ok,
  errors: ['tour_not_found'],
});

export const subscribeProgram = defineCall({
  ...post,
  path: '/spa/subscribe-tour-program',
  summary: 'The program of a tour by e-mail, now and when it changes',
  body: shapes.subscribeProgramBody,
  answer: shapes.subscribed,
  errors: ['individual_tour_expired', 'individual_tour_not_found', 'tour_is_gone', 'tour_not_found'],
});

export const programByEmail = defineCall({
  ...post,
  path: '/spa/tour-program-order-via-email',
  summary: 'The program of a tour by e-mail',
  body: shapes.programByEmailBody,
  answer: ok,
  errors: ['individual_tour_expired', 'individual_tour_not_found', 'tour_is_gone', 'tour_not_found'],
});

export const programByWhatsapp = defineCall({
  ...post,
  path: '/spa/tour-program-order-via-whatsapp',
  summary: 'The program of a tour by WhatsApp; 422 channel_unavailable where the site does not send there',
  body: shapes.programByWhatsappBody,
  answer: ok,
  errors: [
    'channel_unavailable',
    'individual_tour_expired',
    'individual_tour_not_found',
    'tour_is_gone',
    'tour_not_found',
  ],
});

export const askForHelp = defineCall({
  ...post,
  path: '/spa/submit-help-request',
  summary: 'Somebody asks the marketplace for something: a call, tickets, a certificate',
  auth: 'optional',
  body: shapes.helpRequestBody,
  answer: shapes.helpRequestAnswer,
  errors: ['organizer_not_found', 'photo_gone', 'tour_not_found'],
});

/** where a tour starts and ends */
export const tourCities = defineCall({
  method: 'GET',
  path: '/spa/tours-cities',
  summary: 'Cities that a tour starts and ends in',
  tag,
  query: ofTour,
  answer: cities,
  errors: ['tour_not_found'],
});

/** where tickets to a tour lead */
export const ticketCities = defineCall({
  method: 'GET',
  path: '/crm/api/ticket/tour-cities',
  summary: 'Cities that tickets to a tour lead to',
  tag,
  query: ofTour,
  answer: cities,
  errors: ['tour_not_found'],
});
