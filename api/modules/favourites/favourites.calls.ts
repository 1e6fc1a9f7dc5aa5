import { ok } from '@cairn/shared-contracts/api/common.schema';
import { favouriteIds } from '@cairn/shared-contracts/api/tours.schema';
import * as z from 'zod/mini';
import { type Call, defineCall } from '../../platform/call.ts';
import { flag } from '../../platform/http/query.ts';
import type { Services } from '../../platform/services.ts';
import { signedIn } from '../user/signed-in.ts';
import { addFavourite, readFavourites, removeFavourite } from './favourites.ts';

const TOUR_ID = 'tour id must be a number';
const body = z.object({
  tour_id: z.number(TOUR_ID).check(z.int(TOUR_ID), z.minimum(1, TOUR_ID), z.maximum(2_147_483_647, TOUR_ID)),
});
const done = { result: true } as const;

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
  ];
}
