import * as calls from '@cairn/shared-contracts/api/tour-actions.calls';
import { type Call, serve } from '../../platform/call.ts';
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
  return [
    serve(calls.complain, {
      perMinute: PER_MINUTE,
      handle: async ({ body, user, site }) => {
        await complain(services, body, user, site.contacts.email);
        return DONE;
      },
    }),
    serve(calls.subscribeProgram, {
      perMinute: PER_MINUTE,
      handle: async ({ body, ...reader }) => subscribe(services, body, reader),
    }),
    serve(calls.programByEmail, {
      perMinute: PER_MINUTE,
      handle: async ({ body, ...reader }) => {
        await orderByEmail(services, body, reader);
        return DONE;
      },
    }),
    serve(calls.programByWhatsapp, {
      perMinute: PER_MINUTE,
      handle: async ({ body, ...reader }) => {
        await orderByWhatsapp(services, body, reader);
        return DONE;
      },
    }),
    serve(calls.askForHelp, {
      perMinute: PER_MINUTE,
      handle: async ({ body, ...asker }) => ({ ...DONE, number: await askForHelp(services, body, asker) }),
    }),
    serve(calls.tourCities, {
      isShared: true,
      handle: async ({ query }) => readTourCities(services.db, (await requireTour(services, query.tour_id)).id),
    }),
    serve(calls.ticketCities, {
      isShared: true,
      handle: async ({ query }) => readTourCities(services.db, (await requireTour(services, query.tour_id)).id),
    }),
  ];
}
