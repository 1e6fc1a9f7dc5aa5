import * as calls from '@cairn/shared-contracts/api/push.calls';
import { pushBy } from '../../adapters/push/push.ts';
import { type Call, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { siteKeyOf } from '../request/site-of-booking.ts';
import { signedIn } from '../user/signed-in.ts';
import { subscribe, unsubscribe } from './subscriptions.ts';

const DONE = { result: true } as const;

export const pushCalls = (services: Services): Call[] => [
  serve(calls.pushKey, { handle: async () => ({ key: pushBy(services)?.publicKey ?? null }) }),
  serve(calls.subscribePush, {
    perMinute: 20,
    handle: async ({ user, body, language, site }) => {
      await subscribe(services, signedIn(user), { ...body, language, site: siteKeyOf(services, site) });
      return DONE;
    },
  }),
  serve(calls.unsubscribePush, {
    perMinute: 20,
    handle: async ({ user, body }) => {
      await unsubscribe(services, signedIn(user), body.endpoint);
      return DONE;
    },
  }),
];
