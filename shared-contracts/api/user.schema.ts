import * as z from 'zod/mini';
import { ALL_CURRENCIES } from '../domain/currencies.ts';
import { CODE_SENDERS } from '../domain/enumerations.ts';
import { email, mediaItem, recordId, rule } from './common.schema.ts';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const phone = z.string().check(z.trim(), z.regex(/^\+\d{9,17}$/, rule('phone')));
const password = z.string().check(z.minLength(8), z.maxLength(200));
const timezone = z.string().check(z.maxLength(64));

/** User profile of specification §3. A session's own data: never anybody else's. */
export const profile = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  is_email_set: z.boolean(),
  email: z.nullable(z.string()),
  is_email_verified: z.boolean(),
  phone: z.nullable(z.string()),
  is_phone_verified: z.boolean(),
  has_password: z.boolean(),
  country: z.nullable(z.object({ id: z.number(), name: z.string() })),
  language: z.string(),
  currency: z.string(),
  avatar: z.nullable(mediaItem),
  is_admin_auth: z.boolean(),
  permissions: z.object({ can_use_knowledge: z.boolean(), can_view_commission: z.boolean() }),
});
export type Profile = z.infer<typeof profile>;

/** The api gives tokens; the shell keeps them in httpOnly cookies and hands pages the answer without `token` and `refresh_token`. */
export const session = z.object({
  token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  user: profile,
});
export type Session = z.infer<typeof session>;
/** what a page gets to see of it */
export const sessionAnswer = z.object({ user: profile });

export const registerBody = z.object({
  first_name: name,
  last_name: name,
  email,
  phone: z.optional(phone),
  password,
  confirm_password: z.string(),
  timezone: z.optional(timezone),
  /** what the visitor saved as a guest */
  favourites_tours_ids: z.optional(z.array(z.number())),
});
export type RegisterBody = z.infer<typeof registerBody>;

export const registerWithoutPasswordBody = z.object({
  first_name: name,
  last_name: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
  email,
  phone: z.optional(phone),
  timezone: z.optional(timezone),
  favourites_tours_ids: z.optional(z.array(z.number())),
  is_quick_register: z.optional(z.boolean()),
  code_sender: z._default(z.enum(CODE_SENDERS), 'email'),
  country_id: z.optional(recordId()),
});
export type RegisterWithoutPasswordBody = z.input<typeof registerWithoutPasswordBody>;

export const authBody = z.object({
  /** e-mail or phone */
  login: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  /** what the visitor saved as a guest */
  favourites_tours_ids: z.optional(z.array(z.number())),
  /** false: the session ends with the browser */
  remember: z.optional(z.boolean()),
});
export type AuthBody = z.infer<typeof authBody>;

export const sendCodeBody = z.object({
  login: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  code_sender: z._default(z.enum(CODE_SENDERS), 'email'),
});
export type SendCodeBody = z.input<typeof sendCodeBody>;
/** seconds until another code may be asked for */
export const codeSent = z.object({
  result: z.literal(true),
  resend_in: z.number(),
  expires_in: z.number(),
  is_new_user: z.boolean(),
});

export const authViaCodeBody = z.object({
  login: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  code: z.string().check(z.regex(/^\d{5}$/, rule('code'))),
  verify_method: z._default(z.enum(['email', 'phone']), 'email'),
  favourites_tours_ids: z.optional(z.array(z.number())),
  remember: z.optional(z.boolean()),
});
export type AuthViaCodeBody = z.input<typeof authViaCodeBody>;

export const refreshBody = z.object({ refresh_token: z.string().check(z.minLength(20), z.maxLength(200)) });
export const oneTimeTokenBody = z.object({ token: z.string().check(z.minLength(10), z.maxLength(200)) });

export const setLanguageBody = z.object({
  language_code: z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/)),
});
export const setCurrencyBody = z.object({ currency_code: z.enum(ALL_CURRENCIES) });
export const changeCountryBody = z.object({ country_id: recordId() });
/** what is left out stays as it is; an empty phone removes it */
export const updateProfileBody = z.object({
  first_name: z.optional(name),
  last_name: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  phone: z.optional(z.union([z.literal(''), phone], rule('phone'))),
  timezone: z.optional(timezone),
  country_id: z.optional(recordId()),
});
export type UpdateProfileBody = z.infer<typeof updateProfileBody>;
