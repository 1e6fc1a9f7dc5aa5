import { describe, expect, it } from '@jest/globals';
import { languageLine, languageNames } from './language-names.ts';

const CODES = ['ky', 'ru', 'en'];

describe('languages that an organizer speaks', () => {
  it.each([
    ['ru-RU', 'Киргизский, русский, английский', 'Киргизский, Русский, Английский'],
    ['de-DE', 'Kirgisisch, Russisch, Englisch', 'Kirgisisch, Russisch, Englisch'],
    ['en-US', 'Kyrgyz, Russian, English', 'Kyrgyz, Russian, English'],
  ])('are said in %s as a line, and each for itself', (locale, line, each) => {
    expect(languageLine(CODES, locale).join(', ')).toBe(line);
    expect(languageNames(CODES, locale).join(', ')).toBe(each);
  });
});
