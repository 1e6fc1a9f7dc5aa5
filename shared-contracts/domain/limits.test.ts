import { describe, expect, it } from '@jest/globals';
import * as limits from './limits.ts';
import { siteConfig } from './site.ts';
import { TOUR_EMOJIS } from './site-defaults.ts';

const DAY = 24 * 60 * 60;
const byCurrency = (EUR: number, USD: number, RUB: number, CNY: number, BYN: number, KZT: number) => ({
  EUR,
  USD,
  RUB,
  CNY,
  BYN,
  KZT,
});

describe('numbers of specification §9', () => {
  it.each<[string, unknown, unknown]>([
    ['price range', limits.PRICE_RANGE, { min: 0, max: 200_000 }],
    ['price per day', limits.PRICE_PER_DAY_RANGE, { min: 0, max: 30_000 }],
    ['days', limits.DAYS_RANGE, { min: 0, max: 20 }],
    ['default maximum prices', limits.DEFAULT_MAX_PRICE, byCurrency(5000, 5000, 200_000, 20_000, 10_000, 1_000_000)],
    ['the first further set', limits.DEFAULT_MAX_PRICE_PER_DAY, byCurrency(500, 500, 20_000, 2000, 1000, 100_000)],
    ['the second further set', limits.PRICE_STEP, byCurrency(50, 50, 1000, 200, 100, 5000)],
    ['minimum age', limits.MIN_AGE_RANGE, { min: 1, max: 17 }],
    ['chat page', limits.CHAT_PAGE, 20],
    ['organizer reviews per page', limits.ORGANIZER_REVIEWS, 5],
    ['blog page', limits.BLOG_PER_PAGE, 20],
    ['similar posts', limits.SIMILAR_POSTS, 3],
    ['tour reviews', limits.TOUR_REVIEWS, 3],
    ['phone', limits.PHONE_MAX_LENGTH, 18],
    ['code', limits.CODE_LENGTH, 5],
    ['conversion cache, s', limits.CONVERSION_CACHE_SECONDS, 60],
    ['non-metric countries', limits.NON_METRIC_COUNTRIES, [31, 114, 228]],
    ['cookie notice', limits.COOKIE_SECONDS.notice, 180 * DAY],
    ['campaign cookies', limits.COOKIE_SECONDS.campaign, 3 * DAY],
    ['country cookie', limits.COOKIE_SECONDS.country, 180 * DAY],
    ['locale cookie', limits.COOKIE_SECONDS.locale, 365 * DAY],
    ['currency cookie', limits.COOKIE_SECONDS.currency, 365 * DAY],
    ['last_request_id', limits.COOKIE_SECONDS.lastRequest, 15_552_000],
    ['subscriber_id', limits.COOKIE_SECONDS.subscriber, 15_552_000],
  ])('%s', (_name, constant, number) => {
    expect(constant).toEqual(number);
  });

  it('a site variant starts with the defaults', () => {
    const site = siteConfig.parse({});
    expect(site.uikit).toMatchObject({ defaultModalWidth: 489, defaultCountry: 'US' });
    expect(site.cashback).toMatchObject({ isActive: false, percent: 20 });
    expect(TOUR_EMOJIS).toHaveLength(32);
  });
});
