import cookie from '@fastify/cookie';
import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { keepVisit, visitCookies } from './visit-cookies.ts';

const THREE_DAYS = 259_200;

describe('what an address leaves behind', () => {
  it.each([
    ['nothing', '/tours?page=2', []],
    [
      'the campaign, for three days',
      '/?utm_source=mail&utm_campaign=spring%20walks&utm_content=b&utm_medium=cpc',
      [
        { name: 'utm_source', value: 'mail', maxAge: THREE_DAYS },
        { name: 'utm_campaign', value: 'spring walks', maxAge: THREE_DAYS },
        { name: 'utm_content', value: 'b', maxAge: THREE_DAYS },
      ],
    ],
    [
      'request and subscriber, for half a year',
      '/tours?last_request_id=31&subscriber_id=s-7#top',
      [
        { name: 'last_request_id', value: '31', maxAge: 15_552_000 },
        { name: 'subscriber_id', value: 's-7', maxAge: 15_552_000 },
      ],
    ],
    ['nothing that is empty', '/?utm_source=&last_request_id=%20', []],
    [
      'the selection’s token, until the browser closes',
      '/tours?tour-selection-token=31-abc',
      [{ name: 'tour_selection_token', value: '31-abc' }],
    ],
    ['no token that can be none', '/tours?tour-selection-token=abc', []],
  ])('%s', (_title, address, cookies) => {
    expect(visitCookies(address)).toEqual(cookies);
  });

  it('cuts what is too long for a cookie', () => {
    expect(visitCookies(`/?utm_source=${'x'.repeat(5000)}`)[0]?.value).toHaveLength(200);
  });
});

describe('a visitor by a link of a campaign', () => {
  const come = async (choice?: string) => {
    const app = Fastify();
    await app.register(cookie);
    app.get('/', (request, reply) => {
      keepVisit(request, reply, false);
      return reply.send('');
    });
    const url = '/?utm_source=mail&last_request_id=31';
    const { cookies } = await app.inject({ url, ...(choice ? { cookies: { cookie_choice: choice } } : {}) });
    await app.close();
    return cookies.map(({ name }) => name);
  };

  it.each([
    [undefined, ['utm_source', 'last_request_id']],
    ['campaigns', ['utm_source', 'last_request_id']],
    ['statistics', ['last_request_id']],
    ['none', ['last_request_id']],
  ])('who chose %s keeps %j', async (choice, names) => {
    expect(await come(choice)).toEqual(names);
  });
});
