import { describe, expect, it } from '@jest/globals';
import { type ApiError, apiErrorText, toApiError, withRetryAfter } from './api-error.ts';

const LATER = 'Please try again later';
const OFFLINE = 'No connection. Check it and try again.';
const refused = (status: number, more: Partial<Extract<ApiError, { kind: 'refused' }>>): ApiError => ({
  kind: 'refused',
  status,
  code: 'x',
  message: 'No',
  fields: {},
  ...more,
});

describe('what can go wrong with a call, and what the person is told', () => {
  it.each<[string, unknown, ApiError, string]>([
    ['a refusal', { status: 404, data: { message: 'No', code: 'x' } }, refused(404, {}), 'No'],
    [
      'a refusal by field',
      { status: 422, data: { message: 'Check the form', code: 'invalid', errors: { email: ['Required field'] } } },
      refused(422, { code: 'invalid', message: 'Check the form', fields: { email: ['Required field'] } }),
      'Check the form',
    ],
    [
      'a refusal that names its request',
      { status: 500, data: { message: 'No', code: 'x', request_id: '4bf92f3577b34da6a3ce929d0e0e4736' } },
      refused(500, { reference: '4bf92f3577b34da6a3ce929d0e0e4736' }),
      'No',
    ],
    [
      'a captcha',
      { status: 429, data: { message: 'Are you a person?', code: 'captcha', type: 'captcha' } },
      { kind: 'captcha', hard: false, message: 'Are you a person?' },
      'Are you a person?',
    ],
    [
      'a hard captcha',
      { status: 429, data: { message: 'Are you a person?', code: 'captcha', type: 'hard_captcha' } },
      { kind: 'captcha', hard: true, message: 'Are you a person?' },
      'Are you a person?',
    ],
    [
      'too many calls',
      { status: 429, data: { message: 'Slow down', code: 'x' } },
      refused(429, { message: 'Slow down' }),
      'Slow down',
    ],
    [
      'a captcha that comes with another status is none',
      { status: 400, data: { message: 'No', code: 'x', type: 'captcha' } },
      refused(400, {}),
      'No',
    ],
    [
      'a way to elsewhere',
      { status: 403, data: { message: 'Moved', code: 'x', type: 'redirect', url: 'https://crm.test/' } },
      { kind: 'redirect', url: 'https://crm.test/' },
      LATER,
    ],
    [
      'a way to elsewhere that leads nowhere',
      { status: 403, data: { message: 'No', code: 'x', type: 'redirect' } },
      refused(403, {}),
      'No',
    ],
    [
      'too many tries, with the seconds to wait',
      { status: 429, data: withRetryAfter({ message: 'No', code: 'x' }, new Headers({ 'retry-after': '42' })) },
      refused(429, { retryAfter: 42 }),
      'No',
    ],
    [
      'too many tries, until nobody knows when',
      { status: 429, data: withRetryAfter({ message: 'No', code: 'x' }, new Headers({ 'retry-after': 'tomorrow' })) },
      refused(429, {}),
      'No',
    ],
    ['no connection', { status: 'FETCH_ERROR', error: 'TypeError: fetch failed' }, { kind: 'offline' }, OFFLINE],
    ['no answer in time', { status: 'TIMEOUT_ERROR', error: 'x' }, { kind: 'offline' }, OFFLINE],
    [
      'an answer that is no JSON',
      { status: 'PARSING_ERROR', originalStatus: 502, data: '<html>', error: 'x' },
      { kind: 'broken', message: 'PARSING_ERROR' },
      LATER,
    ],
    ['a status without our words', { status: 500, data: 'oops' }, { kind: 'broken', message: 'HTTP 500' }, LATER],
    ['a status without anything', { status: 500 }, { kind: 'broken', message: 'HTTP 500' }, LATER],
    [
      'a fault of ours',
      new TypeError('x is not a function'),
      { kind: 'broken', message: 'x is not a function' },
      LATER,
    ],
    ['an object of nobody', {}, { kind: 'broken', message: 'unknown' }, LATER],
    ['nothing', undefined, { kind: 'broken', message: 'undefined' }, LATER],
    ['a string', 'oops', { kind: 'broken', message: 'oops' }, LATER],
  ])('%s', (_title, error, expected, words) => {
    const problem = toApiError(error);
    expect(problem).toEqual(expected);
    expect(apiErrorText(problem)).toBe(words);
  });
});
