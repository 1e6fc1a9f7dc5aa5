import * as calls from '@cairn/shared-contracts/api/individual-tour.calls';
import { individualTourPath } from '@cairn/shared-contracts/domain/review-paths';
import { type Call, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { shownTour } from '../organizer/hidden-organizers.ts';
import { signedIn } from '../user/signed-in.ts';
import { createIndividualTour } from './create.ts';
import { readIndividualTour } from './read.ts';

/** Tours offered to one person or group (specification §2, /order/{uuid}/individual-tour). */
export const individualTourCalls = (services: Services): Call[] => [
  serve(calls.individualTour, {
    handle: async ({ query, site, currency, language }) => {
      const offer = await readIndividualTour(services, query.uuid, { currency, language });
      return { ...offer, tour: shownTour(site, offer.tour) };
    },
  }),
  serve(calls.createIndividualTour, {
    perMinute: 30,
    handle: async ({ user, body }) => {
      const created = await createIndividualTour(services, signedIn(user), body);
      return { uuid: created, url: services.env.PUBLIC_URL + individualTourPath(created) };
    },
  }),
];
