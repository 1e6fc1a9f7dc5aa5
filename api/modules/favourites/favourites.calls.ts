import * as calls from '@cairn/shared-contracts/api/favourites.calls';
import { type Call, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { signedIn } from '../user/signed-in.ts';
import { addFavourite, readFavourites, removeFavourite } from './favourites.ts';
import { readUnavailable } from './unavailable.ts';

const done = { result: true } as const;

/** Favourites of a logged-in user (specification §7); guests keep theirs in a cookie. */
export function favouritesCalls(services: Services): Call[] {
  return [
    serve(calls.favouriteTours, {
      handle: async ({ query, user }) => ({
        ids: await readFavourites(services, signedIn(user).id, query.active_only),
      }),
    }),
    serve(calls.createFavourite, {
      perMinute: 120,
      handle: async ({ body, user }) => {
        await addFavourite(services, signedIn(user).id, body.tour_id);
        return done;
      },
    }),
    serve(calls.deleteFavourite, {
      perMinute: 120,
      handle: async ({ body, user }) => {
        await removeFavourite(services, signedIn(user).id, body.tour_id);
        return done;
      },
    }),
    serve(calls.unavailableTours, {
      handle: async ({ query }) => ({ items: await readUnavailable(services, query.ids) }),
    }),
  ];
}
