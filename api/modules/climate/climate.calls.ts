import * as calls from '@cairn/shared-contracts/api/climate.calls';
import { type Call, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { readClimate } from './read-climate.ts';

/** averages of decades do not change within an hour */
const CACHE_SECONDS = 3600;

/** Behind the page /:slug/climate-and-weather of specification §2, whose call is not shown there. */
export const climateCalls = (services: Services): Call[] => [
  serve(calls.placeClimate, {
    isShared: true,
    cacheSeconds: CACHE_SECONDS,
    handle: ({ query }) => readClimate(services, query.slug),
  }),
];
