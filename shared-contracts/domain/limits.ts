import type { SpecifiedCurrency } from './currencies.ts';

/**
 * Business constants. Those of specification §9 are named in limits.test.ts one by one; numbers of the interface are in
 * ui/constants.ts, defaults of a site variant in site.ts.
 */

/** what the filter's ranges are clamped to, whole units of the visitor's currency; further for some: priceLimitsOf in max-price.ts */
export const PRICE_RANGE = { min: 0, max: 200_000 } as const;
export const PRICE_PER_DAY_RANGE = { min: 0, max: 30_000 } as const;
export const DAYS_RANGE = { min: 0, max: 20 } as const;
/** circle around a place, kilometres: up to a hemisphere, as a map of half the world asks for */
export const RADIUS_RANGE = { min: 1, max: 10_000 } as const;
export const MIN_AGE_RANGE = { min: 1, max: 17 } as const;

type PriceByCurrency = Readonly<Record<SpecifiedCurrency, number>>;
/** upper end of the price slider by currency, whole units */
export const DEFAULT_MAX_PRICE: PriceByCurrency = {
  EUR: 5000,
  USD: 5000,
  RUB: 200_000,
  CNY: 20_000,
  BYN: 10_000,
  KZT: 1_000_000,
};
/** two further sets of specification §9, which does not say what they are for. The first: upper end of the price per day */
export const DEFAULT_MAX_PRICE_PER_DAY: PriceByCurrency = {
  EUR: 500,
  USD: 500,
  RUB: 20_000,
  CNY: 2000,
  BYN: 1000,
  KZT: 100_000,
};
/** the second: step of the slider for the price of a tour */
export const PRICE_STEP: PriceByCurrency = { EUR: 50, USD: 50, RUB: 1000, CNY: 200, BYN: 100, KZT: 5000 };

export const TOURS_PER_PAGE = 12;
export const BLOG_PER_PAGE = 20;
export const SIMILAR_POSTS = 3;
/** most that the call for tours like one gives */
export const SIMILAR_TOURS_MAX = 24;
export const TOUR_REVIEWS = 3;
export const ORGANIZER_REVIEWS = 5;
/** members on a page of the club */
export const ORGANIZERS_PER_PAGE = 12;
export const CHAT_PAGE = 20;

export const CODE_LENGTH = 5;
export const PHONE_MAX_LENGTH = 18;
/** one-time codes: lifetime in seconds, tries, and the wait before another may be sent, in seconds */
export const CODE_TTL_SECONDS = 600;
export const CODE_MAX_TRIES = 5;
export const CODE_RESEND_SECONDS = 45;

/** seconds a browser and the api may keep a conversion (specification §7) */
export const CONVERSION_CACHE_SECONDS = 60;

/** characters of one chat message */
export const CHAT_MESSAGE_MAX = 4000;
/** characters of what an organizer writes to the tourist with an answer to a request */
export const REQUEST_ANSWER_MAX = 2000;
/** a private departure takes a party of its own */
export const PRIVATE_PARTY_MIN = 2;
/** requests that one person may have confirmed or waiting without having paid */
export const UNPAID_REQUESTS_MAX = 4;
/** tourists in one request */
export const TOURISTS_MAX = 20;

/** codes of the countries that measure in miles and feet: units.ts knows which they are */
export const NON_METRIC_COUNTRIES: readonly number[] = [31, 114, 228];

const DAY_SECONDS = 86_400;
/** how long the browser keeps a cookie, seconds */
export const COOKIE_SECONDS = {
  /** the cookie notice stays away */
  notice: 180 * DAY_SECONDS,
  /** utm_source, utm_campaign, utm_content */
  campaign: 3 * DAY_SECONDS,
  country: 180 * DAY_SECONDS,
  /** i18n_redirected, lax */
  locale: 365 * DAY_SECONDS,
  /** i18n_currency; empty when the default is chosen */
  currency: 365 * DAY_SECONDS,
  /** last_request_id */
  lastRequest: 15_552_000,
  /** subscriber_id */
  subscriber: 15_552_000,
} as const;

/** characters of a password. Longer is better, other rules are not (NIST SP 800-63B, 5.1.1.2) */
export const PASSWORD_MIN = 8;
