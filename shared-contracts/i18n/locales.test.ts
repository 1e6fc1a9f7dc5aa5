import { describe, expect, it } from '@jest/globals';
import {
  availableLocales,
  defaultCurrencyOf,
  LOCALES,
  localeOf,
  prefixedLocaleOf,
  withoutLocaleSuffix,
  withoutPrefix,
  withPrefix,
} from './locales.ts';

describe('the languages of the site', () => {
  it('have their names, addresses, currencies and ids', () => {
    expect(
      LOCALES.map(({ code, iso, name, prefix, dir, currency, localizationId }) =>
        [code, iso, name, prefix, dir, currency, localizationId].join(' '),
      ),
    ).toEqual([
      'en-US en-US English  ltr USD ',
      'de de-DE Deutsch /de ltr EUR 2',
      'zh zh-CN 简体中文 /zh ltr CNY 3',
      'ru ru-RU Русский /ru ltr RUB 4',
    ]);
  });

  it.each([
    [false, ['en-US', 'de', 'zh']],
    [true, ['en-US', 'de', 'zh', 'ru']],
  ])('with Russian available: %s', (russian, codes) => {
    expect(availableLocales(russian).map(({ code }) => code)).toEqual(codes);
  });

  it.each([
    ['de-DE', 'de'],
    ['de', 'de'],
    ['de-AT', 'de'],
    ['ZH', 'zh'],
    ['en-GB', 'en-US'],
    ['fr-FR', 'en-US'],
    ['', 'en-US'],
  ])('%p is read as %s', (iso, code) => {
    expect(localeOf(iso).code).toBe(code);
  });

  it.each([
    ['en-US', 'Jun 14, 2027', '06/14/2027'],
    ['de-DE', '14. Juni 2027', '14.06.2027'],
    ['zh-CN', '2027年6月14日', '2027/06/14'],
    ['ru-RU', '14 июн. 2027 г.', '14.06.2027'],
  ])('a date in %s is %s, in numbers %s', (iso, short, numeric) => {
    const date = new Date('2027-06-14T00:00:00Z');
    const { dates } = localeOf(iso);
    const write = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(iso, { ...options, timeZone: 'UTC' }).format(date);
    expect([write(dates.short), write(dates.numeric)]).toEqual([short, numeric]);
  });

  it.each([
    ['en-US', ['EUR', 'USD'], 'USD'],
    ['de-DE', ['EUR', 'USD'], 'EUR'],
    ['zh-CN', ['EUR', 'USD', 'CNY'], 'CNY'],
    ['zh-CN', ['EUR', 'USD'], 'USD'],
    ['ru-RU', ['RUB', 'USD'], 'RUB'],
  ])('prices of %s on a site with %j begin in %s', (iso, currencies, currency) => {
    expect(defaultCurrencyOf(iso, currencies, 'USD')).toBe(currency);
  });
});

describe('prefixes', () => {
  it.each<[string, string | undefined]>([
    ['/de', 'de'],
    ['/de/tours', 'de'],
    ['/ru/tours', 'ru'],
    ['/tours', undefined],
    ['/denmark', undefined],
    ['/zhejiang/walk-1', undefined],
    ['/DE/tours', undefined],
    ['/', undefined],
  ])('%s is below the prefix of %s', (path, code) => {
    expect(prefixedLocaleOf(path)?.code).toBe(code);
  });

  it.each([
    ['/de/tours', '/de', '/tours'],
    ['/de', '/de', '/'],
    ['/denmark', '/de', '/denmark'],
    ['/tours', '', '/tours'],
  ])('%s without %p is %s, and back', (path, prefix, bare) => {
    expect(withoutPrefix(path, prefix)).toBe(bare);
    if (path !== bare) expect(withPrefix(bare, prefix)).toBe(path);
  });
});

describe('names of routes', () => {
  it.each([
    ['tour___de', 'tour'],
    ['blog-slug___en-US', 'blog-slug'],
    ['/tours___ru', '/tours'],
    ['tour', 'tour'],
    ['tour__de', 'tour__de'],
    ['tour___deu', 'tour___deu'],
    ['tour___de-x', 'tour___de-x'],
    ['___de-tour', '___de-tour'],
  ])('%s is %s', (name, bare) => {
    expect(withoutLocaleSuffix(name)).toBe(bare);
  });
});
