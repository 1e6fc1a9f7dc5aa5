import { afterEach, expect, it } from '@jest/globals';
import { setCookie, THEME_COOKIE } from '../layout/cookies.ts';
import theme from './theme.ts';

const systemIs = (matches: boolean) =>
  Object.assign(window, { matchMedia: () => ({ matches, addEventListener: () => undefined }) });

afterEach(() => {
  setCookie(THEME_COOKIE, '', 0);
  delete document.documentElement.dataset.theme;
});

it.each([
  ['light', '', false],
  ['dark', '', true],
  // of a page that all visitors have: no server has written it into the HTML
  ['dark', 'dark', false],
  ['light', 'light', true],
] as const)('shows %s where "%s" was chosen and the system is dark: %s', (expected, chosen, isDark) => {
  systemIs(isDark);
  if (chosen) setCookie(THEME_COOKIE, chosen, 100);
  theme(THEME_COOKIE);
  expect(document.documentElement.dataset.theme).toBe(expected);
});
