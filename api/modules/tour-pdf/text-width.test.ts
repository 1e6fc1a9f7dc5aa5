import { expect, it } from '@jest/globals';
import { shortened, widthOf } from './text-width.ts';

it.each([
  ['Ala-Köl', 7],
  ['Перевал', 7],
  ['天山徒步', 8],
  ['第 12 天', 8],
])('%s is as wide as %d letters', (text, width) => expect(widthOf(text)).toBe(width));

it.each([
  ['Ala-Köl pass', 12, 'Ala-Köl pass'],
  ['Большое кольцо: перевалы и озёра', 24, 'Большое кольцо…'],
  ['天山特斯克伊山脉徒步：三座山口', 22, '天山特斯克伊山脉徒步…'],
  ['Достопримечательности', 10, 'Достоприм…'],
])('%s within %d letters is %s', (text, letters, short) => expect(shortened(text, letters)).toBe(short));
