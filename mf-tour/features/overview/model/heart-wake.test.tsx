import { afterEach, expect, it } from '@jest/globals';
import { heartWake } from './heart-wake.ts';

const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a browser has it
  document.cookie = cookie;
};
afterEach(() => setCookie('favorite_tours=; path=/; max-age=0'));

it.each([
  ['no favourites', '', 'interaction'],
  ['an empty list', 'favorite_tours=; path=/', 'interaction'],
  ['favourites', 'favorite_tours=42,7; path=/', 'start'],
])('the heart of a guest whose browser has %s: %j, %s', (_what, cookie, wake) => {
  if (cookie) setCookie(cookie);
  expect(heartWake()).toBe(wake);
});
