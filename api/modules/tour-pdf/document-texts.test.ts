import { describe, expect, it } from '@jest/globals';
import { documentTexts } from './document-texts.ts';

describe('texts of the document', () => {
  it.each([
    ['en-US', '1 day', '14–21 Jun 2027', '3,920 m', 'English and Kyrgyz'],
    ['de-DE', '1 Tag', '14.–21. Juni 2027', '3.920 m', 'Englisch und Kirgisisch'],
    ['ru-RU', '1 день', '14–21 июн. 2027 г.', '3 920 м', 'английский и киргизский'],
    ['zh-CN', '1 天', '2027年6月14日–21日', '3,920米', '英语和吉尔吉斯语'],
  ])('%s', (locale, days, dates, length, languages) => {
    const texts = documentTexts(locale);
    const plain = (text: string) => text.replace(/\s/g, ' ').replaceAll(' – ', '–');
    expect(texts.t('facts.daysValue', { count: 1 })).toBe(days);
    expect(plain(texts.dates('2027-06-14', '2027-06-21'))).toBe(dates);
    expect(plain(texts.length(3920, 'meter'))).toBe(length);
    expect(texts.languages(['en', 'ky'])).toBe(languages);
  });

  it('leaves a language alone that is written as a name', () => {
    expect(documentTexts('en-US').languages(['en', 'Tok Pisin <b>'])).toBe('English and Tok Pisin <b>');
  });

  it.each([
    [1, '1 день'],
    [3, '3 дня'],
    [8, '8 дней'],
    [21, '21 день'],
  ])('Russian counts %d as %s', (count, text) => {
    expect(documentTexts('ru-RU').t('facts.daysValue', { count })).toBe(text);
  });
});
