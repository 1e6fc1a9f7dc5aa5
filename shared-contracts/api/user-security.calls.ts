import { ok } from './common.schema.ts';
import { defineCall } from './define-call.ts';
import * as shapes from './user.schema.ts';

/** Calls of specification §7, "User", about the ways into an account: password, passkeys, sessions, and the proof that it is still the same person. */
const post = { method: 'POST', tag: 'User' } as const;
const own = { tag: 'User', auth: 'required', answer: shapes.profile } as const;

/** Ends all other sessions. */
export const changePassword = defineCall({
  ...own,
  method: 'POST',
  path: '/crm/api/user/change-password',
  summary: 'Sets another password',
  body: shapes.changePasswordBody,
  errors: ['password_common', 'reauthentication_required', 'too_many_tries', 'wrong_password'],
});

/** Never to an address or number that waits for confirmation: whoever asked for that one need not be the owner. */
export const reauthenticationCode = defineCall({
  ...post,
  path: '/crm/api/user/reauthentication-code',
  summary:
    "Sends a code for `reauthenticate` to the account's own confirmed e-mail, or to its phone where there is none",
  auth: 'required',
  answer: shapes.codeSent,
  errors: ['channel_unavailable', 'too_many_tries'],
});

export const reauthenticate = defineCall({
  ...post,
  path: '/crm/api/user/reauthenticate',
  summary: 'Proves that it is still the same person, before a change that could cost them the account',
  auth: 'required',
  body: shapes.reauthenticateBody,
  answer: shapes.reauthenticated,
  errors: ['code_wrong', 'code_expired', 'passkey_refused', 'too_many_tries', 'wrong_password'],
});

export const sessions = defineCall({
  tag: 'User',
  auth: 'required',
  method: 'GET',
  path: '/crm/api/user/sessions',
  summary: 'Where the account is logged in',
  answer: shapes.accountSessions,
});

export const endSession = defineCall({
  ...post,
  path: '/crm/api/user/end-session',
  summary: 'Logs one other place out, or all others',
  auth: 'required',
  body: shapes.endSessionBody,
  answer: ok,
  errors: ['session_not_found'],
});

export const passkeys = defineCall({
  tag: 'User',
  auth: 'required',
  method: 'GET',
  path: '/crm/api/user/passkeys',
  summary: 'The passkeys of the account',
  answer: shapes.passkeys,
});

export const newPasskeyOptions = defineCall({
  ...post,
  path: '/crm/api/user/passkey-options',
  summary: 'What a browser needs to make a passkey for the account',
  auth: 'required',
  answer: shapes.passkeyOptions,
  errors: ['reauthentication_required'],
});

export const addPasskey = defineCall({
  ...post,
  path: '/crm/api/user/add-passkey',
  summary: 'Takes a passkey that a browser has made',
  auth: 'required',
  body: shapes.addPasskeyBody,
  answer: shapes.passkey,
  errors: ['passkey_refused', 'reauthentication_required'],
});

export const renamePasskey = defineCall({
  ...post,
  path: '/crm/api/user/rename-passkey',
  summary: 'Names a passkey',
  auth: 'required',
  body: shapes.renamePasskeyBody,
  answer: shapes.passkey,
  errors: ['passkey_not_found'],
});

export const removePasskey = defineCall({
  ...post,
  path: '/crm/api/user/remove-passkey',
  summary: 'Removes a passkey',
  auth: 'required',
  body: shapes.removePasskeyBody,
  answer: ok,
  errors: ['passkey_not_found', 'reauthentication_required'],
});

export const passkeyLoginOptions = defineCall({
  ...post,
  path: '/crm/api/user/passkey-login-options',
  summary: 'What a browser needs to log in with a passkey; the same whoever asks',
  answer: shapes.passkeyOptions,
});

export const authViaPasskey = defineCall({
  ...post,
  answer: shapes.session,
  shown: shapes.sessionAnswer,
  path: '/crm/api/user/auth-via-passkey',
  summary: 'Logs in with a passkey and takes the favourites of the visitor over',
  body: shapes.authViaPasskeyBody,
  errors: ['passkey_refused', 'too_many_tries'],
});
