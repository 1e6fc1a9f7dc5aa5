import { ok } from '@cairn/shared-contracts/api/common.schema';
import {
  complaintBody,
  helpRequestBody,
  programByEmailBody,
  programByWhatsappBody,
  subscribed,
  subscribeProgramBody,
  tourCities,
} from '@cairn/shared-contracts/api/tour-actions.schema';
import * as z from 'zod/mini';
import { type Call, defineCall } from '../../platform/call.ts';
import { requiredId } from '../../platform/http/query.ts';
import type { Services } from '../../platform/services.ts';
import { requireTour } from '../tours/find-tour.ts';
import { complain } from './complaint.ts';
import { askForHelp } from './help-request.ts';
import { orderByEmail, orderByWhatsapp, subscribe } from './program-orders.ts';
import { readTourCities } from './tour-cities.ts';

/** these send mail: one address asks for few of them */
const PER_MINUTE = 5;
const DONE = { result: true } as const;

/** "Tour actions" of specification §7, and what the widgets of the tour page ask. */
export function tourActionsCalls(services: Services): Call[] {
  const post = { method: 'POST', tag: 'Tour actions', perMinute: PER_MINUTE } as const;
  const cities = { method: 'GET', tag: 'Tour actions', answer: tourCities } as const;
  const ofTour = z.object({ tour_id: requiredId() });
  return [
    defineCall({
      ...post,
      path: '/crm/api/tour/complaint',
      summary: 'Somebody complains about a tour',
      auth: 'optional',
      body: complaintBody,
      answer: ok,
      handle: async ({ body, user, site }) => {
        await complain(services, body, user, site.contacts.email);
        return DONE;
      },
    }),
    defineCall({
      ...post,
      path: '/spa/subscribe-tour-program',
      summary: 'The program of a tour by e-mail, now and when it changes',
      body: subscribeProgramBody,
      answer: subscribed,
      handle: async ({ body, ...reader }) => subscribe(services, body, reader),
    }),
    defineCall({
      ...post,
      path: '/spa/tour-program-order-via-email',
      summary: 'The program of a tour by e-mail',
      body: programByEmailBody,
      answer: ok,
      handle: async ({ body, ...reader }) => {
        await orderByEmail(services, body, reader);
        return DONE;
      },
    }),
    defineCall({
      ...post,
      path: '/spa/tour-program-order-via-whatsapp',
      summary: 'The program of a tour by WhatsApp; 422 channel_unavailable where the site does not send there',
      body: programByWhatsappBody,
      answer: ok,
      handle: async ({ body, ...reader }) => {
        await orderByWhatsapp(services, body, reader);
        return DONE;
      },
    }),
    defineCall({
      ...post,
      path: '/spa/submit-help-request',
      summary: 'Somebody asks the marketplace for something: a call, tickets, a certificate',
      auth: 'optional',
      body: helpRequestBody,
      answer: ok,
      handle: async ({ body, user, site }) => {
        await askForHelp(services, body, user, site.contacts.email);
        return DONE;
      },
    }),
    defineCall({
      ...cities,
      path: '/spa/tours-cities',
      summary: 'Cities that a tour starts and ends in',
      query: ofTour,
      handle: async ({ query }) => readTourCities(services.db, (await requireTour(services, query.tour_id)).id),
    }),
    defineCall({
      ...cities,
      path: '/crm/api/ticket/tour-cities',
      summary: 'Cities that tickets to a tour lead to',
      query: ofTour,
      handle: async ({ query }) => readTourCities(services.db, (await requireTour(services, query.tour_id)).id),
    }),
  ];
}
