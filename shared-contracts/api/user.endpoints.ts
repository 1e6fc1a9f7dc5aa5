import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as calls from './user.calls.ts';
import * as contacts from './user-contacts.calls.ts';
import * as own from './user-own.calls.ts';
import * as security from './user-security.calls.ts';

/** a refused log-in changes nothing: nothing is read anew */
const onSuccess = (_answer: unknown, error: unknown) => (error ? [] : (['Session'] as const));

/**
 * Calls that open a session. The shell turns the tokens of the answer into httpOnly cookies, so that a page sees the user only.
 * `Session` is invalidated: profile, favourites and chats are read anew.
 */
export const userEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    register: call(calls.register),
    /** creates the account if there is none and sends a code to the e-mail */
    registerWithoutPassword: call(calls.registerWithoutPassword),
    auth: call(calls.auth, { invalidatesTags: onSuccess }),
    sendAuthCode: call(calls.sendAuthCode),
    authViaCode: call(calls.authViaCode, { invalidatesTags: onSuccess }),
    authByLink: call(calls.authByLink, { invalidatesTags: onSuccess }),
    passkeyLoginOptions: call(security.passkeyLoginOptions),
    authViaPasskey: call(security.authViaPasskey, { invalidatesTags: onSuccess }),
    passwordRecovery: call(calls.passwordRecovery),
    checkPasswordResetToken: call(calls.checkPasswordResetToken),
    passwordReset: call(calls.passwordReset, { invalidatesTags: onSuccess }),
    emailConfirmationRequest: call(contacts.emailConfirmationRequest),
    confirmEmail: call(contacts.confirmEmail, { invalidatesTags: onSuccess }),
    undoEmailChange: call(contacts.undoEmailChange, { invalidatesTags: onSuccess }),
    unsubscribe: call(own.unsubscribe),
  }));
