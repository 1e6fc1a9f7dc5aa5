import * as z from 'zod/mini';
import { ok, rule } from './common.schema.ts';
import { defineCall } from './define-call.ts';
import { unavailableTours as unavailable } from './favourites.schema.ts';
import { flag, idList } from './query.ts';
import { favouriteIds } from './tours.schema.ts';

/** Favourites of a logged-in user (specification §7); guests keep theirs in a cookie. */
const own = { tag: 'Favourites', auth: 'required' } as const;
const TOUR_ID = rule('tourId');
const body = z.object({
  tour_id: z.number(TOUR_ID).check(z.int(TOUR_ID), z.minimum(1, TOUR_ID), z.maximum(2_147_483_647, TOUR_ID)),
});
/** a guest's cookie holds no more */
const MOST_IDS = 200;

export const favouriteTours = defineCall({
  ...own,
  method: 'GET',
  path: '/crm/api/user/favourite-tours',
  summary: "Numbers of the user's favourite tours",
  query: z.object({ active_only: flag() }),
  answer: favouriteIds,
});

export const createFavourite = defineCall({
  ...own,
  method: 'POST',
  path: '/crm/api/favourite-tour/create',
  summary: 'Adds a favourite',
  body,
  answer: ok,
  errors: ['tour_not_found'],
});

export const deleteFavourite = defineCall({
  ...own,
  method: 'POST',
  path: '/crm/api/favourite-tour/delete',
  summary: 'Removes a favourite',
  body,
  answer: ok,
});

export const unavailableTours = defineCall({
  method: 'GET',
  path: '/crm/api/favourite-tour/unavailable',
  summary: 'Which of these tours are no longer available, and how they were called; guests ask it too',
  tag: 'Favourites',
  query: z.object({ ids: idList(MOST_IDS) }),
  answer: unavailable,
});
