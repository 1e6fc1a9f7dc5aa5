import * as calls from '@cairn/shared-contracts/api/organizer.calls';
import { type Call, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { readReviews } from '../tours/reviews.ts';
import { hidesOrganizers, type NamesOrganizers } from './hidden-organizers.ts';
import { listOrganizers, organizerNotFound, readOrganizer } from './organizers.ts';

/** @throws ApiError 404 organizer_not_found on a site that introduces none */
function requireNamed(site: NamesOrganizers): void {
  if (hidesOrganizers(site)) throw organizerNotFound();
}

/** What everybody may know about organizers (specification §7). */
export function organizerCalls(services: Services): Call[] {
  return [
    serve(calls.organizer, {
      handle: async ({ query, site }) => {
        requireNamed(site);
        return readOrganizer(services, query.id);
      },
    }),
    serve(calls.organizers, {
      handle: async ({ query, site }) => {
        if (hidesOrganizers(site)) return { items: [], total: 0, page: query.page, per_page: query.limit };
        const slice = { limit: query.limit, page: query.page, countryId: query.country_id };
        return { ...(await listOrganizers(services, slice)), page: query.page, per_page: query.limit };
      },
    }),
    serve(calls.organizerReviews, {
      handle: async ({ query, site }) => {
        requireNamed(site);
        const { id } = await readOrganizer(services, query.id);
        return readReviews(services, { organizerId: id }, query);
      },
    }),
  ];
}
