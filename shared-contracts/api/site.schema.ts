import * as z from 'zod/mini';
import { CODE_SENDERS } from '../domain/enumerations.ts';
import { MESSENGER_SOURCES, SOCIAL_SOURCES } from '../domain/site-defaults.ts';

const messengers = z.array(z.object({ source: z.enum(MESSENGER_SOURCES), url: z.string() }));

/** whose clock it is, in the language of the call; left out where nobody knows the town */
const city = z.optional(z.string());

/** the hours are local to `timezone` (IANA); 1 is Monday, a day that is not there is a day off; `from` and `to` are like 09:30 */
const officeHours = z.object({
  timezone: z.string(),
  days: z.array(z.object({ day: z.number(), from: z.string(), to: z.string() })),
});

/** Contacts and messengers of specification §3; messengers in the order of §9 */
export const contacts = z.object({
  email: z.string(),
  phones: z.array(
    z.object({
      type: z.enum(['main', 'additional']),
      formatted_phone: z.string(),
      /** when it is answered; left out where nobody said */
      hours: z.optional(officeHours),
      /** the place that the number is for; without one it is for all */
      entity: z.optional(
        z.object({
          id: z.number(),
          kind: z.enum(['country', 'city']),
          name: z.optional(z.string()),
          /** of the country that it is, or lies in: its flag stands beside the number */
          iso2: z.optional(z.string()),
        }),
      ),
    }),
  ),
  /** there are numbers of other places, to be had with `all` */
  has_other_phones: z.boolean(),
  messengers,
  /** where visitors are received; left out where nobody is */
  office: z.optional(
    z.extend(officeHours, {
      city,
      address: z.array(z.string()),
      latitude: z.number(),
      longitude: z.number(),
      /** how to find the door, in the language of the call */
      hint: z.optional(z.string()),
    }),
  ),
  /** what invoices, visa desks and authorities ask for */
  company: z.optional(
    z.object({
      name: z.string(),
      registration: z.optional(z.string()),
      vat: z.optional(z.string()),
      bank: z.optional(z.string()),
      legal_email: z.optional(z.string()),
      press_email: z.optional(z.string()),
    }),
  ),
});
export type Contacts = z.infer<typeof contacts>;

/** Site tokens of specification §3 */
export const siteTokens = z.object({
  /** 1 reCAPTCHA, 2 the site's own proof of work */
  captcha_provider: z.number(),
  captcha_key: z.string(),
  hard_captcha_key: z.string(),
  invisible_captcha_provider: z.number(),
  invisible_captcha_key: z.string(),
  maps_provider: z.string(),
  maps_token: z.string(),
  maps_suggest_token: z.string(),
  send_tour_program_in_pdf_via_whatsapp: z.boolean(),
  /** the login that is asked for first */
  main_auth_method: z.enum(['phone', 'email']),
  /** the channels that codes can go by from here, the best first */
  code_senders: z.array(z.enum(CODE_SENDERS)),
});
export type SiteTokens = z.infer<typeof siteTokens>;

/** When the marketplace answers, for a place; null when nobody said */
export const workTime = z.object({
  result: z.nullable(
    z.extend(officeHours, {
      is_open: z.boolean(),
      city,
    }),
  ),
});
export type WorkTimeAnswer = z.infer<typeof workTime>;

/** Social links of specification §3 */
export const socialGroups = z.object({
  items: z.array(z.object({ source: z.enum(SOCIAL_SOURCES), url: z.string(), title: z.string() })),
});

/** Messengers with who asks in their links, so that the chat there knows */
export const chatSources = z.object({
  items: z.array(z.object({ source: z.enum(MESSENGER_SOURCES), url: z.string(), title: z.string() })),
});
export type ChatSources = z.infer<typeof chatSources>;

const seoImage = z.object({ url: z.string(), alt: z.string() });

/** What of the site's configuration is too long for every page's HTML: the rest is `usePlatform().site` */
export const appConfig = z.object({
  tour_emojis: z.array(z.string()),
  landing_videos: z.array(
    z.object({ desktop: z.string(), mobile: z.string(), color: z.string(), poster: z.optional(z.string()) }),
  ),
  /** three, or none */
  seo_block_images: z.array(seoImage),
  /** in the language of the call; null: the page has texts of its own */
  stats_caption: z.nullable(z.string()),
});
export type AppConfig = z.infer<typeof appConfig>;

/** languages that tours are led in: ISO 639-1 code, name in the language of the call */
export const languages = z.object({ data: z.array(z.object({ code: z.string(), name: z.string() })) });
export type Languages = z.infer<typeof languages>;

export const conversion = z.object({ result: z.number() });
export const countryByIp = z.object({
  result: z.nullable(z.object({ id: z.number(), iso_code: z.string(), name: z.string() })),
});

export type CountryByIp = z.infer<typeof countryByIp>;

/** a place in the database's log */
export const pagesRevision = z.object({ revision: z.number() });
