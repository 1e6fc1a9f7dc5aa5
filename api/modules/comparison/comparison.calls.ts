import * as calls from '@cairn/shared-contracts/api/comparison.calls';
import { type Call, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { shownOfTours } from '../organizer/hidden-organizers.ts';
import { compareTours } from './compare.ts';

/** Tours side by side. */
export function comparisonCalls(services: Services): Call[] {
  return [
    serve(calls.comparison, {
      handle: async ({ query, site, currency }) =>
        shownOfTours(
          services,
          site,
          query.ids,
          await compareTours(services, query.ids, { people: query.people, currency }),
        ),
    }),
  ];
}
