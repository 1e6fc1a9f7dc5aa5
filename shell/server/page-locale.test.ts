import { availableLocales } from '@cairn/shared-contracts/i18n/locales';
import { describe, expect, it } from '@jest/globals';
import { pageLocale, preferredLocale } from './page-locale.ts';

const WITHOUT_RUSSIAN = availableLocales(false);
const WITH_RUSSIAN = availableLocales(true);

interface Visitor {
  chosen?: string;
  acceptLanguage?: string;
  hasRussian?: boolean;
}

function answer(path: string, { chosen, acceptLanguage, hasRussian = false }: Visitor = {}): string {
  const available = hasRussian ? WITH_RUSSIAN : WITHOUT_RUSSIAN;
  const found = pageLocale({ url: new URL(`https://cairn.test${path}`), available, chosen, acceptLanguage });
  return found.kind === 'page' ? found.locale.code : `${found.status} ${found.location}`;
}

describe('the language of an address', () => {
  it.each<[string, string, Visitor?]>([
    ['/tours', 'en-US'],
    ['/de', 'de'],
    ['/de/tours?days=3', 'de'],
    ['/zh/walk-42', 'zh'],
    ['/denmark', 'en-US'],
    ['/ru/tours', 'ru', { hasRussian: true }],
    // the page route answers 404
    ['/ru/tours', 'en-US'],
    // a deep link shows what it names
    ['/tours', 'en-US', { acceptLanguage: 'de', chosen: 'de-DE' }],
    ['/de/tours', 'de', { acceptLanguage: 'zh', chosen: 'en-US' }],
  ])('%s is %s', (path, expected, visitor = {}) => {
    expect(answer(path, visitor)).toBe(expected);
  });

  it.each<[string, string, Visitor?]>([
    ['/en-US/tours?page=2', '301 /tours?page=2'],
    ['/en-us', '301 /'],
    ['/en', '301 /'],
    ['/en/', '301 /'],
    ['/en/walk-42', '301 /walk-42'],
    ['/de-DE/tours', '301 /de/tours'],
    ['/DE/tours', '301 /de/tours'],
    ['/zh-CN', '301 /zh'],
    ['/ru-RU/tours', '301 /ru/tours', { hasRussian: true }],
    ['/ru-RU/tours', 'en-US'],
    ['/en//other.example/x', '301 /other.example/x'],
    ['/en-GB/tours', 'en-US'],
    ['/tours___de?page=2', '301 /tours?page=2'],
    ['/de/walk-42___en-US', '301 /de/walk-42'],
  ])('%s: %s, for each page has one address', (path, expected, visitor = {}) => {
    expect(answer(path, visitor)).toBe(expected);
  });
});

describe('somebody comes to the root', () => {
  it.each<[string, string, Visitor]>([
    ['for the first time, with a German browser', '302 /de', { acceptLanguage: 'de-AT,de;q=0.9,en;q=0.8' }],
    ['for the first time, with an English browser', 'en-US', { acceptLanguage: 'en-GB,de;q=0.5' }],
    ['with a browser that speaks nothing of ours', 'en-US', { acceptLanguage: 'fr-FR,fr' }],
    ['as a search engine', 'en-US', {}],
    ['with a Russian browser, where there is no Russian', 'en-US', { acceptLanguage: 'ru' }],
    ['with a Russian browser, where there is', '302 /ru', { acceptLanguage: 'ru', hasRussian: true }],
    ['after choosing English in a German browser', 'en-US', { acceptLanguage: 'de', chosen: 'en-US' }],
    ['after choosing German in an English browser', '302 /de', { acceptLanguage: 'en', chosen: 'de-DE' }],
    ['after choosing Russian, which was taken away', 'en-US', { acceptLanguage: 'de', chosen: 'ru-RU' }],
    ['with a cookie of something else', 'en-US', { acceptLanguage: 'de', chosen: '1' }],
  ])('%s: %s', (_title, expected, visitor) => {
    expect(answer('/', visitor)).toBe(expected);
  });

  it('keeps what a campaign wrote into the address', () => {
    expect(answer('/?utm_source=x', { acceptLanguage: 'zh' })).toBe('302 /zh?utm_source=x');
  });
});

describe('what a browser would rather read', () => {
  it.each([
    ['de', 'de'],
    ['fr, zh-Hant;q=0.7, de;q=0.9', 'de'],
    ['en;q=0.1, zh;q=0.2', 'zh'],
    ['de;q=0, en', 'en-US'],
    ['*', undefined],
    [';;q=x,', undefined],
    ['', undefined],
  ])('of %p: %s', (header, code) => {
    expect(preferredLocale(header, WITHOUT_RUSSIAN)?.code).toBe(code);
  });
});
