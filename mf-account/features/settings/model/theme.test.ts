import { expect, it } from '@jest/globals';
import { themeIn } from './theme.ts';

it.each([
  ['', 'auto'],
  ['theme=dark', 'dark'],
  ['a=1; theme=light; b=2', 'light'],
  ['my_theme=dark', 'auto'],
  ['theme=darkest', 'auto'],
])('of the cookies “%s” the theme is %s', (cookies, theme) => {
  expect(themeIn(cookies)).toBe(theme);
});
