import { placeClimate } from '@cairn/shared-contracts/api/climate.schema';
import * as z from 'zod/mini';
import { type Call, defineCall } from '../../platform/call.ts';
import { requiredSlug } from '../../platform/http/query.ts';
import type { Services } from '../../platform/services.ts';
import { readClimate } from './read-climate.ts';

/** averages of decades do not change within an hour */
const CACHE_SECONDS = 3600;

/** Behind the page /:slug/climate-and-weather of specification §2, whose call is not shown there. */
export const climateCalls = (services: Services): Call[] => [
  defineCall({
    method: 'GET',
    tag: 'Places',
    path: '/spa/place-climate',
    summary: 'The year at a place: twelve months of averages and the months to walk in',
    query: z.object({ slug: requiredSlug() }),
    answer: placeClimate,
    cacheSeconds: CACHE_SECONDS,
    handle: ({ query }) => readClimate(services, query.slug),
  }),
];
