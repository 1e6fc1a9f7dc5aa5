import * as calls from '@cairn/shared-contracts/api/user.calls';
import * as own from '@cairn/shared-contracts/api/user-own.calls';
import { availableLocales } from '@cairn/shared-contracts/i18n/locales';
import { type Call, serve } from '../../platform/call.ts';
import { broken, invalid } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { loginCalls } from './login.calls.ts';
import { allowancesOf, readProfile } from './profile.ts';
import { changeCountry, changeSettings, updateProfile } from './settings.ts';
import { signedIn } from './signed-in.ts';

/** Calls of specification §7 that open and close sessions, and the user's own settings. */
export function userCalls(services: Services): Call[] {
  return [...loginCalls(services), ...settingsCalls(services)];
}

function settingsCalls(services: Services): Call[] {
  return [
    serve(calls.profile, {
      handle: ({ user }) => readProfile(services, signedIn(user).id),
    }),
    serve(own.userInfoData, {
      handle: async ({ user }) => ({ data: allowancesOf(user?.role) }),
    }),
    serve(calls.setCurrency, {
      handle: ({ user, body, site }) => {
        if (!site.currencies.includes(body.currency_code)) throw invalid({ currency_code: [broken('fallback')] });
        return changeSettings(services, signedIn(user).id, { currency: body.currency_code });
      },
    }),
    serve(calls.setLanguage, {
      handle: ({ user, body, site }) => {
        const speaks = availableLocales(site.russianIsAvailable).some(({ iso }) => iso === body.language_code);
        if (!speaks) throw invalid({ language_code: [broken('fallback')] });
        return changeSettings(services, signedIn(user).id, { language: body.language_code });
      },
    }),
    serve(calls.changeCountry, {
      handle: ({ user, body }) => changeCountry(services, signedIn(user).id, body.country_id),
    }),
    serve(calls.updateProfile, {
      handle: ({ user, body }) => updateProfile(services, signedIn(user), body),
    }),
  ];
}
