import * as calls from '@cairn/shared-contracts/api/user.calls';
import { type Call, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { checkLink } from './one-time-link.ts';
import { recoverPassword, resetPassword } from './password-reset.ts';
import { askForCode, register, registerWithoutPassword } from './registration.ts';
import { refreshSession, revokeSession } from './session.ts';
import { loginElsewhere, sessionOf, signInByCode, signInByLink, signInByPassword } from './sign-in.ts';

/** a first, coarse limit by address, before anything is looked at; login-limits.ts has the fine ones */
const PER_MINUTE = 30;
/** a form of names and a few hundred favourites */
const SMALL = { maxBodyBytes: 16_384 } as const;
const done = { result: true as const };

/** Calls of specification §7 that open and close sessions. */
export function loginCalls(services: Services): Call[] {
  return [...openingCalls(services), ...recoveryCalls(services), ...sessionCalls(services)];
}

function openingCalls(services: Services): Call[] {
  return [
    serve(calls.register, {
      ...SMALL,
      perMinute: PER_MINUTE,
      handle: (context) => register(services, context, context.body),
    }),
    serve(calls.registerWithoutPassword, {
      ...SMALL,
      perMinute: PER_MINUTE,
      handle: (context) => registerWithoutPassword(services, context, context.body),
    }),
    serve(calls.auth, {
      ...SMALL,
      perMinute: PER_MINUTE,
      handle: (context) => signInByPassword(services, context, context.body),
    }),
    serve(calls.sendAuthCode, {
      ...SMALL,
      perMinute: PER_MINUTE,
      handle: (context) => askForCode(services, context, context.body),
    }),
    serve(calls.authViaCode, {
      ...SMALL,
      perMinute: PER_MINUTE,
      handle: (context) => signInByCode(services, context, context.body),
    }),
    serve(calls.redirectAuthViaCode, {
      ...SMALL,
      perMinute: PER_MINUTE,
      handle: (context) => signInByCode(services, context, context.body, loginElsewhere(context.site)),
    }),
    serve(calls.authByLink, {
      ...SMALL,
      perMinute: PER_MINUTE,
      handle: (context) => signInByLink(services, context, context.body.token),
    }),
  ];
}

function recoveryCalls(services: Services): Call[] {
  return [
    serve(calls.passwordRecovery, {
      ...SMALL,
      perMinute: PER_MINUTE,
      handle: (context) => recoverPassword(services, context, context.body),
    }),
    serve(calls.checkPasswordResetToken, {
      ...SMALL,
      perMinute: PER_MINUTE,
      handle: async ({ body }) => {
        await checkLink(services, 'reset_password', body.token);
        return done;
      },
    }),
    serve(calls.passwordReset, {
      ...SMALL,
      perMinute: PER_MINUTE,
      handle: async (context) => {
        await resetPassword(services, context, context.body);
        return done;
      },
    }),
  ];
}

function sessionCalls(services: Services): Call[] {
  return [
    // limited by session, and invented tokens by address
    serve(calls.refreshToken, {
      ...SMALL,
      handle: async (context) =>
        sessionOf(services, await refreshSession(services, context, context.body.refresh_token)),
    }),
    serve(calls.logout, {
      handle: async ({ user }) => {
        if (user) await revokeSession(services, user.sessionId);
        return done;
      },
    }),
  ];
}
