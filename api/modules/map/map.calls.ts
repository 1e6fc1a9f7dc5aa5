import * as calls from '@cairn/shared-contracts/api/map.calls';
import { type Call, serve } from '../../platform/call.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { townsIn } from './towns-in.ts';

/** What maps draw beside pins. */
export function mapCalls(services: Services): Call[] {
  const { db } = services;
  return [
    serve(calls.mapPlaces, {
      handle: async ({ query: { west, south, east, north } }) => {
        if (west === undefined || south === undefined || east === undefined || north === undefined)
          return { items: [] };
        return { items: await townsIn(db, { west, south, east, north }) };
      },
    }),
    serve(calls.tourRoute, {
      handle: async ({ query }) => {
        const tour = await db
          .selectFrom('tours')
          .select(['id', 'content_language', 'details'])
          .where('id', '=', query.id)
          .where('status', '=', 'published')
          .executeTakeFirst();
        if (!tour) throw notFound('tour_not_found');
        const { id, content_language, details } = tour;
        return { id, content_language, route: details.route };
      },
    }),
  ];
}
