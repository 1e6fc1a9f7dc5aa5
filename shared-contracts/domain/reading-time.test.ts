import { describe, expect, it } from '@jest/globals';
import { lengthOf, readingMinutes } from './reading-time.ts';

describe('how long a text is read', () => {
  it.each([
    ['en-US', 'It’s 3,530 metres — eight people, one stove.', 7],
    ['de', 'Der Veranstalter-Kreis geht um 8 Uhr los.', 8],
    ['ru', 'Мы идём медленно.', 3],
    ['zh', '我们慢慢走，不急。OK', 7],
  ] as const)('%s: %s has %i', (locale, text, length) => {
    expect(lengthOf(text, locale)).toBe(length);
  });

  it.each([
    ['en-US', 'word ', 100, 1],
    ['en-US', 'word ', 1140, 5],
    ['de', 'Wort ', 1140, 6],
    ['ru', 'слово ', 1140, 6],
    ['zh', '走', 1140, 4],
    ['zh', '', 0, 1],
  ] as const)('%s: %j × %i takes %i min', (locale, word, times, minutes) => {
    expect(readingMinutes(word.repeat(times), locale)).toBe(minutes);
  });

  it('pictures take their time as well', () => {
    expect(readingMinutes('word '.repeat(1140), 'en-US', 5)).toBe(6);
  });
});
