import { expect, it } from '@jest/globals';
import { isOwnAnswer, isUnknownToApi, told } from './own-answer.ts';

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

it.each([
  ['a call', NOT_FOUND, 'http://localhost:3000/api/spa/blog-post?slug=slug', ': /api/spa/blog-post', true],
  [
    'a call that there is not',
    NOT_FOUND,
    'http://localhost:3000/api/spa/tours/slug/reviews?page=1',
    ': /api/spa/tours/slug/reviews',
    false,
  ],
  [
    'a call that has an answer to everything',
    NOT_FOUND,
    'http://localhost:3000/api/spa/regions',
    ': /api/spa/regions',
    false,
  ],
  [
    'a file',
    NOT_FOUND,
    'http://localhost:3000/cdn/remotes/mf-tour/1.0.0/browser/a.js',
    ': /cdn/remotes/mf-tour/1.0.0/browser/a.js',
    false,
  ],
  [
    'a call that fails',
    NOT_FOUND.replace('404 (Not Found)', '500 ()'),
    'http://localhost:3000/api/spa/tours',
    ': /api/spa/tours',
    false,
  ],
  ['an error of a script', 'TypeError: seats is undefined', 'http://localhost:3000/api/x', '', false],
  ['a line of nowhere', NOT_FOUND, '', '', false],
])('%s that a page complains of is told with its address', (_what, text, url, address, isUnknown) => {
  expect(told({ text, url })).toBe(text + address);
  expect(isUnknownToApi(told({ text, url }))).toBe(isUnknown);
});
