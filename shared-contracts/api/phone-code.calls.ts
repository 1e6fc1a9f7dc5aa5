import { defineCall } from './define-call.ts';
import * as shapes from './phone-code.schema.ts';

/** Calls by code: both sides dial the site's own number and never see each other's (specification §7). */
const post = {
  method: 'POST',
  tag: 'Phone codes',
  auth: 'required',
  answer: shapes.phoneCode,
} as const;

export const organizerCode = defineCall({
  ...post,
  path: '/crm/api/phone-code/organizer',
  summary: 'Number and code to call an organizer with',
  body: shapes.organizerCodeBody,
  errors: ['calls_off', 'no_call_number', 'organizer_not_found'],
});

export const chatCode = defineCall({
  ...post,
  path: '/crm/api/phone-code/user',
  summary: 'Number and code to call the other side of a chat with',
  body: shapes.userCodeBody,
  errors: ['calls_off', 'no_call_number', 'chat_not_found'],
});

export const webCall = defineCall({
  ...post,
  path: '/crm/api/phone-code/web-call-data',
  summary: 'Whom a call from the page reaches: the support, an organizer, the other side of a chat',
  body: shapes.webCallBody,
  errors: ['calls_off', 'no_call_number', 'chat_not_found', 'organizer_not_found'],
});
