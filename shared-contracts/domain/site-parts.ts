import * as z from 'zod/mini';
import { LOCALE_CODES } from '../i18n/locales.ts';
import { MESSENGER_SOURCES, SOCIAL_SOURCES } from './site-defaults.ts';

/** What a configuration is made of. Objects are strict: a misspelt field is an error, not a silent default. */
export const on = z._default(z.boolean(), true);
export const off = z._default(z.boolean(), false);
export const text = (fallback: string) => z._default(z.string().check(z.maxLength(500)), fallback);

/** a whole address or a path of this site */
const isAddress = (value: string): boolean =>
  /^\/(?!\/)/.test(value) || (URL.canParse(value) && /^(https?|mailto|tel|viber):$/.test(new URL(value).protocol));
export const address = z.string().check(z.refine(isAddress, 'must be an address like https://example.org or a path'));

/** a place that something holds for, by the address of its page: without one it holds everywhere */
const entity = z.strictObject({
  slug: z.string().check(z.regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'must be the address of a place like georgia')),
  kind: z.enum(['country', 'city']),
});

export const phone = z.strictObject({
  type: z.enum(['main', 'additional']),
  formatted_phone: z.string().check(z.regex(/^\+[\d ()-]{9,24}$/, 'must be a phone number like +44 20 7946 0182')),
  entity: z.optional(entity),
});

export const messenger = z.strictObject({ source: z.enum(MESSENGER_SOURCES), url: address });
export type Messenger = z.infer<typeof messenger>;

export const social = z.strictObject({ source: z.enum(SOCIAL_SOURCES), url: address });

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 09:30'));
const isTimeZone = (value: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
};

const timezone = z.string().check(z.refine(isTimeZone, 'must be a time zone like Europe/London'));
const days = z.array(
  z
    .strictObject({ day: z.int().check(z.minimum(1), z.maximum(7)), from: clock, to: clock })
    .check(z.refine(({ from, to }) => from < to, 'must open before it closes')),
);

/** when somebody answers: local hours of `timezone`; `day` 1 is Monday; a day that is not there is a day off */
export const workTime = z.strictObject({ entity: z.optional(entity), timezone, days });

/** text by locale */
export const localized = z.partialRecord(z.enum(LOCALE_CODES), z.string());

const line = z.string().check(z.minLength(1), z.maxLength(120));

/** Where visitors are received, and when. */
export const office = z.optional(
  z.strictObject({
    /** the lines of an envelope, as they are written in the office's own country */
    address: z.array(line).check(z.minLength(1), z.maxLength(5)),
    latitude: z.number().check(z.minimum(-90), z.maximum(90)),
    longitude: z.number().check(z.minimum(-180), z.maximum(180)),
    /** how to find the door */
    hint: z._default(localized, {}),
    timezone,
    days,
  }),
);

/** What invoices, visa desks and authorities ask for. */
export const company = z.optional(
  z.strictObject({
    name: line,
    registration: z.optional(line),
    vat: z.optional(line),
    bank: z.optional(line),
    legalEmail: z.optional(z.email()),
    pressEmail: z.optional(z.email()),
  }),
);

/** one video of the landing: two files for two shapes of screen, a colour until they play */
const landingVideo = z.strictObject({
  desktop: address,
  mobile: address,
  color: z.string().check(z.regex(/^#[\da-f]{6}$/i, 'must be a colour like #1f3d36')),
  poster: z.optional(address),
});

/** specification §2, Landing: the poster is what is seen before the first video plays */
export const landingVideos = z._default(
  z
    .array(landingVideo)
    .check(z.refine(([first]) => first === undefined || first.poster !== undefined, 'needs a poster for the first')),
  [],
);

const seoImage = z.strictObject({ url: address, alt: z.string() });
export const seoBlockImages = z._default(
  z.array(seoImage).check(z.refine(({ length }) => length === 0 || length === 3, 'must be three pictures, or none')),
  [],
);

const TILE_PLACES = ['{z}', '{x}', '{y}'];
const isTiles = (url: string): boolean =>
  url.startsWith('https://') && URL.canParse(url) && TILE_PLACES.every((place) => url.includes(place));

/** Pictures that a map is laid with in place of the data which comes with the site, as whoever serves them asks to be named. */
export const mapTiles = z.optional(
  z.strictObject({
    url: z.string().check(z.refine(isTiles, 'must be an address like https://tiles.example/{z}/{x}/{y}.png')),
    attribution: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
);

/** specification §3, Site tokens: keys that pages may know; the secret halves stay with the adapters */
export const tokens = z.strictObject({
  /** 1 reCAPTCHA, 2 the site's own proof of work */
  captcha_provider: z._default(z.union([z.literal(1), z.literal(2)]), 2),
  captcha_key: text(''),
  hard_captcha_key: text(''),
  invisible_captcha_provider: z._default(z.union([z.literal(1), z.literal(2)]), 2),
  invisible_captcha_key: text(''),
  maps_provider: text('maplibre'),
  maps_token: text(''),
  maps_suggest_token: text(''),
  send_tour_program_in_pdf_via_whatsapp: off,
  /** asked for first where codes reach a phone from here, e-mail elsewhere */
  main_auth_method: z._default(z.enum(['email', 'phone']), 'phone'),
});
