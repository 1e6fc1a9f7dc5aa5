import { ok } from './common.schema.ts';
import { defineCall } from './define-call.ts';
import * as shapes from './user.schema.ts';

/**
 * Calls that open and close sessions (specification §7), and the profile. The shell turns the tokens of a session into
 * httpOnly cookies, so that a page sees the user only.
 */
const post = { method: 'POST', tag: 'User' } as const;
const opensSession = { ...post, answer: shapes.session, shown: shapes.sessionAnswer } as const;
const own = { tag: 'User', auth: 'required', answer: shapes.profile } as const;

/** The answer is the same for an e-mail that has an account: its owner is told by e-mail. The session opens with the code. */
export const register = defineCall({
  ...post,
  path: '/crm/api/user/register',
  summary: 'Asks for an account with a password; the code that is e-mailed opens it',
  body: shapes.registerBody,
  answer: shapes.codeSent,
  errors: ['channel_unavailable', 'password_common', 'too_many_tries'],
});

/** creates the account if there is none and sends a code to the e-mail */
export const registerWithoutPassword = defineCall({
  ...post,
  path: '/crm/api/user/register-without-password',
  summary: 'Creates the account if there is none and sends a code to the e-mail',
  body: shapes.registerWithoutPasswordBody,
  answer: shapes.codeSent,
  errors: ['channel_unavailable', 'too_many_tries'],
});

export const auth = defineCall({
  ...opensSession,
  path: '/crm/api/user/auth',
  summary: 'Logs in with a password',
  body: shapes.authBody,
  errors: ['wrong_credentials', 'too_many_tries'],
});

export const sendAuthCode = defineCall({
  ...post,
  path: '/crm/api/user/send-auth-code',
  summary: 'Sends a one-time code to an existing account',
  body: shapes.sendCodeBody,
  answer: shapes.codeSent,
  errors: ['channel_unavailable', 'too_many_tries'],
});

export const authViaCode = defineCall({
  ...opensSession,
  path: '/crm/api/user/auth-via-code',
  summary: 'Logs in with a one-time code and takes the favourites of the visitor over',
  body: shapes.authViaCodeBody,
  errors: ['code_wrong', 'code_expired', 'too_many_tries'],
});

/** Specification §7: as auth-via-code; the answer may be the error of type redirect (§8), for accounts that log in elsewhere. */
export const redirectAuthViaCode = defineCall({
  ...opensSession,
  path: '/crm/api/user/redirect-auth-via-code',
  summary: 'Logs in with a one-time code, or sends the person to where their account logs in',
  body: shapes.authViaCodeBody,
  errors: ['code_wrong', 'code_expired', 'login_elsewhere', 'too_many_tries'],
});

export const authByLink = defineCall({
  ...opensSession,
  path: '/crm/api/user/access-token-by-one-time-token',
  summary: 'Logs in with the token of an e-mailed link',
  body: shapes.oneTimeTokenBody,
  errors: ['link_expired'],
});

export const refreshToken = defineCall({
  ...opensSession,
  path: '/crm/api/user/refresh-token',
  summary: 'Exchanges the refresh token for the next pair of tokens',
  body: shapes.refreshBody,
  errors: ['unauthorized'],
});

export const logout = defineCall({
  ...post,
  path: '/crm/api/user/logout',
  summary: 'Ends the session; harmless without one',
  auth: 'optional',
  answer: ok,
});

export const profile = defineCall({
  ...own,
  method: 'GET',
  path: '/crm/api/user/profile',
  summary: "The user's own data",
});

export const setCurrency = defineCall({
  ...own,
  method: 'POST',
  path: '/crm/api/user/set-currency',
  summary: 'Sets the currency that prices are shown in',
  body: shapes.setCurrencyBody,
});

export const setLanguage = defineCall({
  ...own,
  method: 'POST',
  path: '/crm/api/user/set-language',
  summary: 'Sets the language of messages',
  body: shapes.setLanguageBody,
});

export const changeCountry = defineCall({
  ...own,
  method: 'POST',
  path: '/crm/api/user/change-country',
  summary: 'Sets the country of the user',
  body: shapes.changeCountryBody,
});

export const updateProfile = defineCall({
  ...own,
  method: 'POST',
  path: '/crm/api/user/update-profile',
  summary: 'Changes names, phone, country and time zone',
  body: shapes.updateProfileBody,
  errors: ['reauthentication_required'],
});

export const updateProfilePhoto = defineCall({
  ...own,
  method: 'POST',
  path: '/crm/api/user/update-profile-photo',
  summary: 'Takes an uploaded picture as the profile photo, or removes the photo',
  body: shapes.updatePhotoBody,
  errors: ['image_not_found'],
});

export const passwordRecovery = defineCall({
  ...post,
  path: '/crm/api/user/password-recovery',
  summary: 'Sends a link to set another password; the answer does not tell whether there is an account',
  body: shapes.passwordRecoveryBody,
  answer: shapes.codeSent,
  errors: ['too_many_tries'],
});

export const checkPasswordResetToken = defineCall({
  ...post,
  path: '/crm/api/user/check-password-reset-token',
  summary: 'Whether the link to set another password is still good',
  body: shapes.oneTimeTokenBody,
  answer: ok,
  errors: ['link_expired'],
});

/** Ends all sessions: the person logs in with the new password. */
export const passwordReset = defineCall({
  ...post,
  path: '/crm/api/user/password-reset',
  summary: 'Sets another password by the token of the link',
  body: shapes.passwordResetBody,
  answer: ok,
  errors: ['link_expired', 'password_common'],
});
