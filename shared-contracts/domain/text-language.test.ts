import { describe, expect, it } from '@jest/globals';
import { foreignLanguage } from './text-language.ts';

describe('language of a text', () => {
  it.each([
    ['en', 'en-US', undefined],
    ['en-US', 'en-US', undefined],
    ['en-GB', 'en-US', 'en-GB'],
    ['ru', 'en-US', 'ru'],
    ['en', 'ru-RU', 'en'],
    ['zh', 'zh-CN', undefined],
    ['zh-Hant', 'zh-CN', 'zh-Hant'],
    // a language whose code begins with another one's
    ['fil', 'fi-FI', 'fil'],
    ['fi', 'fil-PH', 'fi'],
    [undefined, 'de-DE', undefined],
    ['', 'de-DE', undefined],
  ])('%s on a page in %s: %s', (language, locale, lang) => {
    expect(foreignLanguage(language, locale)).toBe(lang);
  });
});
