import * as calls from '@cairn/shared-contracts/api/travel.calls';
import { type Call, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { readTravel, saveTravel } from './travel.ts';

const PER_MINUTE = 60;

/** Travel info of specification §3, by the same links as the tourists' own data. */
export const travelCalls = (services: Services): Call[] => [
  serve(calls.travelInfo, {
    perMinute: PER_MINUTE,
    handle: ({ query, ...asking }) => readTravel(services, asking, query.uuid),
  }),
  serve(calls.saveTravelInfo, {
    perMinute: PER_MINUTE,
    handle: ({ query, body, ...asking }) => saveTravel(services, asking, query.uuid, body),
  }),
];
