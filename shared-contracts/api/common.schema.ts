import * as z from 'zod/mini';
import { EMAIL, EMAIL_MAX } from '../domain/email.ts';
import { tidyLine, tidyText } from '../domain/tidy-text.ts';

/** a rule that the kind of the check does not tell */
export type NamedRule = 'required' | 'email' | 'phone' | 'code' | 'chatId' | 'tourId';
/** Says by name which rule a value broke: the api has its text in every language of the site (specification §5). */
export const rule = (name: NamedRule): string => name;

/** Shapes that several domains share. `image` is a URL template: see `pictureUrl` in domain/picture. */
export const mediaItem = z.object({
  /** URL template with the placeholder {size}, for instance /media/art/x/{size}.jpg */
  image: z.string(),
  alt: z.string(),
  /** dominant colour, shown until the picture is there */
  placeholder: z.string(),
  /** what must be seen when the picture is cropped, in percent from the left and the top; left out: `lookOf` in domain/picture */
  focus: z.optional(z.object({ x: z.number(), y: z.number() })),
  /** the picture at a size of a few px, as a data URL, shown blurred until it is there */
  preview: z.optional(z.string()),
  video_url: z.optional(z.string()),
});
export type MediaItem = z.infer<typeof mediaItem>;

/** Date takes 31 February for 3 March */
const isOnCalendar = (date: string): boolean => {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
};
/** calendar date, YYYY-MM-DD */
export const calendarDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isOnCalendar));
/** instant, ISO 8601 in UTC */
export const instant = z.string();

/** BCP 47: what a text is written in; left out when nobody knows */
export const contentLanguage = z.optional(z.string());

export const placeRef = z.object({ id: z.number(), name: z.string(), slug: z.string() });
export type PlaceRef = z.infer<typeof placeRef>;

/**
 * How an amount that is charged in one currency is read in another: units of `to` for one unit of `from`. What a page adds up in the
 * reader's currency it converts by this (convertAt in domain/money), and says of which day it is.
 */
export const exchangeRate = z.object({
  /** ISO 4217: what is charged */
  from: z.string(),
  /** ISO 4217: what the visitor reads */
  to: z.string(),
  value: z.number(),
  /** of the older of the two rates it is made of */
  day: calendarDate,
});
export type ExchangeRate = z.infer<typeof exchangeRate>;

/** the body of every error answer (specification §8) */
export const errorBody = z.object({
  message: z.string(),
  /** stable, snake_case */
  code: z.string(),
  /** captcha, hard_captcha, redirect */
  type: z.optional(z.string()),
  url: z.optional(z.string()),
  /** field → messages */
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  /** trace id of the request: what logs of the shell and the api are searched for */
  request_id: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorBody>;

export const email = z.string().check(z.trim(), z.maxLength(EMAIL_MAX), z.regex(EMAIL, rule('email')));
/** for text that people write: a check that goes before those of its length */
export const tidied = () => z.overwrite(tidyText);
/** the same for a name or whatever else is one line */
export const tidiedLine = () => z.overwrite(tidyLine);
export const uuid = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i));
export const ok = z.object({ result: z.literal(true) });

/** where a tour goes on a day; a place that has a name in the reader's language says which that is, others are of the tour's texts */
export const routePoint = z.object({
  name: z.string(),
  name_language: z.optional(z.string()),
  lat: z.number(),
  lng: z.number(),
  day: z.number(),
});

export const page = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), total: z.number(), page: z.number(), per_page: z.number() });

const MAX_ID = 2_147_483_647;
/** number of a record, in a body; `broken` names the rule for what is no number at all */
export const recordId = (broken?: string) => z.number(broken).check(z.int(), z.minimum(1), z.maximum(MAX_ID));
/** the same in a query, where everything is text: digits, not whatever else reads as a number ('1e3', '0x10') */
export const recordIdText = (broken?: string) =>
  z.pipe(
    z.pipe(z.string(broken).check(z.regex(/^(0|[1-9]\d*)$/, broken)), z.transform(Number)),
    recordId(broken),
    // callers write a number; it arrives as text
  ) as unknown as z.ZodMiniType<number, number>;
