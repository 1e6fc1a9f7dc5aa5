import { ok, rule } from '@cairn/shared-contracts/api/common.schema';
import { unavailableTours } from '@cairn/shared-contracts/api/favourites.schema';
import { favouriteIds } from '@cairn/shared-contracts/api/tours.schema';
import * as z from 'zod/mini';
import { type Call, defineCall } from '../../platform/call.ts';
import { flag, idList } from '../../platform/http/query.ts';
import type { Services } from '../../platform/services.ts';
import { signedIn } from '../user/signed-in.ts';
import { addFavourite, readFavourites, removeFavourite } from './favourites.ts';
import { readUnavailable } from './unavailable.ts';

const TOUR_ID = rule('tourId');
const body = z.object({
  tour_id: z.number(TOUR_ID).check(z.int(TOUR_ID), z.minimum(1, TOUR_ID), z.maximum(2_147_483_647, TOUR_ID)),
});
const done = { result: true } as const;
/** a guest's cookie holds no more */
const MOST_IDS = 200;

/** Favourites of a logged-in user (specification §7); guests keep theirs in a cookie. */
export function favouritesCalls(services: Services): Call[] {
  const common = { tag: 'Favourites', auth: 'required' } as const;
  return [
    defineCall({
      ...common,
      method: 'GET',
      path: '/crm/api/user/favourite-tours',
      summary: "Numbers of the user's favourite tours",
      query: z.object({ active_only: flag() }),
      answer: favouriteIds,
      handle: async ({ query, user }) => ({
        ids: await readFavourites(services, signedIn(user).id, query.active_only),
      }),
    }),
    defineCall({
      ...common,
      method: 'POST',
      path: '/crm/api/favourite-tour/create',
      summary: 'Adds a favourite',
      body,
      answer: ok,
      perMinute: 120,
      handle: async ({ body, user }) => {
        await addFavourite(services, signedIn(user).id, body.tour_id);
        return done;
      },
    }),
    defineCall({
      ...common,
      method: 'POST',
      path: '/crm/api/favourite-tour/delete',
      summary: 'Removes a favourite',
      body,
      answer: ok,
      perMinute: 120,
      handle: async ({ body, user }) => {
        await removeFavourite(services, signedIn(user).id, body.tour_id);
        return done;
      },
    }),
    defineCall({
      method: 'GET',
      tag: 'Favourites',
      path: '/crm/api/favourite-tour/unavailable',
      summary: 'Which of these tours are no longer available, and how they were called; guests ask it too',
      query: z.object({ ids: idList(MOST_IDS) }),
      answer: unavailableTours,
      handle: async ({ query }) => ({ items: await readUnavailable(services, query.ids) }),
    }),
  ];
}
