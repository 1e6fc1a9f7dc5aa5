import { expect, it } from '@jest/globals';
import { isOwnAnswer } from './own-answer.ts';

const PAGE = 'http://localhost:3000/success';
const NOT_FOUND = 'Failed to load resource: the server responded with a status of 404 (Not Found)';

it.each([
  ['its own status', NOT_FOUND, PAGE, true],
  ['the status of a file', NOT_FOUND, 'http://localhost:3000/cdn/remotes/mf-booking/1.0.0/browser/a.js', false],
  ['the status of another page', NOT_FOUND, `${PAGE}/data`, false],
  ['an error of its own script', 'TypeError: seats is undefined', PAGE, false],
])('a page that says %s', (_what, text, url, isOwn) => {
  expect(isOwnAnswer({ text, url }, PAGE)).toBe(isOwn);
});
