import { organizerCodeBody, phoneCode, userCodeBody, webCallBody } from '@cairn/shared-contracts/api/phone-code.schema';
import { type Call, defineCall } from '../../platform/call.ts';
import { broken, invalid } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { signedIn } from '../user/signed-in.ts';
import { callNumber } from './call-number.ts';
import { callInChat, callOrganizer, requireCalls } from './callee.ts';

const PATH = '/crm/api/phone-code';

/** Calls by code: both sides dial the site's own number and never see each other's (specification §7). */
export function phoneCodeCalls(services: Services): Call[] {
  const post = { method: 'POST', tag: 'Phone codes', auth: 'required', perMinute: 20, answer: phoneCode } as const;
  return [
    defineCall({
      ...post,
      path: `${PATH}/organizer`,
      summary: 'Number and code to call an organizer with',
      body: organizerCodeBody,
      handle: async ({ user, body, site }) => {
        requireCalls(site, 'organizer');
        return callOrganizer(
          services,
          { user: signedIn(user), site, countryId: body.country_id },
          body.tour_organizer_id,
        );
      },
    }),
    defineCall({
      ...post,
      path: `${PATH}/user`,
      summary: 'Number and code to call the other side of a chat with',
      body: userCodeBody,
      handle: async ({ user, body, site }) => {
        requireCalls(site, 'organizer');
        return callInChat(services, { user: signedIn(user), site, countryId: body.country_id }, body.chat_id);
      },
    }),
    defineCall({
      ...post,
      path: `${PATH}/web-call-data`,
      summary: 'Whom a call from the page reaches: the support, an organizer, the other side of a chat',
      body: webCallBody,
      handle: async ({ user, body, site }) => {
        const caller = { user: signedIn(user), site };
        requireCalls(site, body.is_support_call ? 'support' : 'organizer');
        // the support's number answers by itself
        if (body.is_support_call) {
          return { name: site.name, phone: callNumber(site, undefined), code: null, expires_in: 0 };
        }
        if (body.organizer_id !== undefined) return callOrganizer(services, caller, body.organizer_id);
        if (body.chat_id !== undefined) return callInChat(services, caller, body.chat_id);
        throw invalid({ organizer_id: [broken('required')] });
      },
    }),
  ];
}
