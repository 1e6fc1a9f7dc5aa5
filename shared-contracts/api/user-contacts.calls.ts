import { ok } from './common.schema.ts';
import { defineCall } from './define-call.ts';
import * as shapes from './user.schema.ts';

/** Calls of specification §7, "User", about the e-mail and the phone of an account: each is good once a code has confirmed it. */
const post = { method: 'POST', tag: 'User' } as const;
const own = { tag: 'User', auth: 'required', answer: shapes.profile } as const;

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
