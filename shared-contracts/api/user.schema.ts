import * as z from 'zod/mini';
import { ALL_CURRENCIES } from '../domain/currencies.ts';
import { CODE_SENDERS } from '../domain/enumerations.ts';
import { PASSWORD_MIN } from '../domain/limits.ts';
import { isZone } from '../domain/moments.ts';
import { LOCALES } from '../i18n/locales.ts';
import { email, exchangeRate, instant, mediaItem, recordId, recordIdText, rule, uuid } from './common.schema.ts';

/**
 * One line of a person's own words, which others read on pages, in mails and on paper: no line breaks or control characters, nothing that
 * turns the direction of the text around it (U+202A–E, U+2066–9) or cannot be seen at all. HTML in it is text wherever it is shown.
 */
const line = z
  .string()
  .check(
    z.trim(),
    z.maxLength(60),
    z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]*$/u),
  );
const name = line.check(z.minLength(1));
const phone = z.string().check(z.trim(), z.regex(/^\+\d{9,17}$/, rule('phone')));
/** as X-Language names them */
const LANGUAGES = LOCALES.map(({ iso }) => iso);
const password = z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(200));
export const oneTimeCode = z.string().check(z.regex(/^\d{5}$/, rule('code')));
/** of an e-mailed link */
const linkToken = z.string().check(z.minLength(10), z.maxLength(200));
const timezone = z.string().check(z.maxLength(64), z.refine(isZone));

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
  /** a new e-mail that its code has not confirmed yet; the old one is good until then */
  new_email: z.nullable(z.string()),
  /** the same for a phone */
  new_phone: z.nullable(z.string()),
  has_password: z.boolean(),
  country: z.nullable(z.object({ id: z.number(), name: z.string() })),
  language: z.string(),
  currency: z.string(),
  /** IANA */
  timezone: z.string(),
  /** when the account was made */
  member_since: instant,
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
  /** what the shell draws experiments by for this user, on all their devices */
  subject: z.optional(z.string()),
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

export const registerWithoutPasswordBody = z.object({
  first_name: name,
  last_name: z._default(line, ''),
  email,
  phone: z.optional(phone),
  timezone: z.optional(timezone),
  favourites_tours_ids: z.optional(z.array(z.number())),
  is_quick_register: z.optional(z.boolean()),
  code_sender: z._default(z.enum(CODE_SENDERS), 'email'),
  country_id: z.optional(recordId()),
});

export const authBody = z.object({
  /** e-mail or phone */
  login: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  /** what the visitor saved as a guest */
  favourites_tours_ids: z.optional(z.array(z.number())),
  /** false: the session ends with the browser */
  remember: z.optional(z.boolean()),
});

export const sendCodeBody = z.object({
  login: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  code_sender: z._default(z.enum(CODE_SENDERS), 'email'),
});
/** seconds until another code may be asked for */
export const codeSent = z.object({ result: z.literal(true), resend_in: z.number(), expires_in: z.number() });

export const authViaCodeBody = z.object({
  login: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  code: oneTimeCode,
  verify_method: z._default(z.enum(['email', 'phone']), 'email'),
  favourites_tours_ids: z.optional(z.array(z.number())),
  remember: z.optional(z.boolean()),
});

export const refreshBody = z.object({ refresh_token: z.string().check(z.minLength(20), z.maxLength(200)) });
export const oneTimeTokenBody = z.object({ token: linkToken });

export const setLanguageBody = z.object({
  language_code: z.enum(LANGUAGES),
});
export const setCurrencyBody = z.object({ currency_code: z.enum(ALL_CURRENCIES) });
export const changeCountryBody = z.object({ country_id: recordId() });
/** what is left out stays as it is; an empty phone removes it */
export const updateProfileBody = z.object({
  first_name: z.optional(name),
  last_name: z.optional(line),
  phone: z.optional(z.union([z.literal(''), phone], rule('phone'))),
  timezone: z.optional(timezone),
  country_id: z.optional(recordId()),
});

/** the code of one's own e-mail, typed, or the token of the link in the same message */
export const confirmEmailBody = z.object({ code: z.optional(oneTimeCode), token: z.optional(linkToken) });
export const changeEmailBody = z.object({ email });
export const changePhoneBody = z.object({ phone, code_sender: z._default(z.enum(CODE_SENDERS), 'sms') });
export const sendConfirmationCodeBody = z.object({ code_sender: z._default(z.enum(CODE_SENDERS), 'sms') });
export const confirmPhoneBody = z.object({ code: oneTimeCode });
/** the channels that reach a phone from here, the best first */
export const phoneConfirmationMethods = z.object({ methods: z.array(z.enum(CODE_SENDERS)) });

export const passwordRecoveryBody = z.object({ email });
export const passwordResetBody = z.object({ token: linkToken, password });
/** an account without a password has no old one to name */
export const changePasswordBody = z.object({
  old_password: z.optional(z.string().check(z.maxLength(200))),
  password,
  confirm_password: z.string(),
});
/** one of the three proves that it is still the same person; a code comes by `reauthentication-code` */
export const reauthenticateBody = z.object({
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  code: z.optional(oneTimeCode),
  passkey: z.optional(z.record(z.string(), z.unknown())),
});
export const reauthenticated = z.object({
  result: z.literal(true),
  /** seconds that calls asking for it are open */
  expires_in: z.number(),
});

/** @see uploads.calls: the picture is uploaded first; null removes it */
export const updatePhotoBody = z.object({ avatar_id: z.nullable(recordId()) });

/** One place where the account is logged in. */
export const accountSession = z.object({
  id: z.number(),
  is_current: z.boolean(),
  /** 'Firefox', 'Safari'; empty when it cannot be told */
  browser: z.string(),
  /** 'Windows', 'iPhone' */
  system: z.string(),
  /** 'Prague, Czechia', in the language of the call; empty when it cannot be told */
  place: z.string(),
  created_at: instant,
  last_seen_at: instant,
});
export type AccountSession = z.infer<typeof accountSession>;
export const accountSessions = z.object({ items: z.array(accountSession) });
/** without an id: all others */
export const endSessionBody = z.object({ id: z.optional(recordId()) });

export const passkey = z.object({
  id: z.number(),
  name: z.string(),
  created_at: instant,
  last_used_at: z.nullable(instant),
  /** kept by a password manager or the system's account: there on the person's other devices as well */
  is_synced: z.boolean(),
});
export type Passkey = z.infer<typeof passkey>;
export const passkeys = z.object({ items: z.array(passkey) });
/** what navigator.credentials takes, as JSON: WebAuthn level 3, PublicKeyCredentialCreationOptionsJSON or …RequestOptionsJSON */
export const passkeyOptions = z.object({ options: z.record(z.string(), z.unknown()) });
/** what navigator.credentials gives, as JSON */
const credential = z.record(z.string(), z.unknown());
export const addPasskeyBody = z.object({
  credential,
  name,
});
export const renamePasskeyBody = z.object({
  id: recordId(),
  name,
});
export const removePasskeyBody = z.object({ id: recordId() });
export const authViaPasskeyBody = z.object({
  credential,
  favourites_tours_ids: z.optional(z.array(z.number())),
  remember: z.optional(z.boolean()),
});

/** What a person is told, by kind; what must be told (codes, changes of the account, a booking's own steps) has no switch. */
export const NOTIFICATION_KINDS = ['chat_messages', 'booking_status', 'price_drops', 'journal'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
export const notificationSettings = z.object({
  chat_messages: z.boolean(),
  booking_status: z.boolean(),
  price_drops: z.boolean(),
  journal: z.boolean(),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;
export const setNotificationsBody = z.partial(notificationSettings);
/** what a message was sent because of, and will not be any more: a kind, the news of one tour's program, or a place in a waitlist */
export const unsubscribed = z.object({
  result: z.literal(true),
  ended: z.enum([...NOTIFICATION_KINDS, 'program', 'waitlist']),
});
export type Unsubscribed = z.infer<typeof unsubscribed>;

/** those of the messengers that an account can be connected with */
export const MESSENGER_SOURCES = ['telegram', 'vk', 'whatsapp'] as const;
export type MessengerSource = (typeof MESSENGER_SOURCES)[number];
/** Messengers that messages reach the person by. */
export const accountMessengers = z.object({
  items: z.array(
    z.object({
      source: z.enum(MESSENGER_SOURCES),
      is_connected: z.boolean(),
      /** the site's conversation there; null where it cannot be connected */
      url: z.nullable(z.string()),
    }),
  ),
});
export type AccountMessengers = z.infer<typeof accountMessengers>;
export const disconnectMessengerBody = z.object({ source: z.enum(MESSENGER_SOURCES) });
export const connectionCodeBody = z.object({ source_id: z.enum(MESSENGER_SOURCES) });
export const connectionCode = z.object({
  /** sent from the messenger it connects the account */
  code: z.string(),
  /** opens the site's conversation there with the code written in; a path of the site for the local messenger */
  url: z.string(),
  /** seconds */
  expires_in: z.number(),
});
export type ConnectionCode = z.infer<typeof connectionCode>;

/** asks for the word that the page shows, so that nobody deletes an account with a slip of the finger */
export const deleteAccountBody = z.object({ confirm: z.literal('DELETE') });

/** is the person still here: shows chats who is online, and keeps the list of sessions true */
export const setActivityBody = z.object({ is_active: z._default(z.boolean(), true) });

export const verificationAccess = z.object({ accessToken: z.string() });
/** Verification info of specification §3 */
export const verificationData = z.object({
  is_email_verified: z.boolean(),
  is_phone_verified: z.boolean(),
  is_passport_verified: z.boolean(),
});
export const verificationQuery = z.object({ orgId: recordIdText() });

/** Who a page is for, beside the profile: specification §7, `/spa/user-info-data` */
export const userInfoData = z.object({
  data: z.object({
    permissions: z.object({ can_use_knowledge: z.boolean(), can_view_commission: z.boolean() }),
    is_admin_auth: z.boolean(),
  }),
});

/** who must do the next step of a trip */
export const TRIP_ACTORS = ['tourist', 'organizer', 'nobody'] as const;
export const TRIP_ACTIONS = [
  'wait',
  'prepay',
  'pay',
  /** of a balance in parts the next one */
  'pay_part',
  'fill_tourists',
  'answer_questions',
  'travel',
  'review',
  'none',
] as const;
export const TRIP_CHECKS = ['payment', 'tourists', 'questions', 'arrival', 'meeting'] as const;
export type TripCheck = (typeof TRIP_CHECKS)[number];

/** A booking as its owner's list of trips shows it. Amounts: minor units of `currency`. */
export const trip = z.object({
  /** of the booking */
  id: z.number(),
  uuid,
  status: z.number(),
  tour: z.object({
    id: z.number(),
    slug: z.string(),
    name: z.string(),
    content_language: z.optional(z.string()),
    image: z.nullable(mediaItem),
  }),
  organizer: z.object({ id: z.number(), name: z.string(), avatar: z.nullable(mediaItem) }),
  chat_id: z.nullable(z.number()),
  start: z.string(),
  end: z.string(),
  tourists_count: z.number(),
  currency: z.string(),
  price_per_person: z.number(),
  total: z.number(),
  prepayment: z.number(),
  prepayment_percent: z.number(),
  paid: z.number(),
  refunded: z.number(),
  next: z.object({
    action: z.enum(TRIP_ACTIONS),
    actor: z.enum(TRIP_ACTORS),
    /** of a payment, minor units */
    amount: z.nullable(z.number()),
    due_at: z.nullable(instant),
  }),
  /** what must be ready before the start; empty for a trip that will not be made */
  checklist: z.array(
    z.object({
      kind: z.enum(TRIP_CHECKS),
      done: z.number(),
      total: z.number(),
      actor: z.enum(TRIP_ACTORS),
      due_at: z.nullable(instant),
    }),
  ),
  /** where and when one is met; null for a trip that will not be made */
  meeting: z.nullable(
    z.object({
      /** where the tour starts */
      place: z.string(),
      /** what that is written in where somebody has translated it; left out: in the tour's `content_language` */
      place_language: z.optional(z.string()),
      /** what the organizer says to those who come: hour, address, whom to call; null until they have */
      text: z.nullable(z.string()),
    }),
  ),
  /** of a tour that was made; null before, and when it can no longer be written */
  review: z.nullable(z.object({ uuid: z.string(), rating: z.nullable(z.number()), open_until: z.nullable(instant) })),
  /** from `currency` to the one that the asker reads; none where they are one */
  rate: z.optional(z.nullable(exchangeRate)),
});
export type Trip = z.infer<typeof trip>;
export const trips = z.object({
  /** in the order of their start; the first is the next one */
  coming: z.array(trip),
  /** made or cancelled, the latest first */
  past: z.array(trip),
});
export type Trips = z.infer<typeof trips>;
