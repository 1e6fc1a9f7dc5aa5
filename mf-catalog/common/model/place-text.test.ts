import { expect, it } from '@jest/globals';
import { textParts } from './place-text.ts';

it.each([
  ['', '', ''],
  ['<p>One.</p>', '<p>One.</p>', ''],
  ['<p>One <b>b</b>.</p>\n<p>Two.</p><p>Three.</p>', '<p>One <b>b</b>.</p>', '<p>Two.</p><p>Three.</p>'],
  ['<h2>A heading</h2><p>One.</p>', '', '<h2>A heading</h2><p>One.</p>'],
])('%s begins with %s', (html, first, rest) => {
  expect(textParts(html)).toEqual({ first, rest });
});
