import { ok } from '@cairn/shared-contracts/api/common.schema';
import {
  authBody,
  authViaCodeBody,
  changeCountryBody,
  codeSent,
  oneTimeTokenBody,
  profile,
  refreshBody,
  registerBody,
  registerWithoutPasswordBody,
  sendCodeBody,
  session,
  setCurrencyBody,
  setLanguageBody,
  updateProfileBody,
} from '@cairn/shared-contracts/api/user.schema';
import { type Call, defineCall } from '../../platform/call.ts';
import { broken, invalid } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { Attempts } from './attempts.ts';
import { readProfile } from './profile.ts';
import { register, registerWithoutPassword, sendLoginCode } from './registration.ts';
import { refreshSession, revokeSession } from './session.ts';
import { changeCountry, changeSettings, updateProfile } from './settings.ts';
import { sessionOf, signInByCode, signInByLink, signInByPassword } from './sign-in.ts';
import { signedIn } from './signed-in.ts';

const USER = '/crm/api/user';
const FAILED_PASSWORDS = 10;

/** Calls of specification §7 that open and close sessions, and the user's own settings. */
export function userCalls(services: Services): Call[] {
  return [...sessionCalls(services), ...settingsCalls(services)];
}

function sessionCalls(services: Services): Call[] {
  const attempts = new Attempts(FAILED_PASSWORDS);
  const post = { method: 'POST', tag: 'User' } as const;
  return [
    defineCall({
      ...post,
      path: `${USER}/register`,
      summary: 'Creates an account with a password and logs in',
      perMinute: 20,
      body: registerBody,
      answer: session,
      handle: (context) => register(services, context, context.body),
    }),
    defineCall({
      ...post,
      path: `${USER}/register-without-password`,
      summary: 'Creates the account if there is none and sends a code to the e-mail',
      perMinute: 20,
      body: registerWithoutPasswordBody,
      answer: codeSent,
      handle: (context) => registerWithoutPassword(services, context, context.body),
    }),
    defineCall({
      ...post,
      path: `${USER}/auth`,
      summary: 'Logs in with a password',
      perMinute: 20,
      body: authBody,
      answer: session,
      handle: ({ body }) => signInByPassword(services, attempts, body),
    }),
    defineCall({
      ...post,
      path: `${USER}/send-auth-code`,
      summary: 'Sends a one-time code to an existing account',
      perMinute: 20,
      body: sendCodeBody,
      answer: codeSent,
      handle: (context) => sendLoginCode(services, context, context.body),
    }),
    defineCall({
      ...post,
      path: `${USER}/auth-via-code`,
      summary: 'Logs in with a one-time code and takes the favourites of the visitor over',
      perMinute: 30,
      body: authViaCodeBody,
      answer: session,
      handle: ({ body }) => signInByCode(services, body),
    }),
    defineCall({
      ...post,
      path: `${USER}/access-token-by-one-time-token`,
      summary: 'Logs in with the token of an e-mailed link',
      perMinute: 20,
      body: oneTimeTokenBody,
      answer: session,
      handle: ({ body }) => signInByLink(services, body.token),
    }),
    defineCall({
      ...post,
      path: `${USER}/refresh-token`,
      summary: 'Exchanges the refresh token for the next pair of tokens',
      perMinute: 120,
      body: refreshBody,
      answer: session,
      handle: async ({ body }) => sessionOf(services, await refreshSession(services, body.refresh_token)),
    }),
    defineCall({
      ...post,
      path: `${USER}/logout`,
      summary: 'Ends the session; harmless without one',
      auth: 'optional',
      answer: ok,
      handle: async ({ user }) => {
        if (user) await revokeSession(services, user.sessionId);
        return { result: true as const };
      },
    }),
  ];
}

function settingsCalls(services: Services): Call[] {
  const own = { tag: 'User', auth: 'required', answer: profile } as const;
  return [
    defineCall({
      ...own,
      method: 'GET',
      path: `${USER}/profile`,
      summary: "The user's own data",
      handle: ({ user }) => readProfile(services, signedIn(user).id),
    }),
    defineCall({
      ...own,
      method: 'POST',
      path: `${USER}/set-currency`,
      summary: 'Sets the currency that prices are shown in',
      body: setCurrencyBody,
      handle: ({ user, body, site }) => {
        if (!site.currencies.includes(body.currency_code)) throw invalid({ currency_code: [broken('fallback')] });
        return changeSettings(services, signedIn(user).id, { currency: body.currency_code });
      },
    }),
    defineCall({
      ...own,
      method: 'POST',
      path: `${USER}/set-language`,
      summary: 'Sets the language of messages',
      body: setLanguageBody,
      handle: ({ user, body }) => changeSettings(services, signedIn(user).id, { language: body.language_code }),
    }),
    defineCall({
      ...own,
      method: 'POST',
      path: `${USER}/change-country`,
      summary: 'Sets the country of the user',
      body: changeCountryBody,
      handle: ({ user, body }) => changeCountry(services, signedIn(user).id, body.country_id),
    }),
    defineCall({
      ...own,
      method: 'POST',
      path: `${USER}/update-profile`,
      summary: 'Changes names, phone, country and time zone',
      body: updateProfileBody,
      handle: ({ user, body }) => updateProfile(services, signedIn(user).id, body),
    }),
  ];
}
