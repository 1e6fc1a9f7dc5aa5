import * as z from 'zod/mini';
import { ok } from './common.schema.ts';
import { defineCall } from './define-call.ts';
import * as shapes from './user.schema.ts';

/**
 * Calls that open and close sessions (specification §7), and the user's own settings. The shell turns the tokens of a session into
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

export const emailConfirmationRequest = defineCall({
  ...post,
  path: '/crm/api/user/email-confirmation-request',
  summary: "Sends a code and a link to the e-mail that waits for confirmation, else to the account's own",
  auth: 'required',
  answer: shapes.codeSent,
  errors: ['channel_unavailable', 'too_many_tries'],
});

/** Open to a guest with the token of the link: the message may be read on another device. */
export const confirmEmail = defineCall({
  ...post,
  path: '/crm/api/user/confirm-email',
  summary: 'Confirms the e-mail by the code or by the token of the link',
  auth: 'optional',
  body: shapes.confirmEmailBody,
  answer: ok,
  errors: ['code_wrong', 'code_expired', 'link_expired', 'too_many_tries', 'unauthorized'],
});

export const changeEmail = defineCall({
  ...own,
  method: 'POST',
  path: '/crm/api/user/change-email',
  summary:
    'Asks for another e-mail: good once its code is confirmed; the old address is told and can undo it for 7 days',
  body: shapes.changeEmailBody,
  errors: ['channel_unavailable', 'reauthentication_required', 'too_many_tries'],
});

/** Open to a guest: whoever reads the old mailbox. Ends all sessions, for somebody else may hold them. */
export const undoEmailChange = defineCall({
  ...post,
  path: '/crm/api/user/undo-email-change',
  summary: 'Gives the account its old e-mail back, by the token of the link that the old address was told with',
  body: shapes.oneTimeTokenBody,
  answer: ok,
  errors: ['link_expired'],
});

export const changePhone = defineCall({
  ...own,
  method: 'POST',
  path: '/crm/api/user/change-phone',
  summary: 'Asks for another phone and sends a code to it; good once the code is confirmed',
  body: shapes.changePhoneBody,
  errors: ['channel_unavailable', 'reauthentication_required', 'too_many_tries'],
});

export const phoneConfirmationMethods = defineCall({
  tag: 'User',
  auth: 'required',
  method: 'GET',
  path: '/crm/api/user/phone-confirmation-methods',
  summary: 'The channels that a code can reach the phone by',
  answer: shapes.phoneConfirmationMethods,
});

export const sendConfirmationCode = defineCall({
  ...post,
  path: '/crm/api/user/send-confirmation-code',
  summary: 'Sends a code to the phone that waits for confirmation',
  auth: 'required',
  body: shapes.sendConfirmationCodeBody,
  answer: shapes.codeSent,
  errors: ['channel_unavailable', 'reauthentication_required', 'too_many_tries'],
});

export const confirmPhone = defineCall({
  ...own,
  method: 'POST',
  path: '/crm/api/user/confirm-phone',
  summary: 'Confirms the phone by the code',
  body: shapes.confirmPhoneBody,
  errors: ['code_wrong', 'code_expired', 'too_many_tries'],
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

export const setActivity = defineCall({
  ...post,
  path: '/crm/api/user/set-activity',
  summary: 'Says that the person is here, or has gone',
  auth: 'required',
  body: shapes.setActivityBody,
  answer: ok,
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
  ...opensSession,
  path: '/crm/api/user/auth-via-passkey',
  summary: 'Logs in with a passkey and takes the favourites of the visitor over',
  body: shapes.authViaPasskeyBody,
  errors: ['passkey_refused', 'too_many_tries'],
});

export const notifications = defineCall({
  tag: 'User',
  auth: 'required',
  method: 'GET',
  path: '/crm/api/user/notifications',
  summary: 'What the person wants to be told',
  answer: shapes.notificationSettings,
});

export const setNotifications = defineCall({
  ...post,
  path: '/crm/api/user/set-notifications',
  summary: 'Changes what the person wants to be told; what is left out stays as it is',
  auth: 'required',
  body: shapes.setNotificationsBody,
  answer: shapes.notificationSettings,
});

export const messengers = defineCall({
  tag: 'User',
  auth: 'required',
  method: 'GET',
  path: '/crm/api/user/messengers',
  summary: 'The messengers that the account is connected to',
  answer: shapes.accountMessengers,
});

export const disconnectMessenger = defineCall({
  ...post,
  path: '/crm/api/user/disconnect-messenger',
  summary: 'Disconnects a messenger',
  auth: 'required',
  body: shapes.disconnectMessengerBody,
  answer: shapes.accountMessengers,
});

export const exportData = defineCall({
  tag: 'User',
  auth: 'required',
  method: 'GET',
  path: '/crm/api/user/export',
  summary: "All of the person's own data as one JSON file",
  file: 'application/json',
  answer: z.unknown(),
  errors: ['reauthentication_required'],
});

/** Bookings and payments stay, without the person: they are never deleted. */
export const deleteAccount = defineCall({
  ...post,
  path: '/crm/api/user/delete-account',
  summary: 'Deletes the account and all that names its owner',
  auth: 'required',
  body: shapes.deleteAccountBody,
  answer: ok,
  errors: ['account_has_trips', 'reauthentication_required'],
});

export const trips = defineCall({
  tag: 'User',
  auth: 'required',
  method: 'GET',
  path: '/crm/api/user/trips',
  summary: "The person's bookings, each with what comes next, who must do it and until when",
  answer: shapes.trips,
});

export const verificationAccessToken = defineCall({
  tag: 'User',
  auth: 'required',
  method: 'GET',
  path: '/crm/api/user/get-verification-access-token',
  summary: 'Opens the identity check of an organizer at the verification service',
  query: shapes.verificationQuery,
  answer: shapes.verificationAccess,
  errors: ['forbidden', 'organizer_not_found'],
});

export const verificationData = defineCall({
  tag: 'User',
  auth: 'required',
  method: 'GET',
  path: '/crm/api/user/verification-data',
  summary: 'What of an organizer is verified',
  query: shapes.verificationQuery,
  answer: shapes.verificationData,
  errors: ['forbidden', 'organizer_not_found'],
});

export const userInfoData = defineCall({
  tag: 'User',
  auth: 'optional',
  method: 'GET',
  path: '/spa/user-info-data',
  summary: 'What the person may do; a guest nothing of it',
  answer: shapes.userInfoData,
});
