import * as calls from '@cairn/shared-contracts/api/phone-code.calls';
import { type Call, serve } from '../../platform/call.ts';
import { broken, invalid } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { signedIn } from '../user/signed-in.ts';
import { callNumber } from './call-number.ts';
import { callInChat, callOrganizer, requireCalls } from './callee.ts';

const PER_MINUTE = 20;

/** Calls by code: both sides dial the site's own number and never see each other's (specification §7). */
export function phoneCodeCalls(services: Services): Call[] {
  return [
    serve(calls.organizerCode, {
      perMinute: PER_MINUTE,
      handle: async ({ user, body, site }) => {
        requireCalls(site, 'organizer');
        return callOrganizer(
          services,
          { user: signedIn(user), site, countryId: body.country_id },
          body.tour_organizer_id,
        );
      },
    }),
    serve(calls.chatCode, {
      perMinute: PER_MINUTE,
      handle: async ({ user, body, site }) => {
        requireCalls(site, 'organizer');
        return callInChat(services, { user: signedIn(user), site, countryId: body.country_id }, body.chat_id);
      },
    }),
    serve(calls.webCall, {
      perMinute: PER_MINUTE,
      handle: async ({ user, body, site }) => {
        const caller = { user: signedIn(user), site };
        requireCalls(site, body.is_support_call ? 'support' : 'organizer');
        // the support's number answers by itself
        if (body.is_support_call) {
          return { name: site.name, phone: await callNumber(services, site, undefined), code: null, expires_in: 0 };
        }
        if (body.organizer_id !== undefined) return callOrganizer(services, caller, body.organizer_id);
        if (body.chat_id !== undefined) return callInChat(services, caller, body.chat_id);
        throw invalid({ organizer_id: [broken('required')] });
      },
    }),
  ];
}
