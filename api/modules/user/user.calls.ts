import * as calls from '@cairn/shared-contracts/api/user.calls';
import { type Call, serve } from '../../platform/call.ts';
import { broken, invalid } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { Attempts } from './attempts.ts';
import { readProfile } from './profile.ts';
import { register, registerWithoutPassword, sendLoginCode } from './registration.ts';
import { refreshSession, revokeSession } from './session.ts';
import { changeCountry, changeSettings, updateProfile } from './settings.ts';
import { sessionOf, signInByCode, signInByLink, signInByPassword } from './sign-in.ts';
import { signedIn } from './signed-in.ts';

const FAILED_PASSWORDS = 10;

/** Calls of specification §7 that open and close sessions, and the user's own settings. */
export function userCalls(services: Services): Call[] {
  return [...sessionCalls(services), ...settingsCalls(services)];
}

function sessionCalls(services: Services): Call[] {
  const attempts = new Attempts(FAILED_PASSWORDS);
  return [
    serve(calls.register, {
      perMinute: 20,
      handle: (context) => register(services, context, context.body),
    }),
    serve(calls.registerWithoutPassword, {
      perMinute: 20,
      handle: (context) => registerWithoutPassword(services, context, context.body),
    }),
    serve(calls.auth, {
      perMinute: 20,
      handle: ({ body }) => signInByPassword(services, attempts, body),
    }),
    serve(calls.sendAuthCode, {
      perMinute: 20,
      handle: (context) => sendLoginCode(services, context, context.body),
    }),
    serve(calls.authViaCode, {
      perMinute: 30,
      handle: (context) => signInByCode(services, context, context.body),
    }),
    serve(calls.authByLink, {
      perMinute: 20,
      handle: ({ body }) => signInByLink(services, body.token),
    }),
    serve(calls.refreshToken, {
      perMinute: 120,
      handle: async ({ body }) => sessionOf(services, await refreshSession(services, body.refresh_token)),
    }),
    serve(calls.logout, {
      handle: async ({ user }) => {
        if (user) await revokeSession(services, user.sessionId);
        return { result: true as const };
      },
    }),
  ];
}

function settingsCalls(services: Services): Call[] {
  return [
    serve(calls.profile, {
      handle: ({ user }) => readProfile(services, signedIn(user).id),
    }),
    serve(calls.setCurrency, {
      handle: ({ user, body, site }) => {
        if (!site.currencies.includes(body.currency_code)) throw invalid({ currency_code: [broken('fallback')] });
        return changeSettings(services, signedIn(user).id, { currency: body.currency_code });
      },
    }),
    serve(calls.setLanguage, {
      handle: ({ user, body }) => changeSettings(services, signedIn(user).id, { language: body.language_code }),
    }),
    serve(calls.changeCountry, {
      handle: ({ user, body }) => changeCountry(services, signedIn(user).id, body.country_id),
    }),
    serve(calls.updateProfile, {
      handle: ({ user, body }) => updateProfile(services, signedIn(user).id, body),
    }),
  ];
}
