import { describe, expect, it } from '@jest/globals';
import { textLinks } from './text-links.ts';

const MAP = 'https://maps.example/?q=42.49,78.39';

describe('web addresses in a text', () => {
  it.each([
    ['At nine, under the clock.', ['At nine, under the clock.']],
    [`Here: ${MAP}.`, ['Here: ', `<${MAP}>`, '.']],
    [`(${MAP}), or ${MAP}`, ['(', `<${MAP}>`, '), or ', `<${MAP}>`]],
    ['javascript:alert(1) and ftp://x', ['javascript:alert(1) and ftp://x']],
    ['http://', ['http://']],
    ['https://[ is none', ['https://[ is none']],
  ])('%s', (text, expected) => {
    expect(textLinks(text).map(({ text: words, href }) => (href ? `<${href}>` : words))).toEqual(expected);
  });
});
