import { uuid } from '@cairn/shared-contracts/api/common.schema';
import {
  createIndividualTourBody,
  individualTour,
  individualTourCreated,
} from '@cairn/shared-contracts/api/individual-tour.schema';
import { individualTourPath } from '@cairn/shared-contracts/domain/review-paths';
import * as z from 'zod/mini';
import { type Call, defineCall } from '../../platform/call.ts';
import { flag } from '../../platform/http/query.ts';
import type { Services } from '../../platform/services.ts';
import { shownTour } from '../organizer/hidden-organizers.ts';
import { signedIn } from '../user/signed-in.ts';
import { createIndividualTour } from './create.ts';
import { readIndividualTour } from './read.ts';

/** Tours offered to one person or group (specification §2, /order/{uuid}/individual-tour). */
export const individualTourCalls = (services: Services): Call[] => [
  defineCall({
    method: 'GET',
    tag: 'Tours',
    path: '/spa/individual-tour',
    summary: 'The tour with the dates and the price of an offer; 404 unknown, 410 individual_tour_expired',
    query: z.object({ uuid, with_alt: flag() }),
    answer: individualTour,
    handle: async ({ query, site, currency }) => {
      const offer = await readIndividualTour(services, query.uuid, currency);
      return { ...offer, tour: shownTour(site, offer.tour) };
    },
  }),
  defineCall({
    method: 'POST',
    tag: 'Tours',
    path: '/crm/api/individual-tour/create',
    summary: 'Offers a tour to one person or group; its organizer and admins only',
    auth: 'required',
    perMinute: 30,
    body: createIndividualTourBody,
    answer: individualTourCreated,
    handle: async ({ user, body }) => {
      const created = await createIndividualTour(services, signedIn(user), body);
      return { uuid: created, url: services.env.PUBLIC_URL + individualTourPath(created) };
    },
  }),
];
