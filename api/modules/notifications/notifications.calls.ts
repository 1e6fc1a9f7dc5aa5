import * as own from '@cairn/shared-contracts/api/user-own.calls';
import { type Call, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { unsubscribe } from './unsubscribe.ts';

export const notificationCalls = (services: Services): Call[] => [
  serve(own.unsubscribe, {
    perMinute: 30,
    handle: ({ body }) => unsubscribe(services, body.token),
  }),
];
