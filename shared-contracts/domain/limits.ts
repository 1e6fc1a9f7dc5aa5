/** Business constants of specification §9 that more than one package needs. */
export const PRICE_RANGE = { min: 0, max: 200_000 } as const;
export const PRICE_PER_DAY_RANGE = { min: 0, max: 30_000 } as const;
export const DAYS_RANGE = { min: 0, max: 20 } as const;
export const MIN_AGE_RANGE = { min: 1, max: 17 } as const;
/** upper end of the price slider by currency, whole units */
export const DEFAULT_MAX_PRICE: Readonly<Record<string, number>> = {
  EUR: 5000,
  USD: 5000,
  RUB: 200_000,
  CNY: 20_000,
  BYN: 10_000,
  KZT: 1_000_000,
};
export const TOURS_PER_PAGE = 12;
export const BLOG_PER_PAGE = 20;
export const SIMILAR_POSTS = 3;
export const TOUR_REVIEWS = 3;
export const ORGANIZER_REVIEWS = 5;
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
/** tourists in one request */
export const TOURISTS_MAX = 20;
