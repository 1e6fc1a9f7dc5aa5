import { describe, expect, it } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { aToken } from '../testing/a-token.ts';
import {
  accessOf,
  behind,
  calls,
  EXPIRED,
  FROM_SITE,
  keptOf,
  logIn,
  profile,
  proxyEachTest,
  SITE,
  session,
  startSite,
} from '../testing/proxied-site.ts';
import { until } from '../testing/until.ts';

proxyEachTest();

describe('a visitor logs in', () => {
  it('the tokens become httpOnly cookies and leave the answer', async () => {
    const answer = await logIn({ login: 'kate@cairn.test', password: 'long walk' });
    expect(answer.json()).toEqual({ user: { id: 3, country: null } });
    expect(answer.body).not.toContain('first');
    const kept = keptOf(answer);
    expect(kept).toEqual([
      expect.objectContaining({
        name: '__Host-cairn_access',
        value: accessOf('first'),
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: 900,
      }),
      expect.objectContaining({
        name: '__Host-cairn_refresh',
        value: aToken('refresh of first'),
        httpOnly: true,
        secure: true,
        path: '/',
      }),
    ]);
  });

  it('the session ends with the browser when it shall not be remembered', async () => {
    const answer = await logIn({ login: 'kate@cairn.test', password: 'long walk', remember: false });
    const kept = keptOf(answer);
    expect(kept.map(({ name }) => name)).toEqual(['__Host-cairn_access_session', '__Host-cairn_refresh_session']);
    expect(kept.map(({ maxAge, expires }) => maxAge ?? expires)).toEqual([undefined, undefined]);
    expect(kept.every(({ httpOnly }) => httpOnly)).toBe(true);
  });

  it('over plain http the cookies are not secure-only, else nobody could log in on one machine', async () => {
    await behind.site.close();
    await startSite('http://localhost:3000');
    const answer = await logIn({}, { ...FROM_SITE, origin: 'http://localhost:3000' });
    expect(answer.cookies.filter(({ secure }) => secure)).toEqual([]);
    expect(keptOf(answer).map(({ name }) => name)).toEqual(['cairn_device', 'cairn_access', 'cairn_refresh']);
  });

  it('a cookie of the plain name, as a sibling host could set it, is nobody’s session on https', async () => {
    const planted = { cairn_access: aToken('first'), cairn_refresh: aToken('refresh of first') };
    expect((await profile({ ...planted, cairn_device: aToken('device') })).statusCode).toBe(401);
    expect(calls('/crm/api/user/refresh-token')).toEqual([]);
    expect(calls('/crm/api/user/profile')[0]?.headers['x-device']).not.toBe(aToken('device'));
  });

  it('a refusal comes through with its words, and opens nothing', async () => {
    const answer = await behind.site.inject({
      method: 'POST',
      url: '/api/crm/api/user/auth-via-code',
      headers: FROM_SITE,
      payload: { code: '00000' },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ message: 'This code is not right', code: 'code_wrong' });
    expect(keptOf(answer)).toEqual([]);
  });

  it('no link that somebody follows logs them out', async () => {
    const answer = await behind.site.inject({
      url: '/api/crm/api/user/logout',
      cookies: { '__Host-cairn_access': aToken('first'), '__Host-cairn_refresh': aToken('refresh of first') },
    });
    expect(answer.statusCode).toBe(404);
    expect(keptOf(answer)).toEqual([]);
    expect(answer.cookies.filter(({ value }) => value === '')).toEqual([]);
  });

  it('and out: every cookie of the session is cleared', async () => {
    const answer = await behind.site.inject({
      method: 'POST',
      url: '/api/crm/api/user/logout',
      headers: FROM_SITE,
      payload: {},
      cookies: { '__Host-cairn_access': aToken('first'), '__Host-cairn_refresh': aToken('refresh of first') },
    });
    expect(answer.json()).toEqual({ result: true });
    expect(calls('/crm/api/user/logout')[0]?.headers['x-authorization']).toBe(aToken('first'));
    expect(answer.cookies.filter(({ value }) => value === '').map(({ name, value }) => [name, value])).toEqual([
      ['__Host-cairn_access', ''],
      ['__Host-cairn_refresh', ''],
      ['__Host-cairn_subject', ''],
      ['__Host-cairn_access_session', ''],
      ['__Host-cairn_refresh_session', ''],
      ['__Host-cairn_subject_session', ''],
    ]);
  });
});

describe('the device', () => {
  const device = ({ cookies }: Pick<LightMyRequestResponse, 'cookies'>) =>
    cookies.find(({ name }) => name === '__Host-cairn_device');

  it('gets its cookie with the first call of the user module, out of the reach of scripts, and the api hears it at once', async () => {
    const given = device(await logIn({ login: 'kate@cairn.test' }));
    expect(given).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/', maxAge: 34_560_000 });
    expect(given?.value).toMatch(/^[\w-]{43}$/);
    expect(behind.seen[0]?.headers['x-device']).toBe(given?.value);
  });

  it('stays the same from then on, and every call of it says so', async () => {
    const cookies = { '__Host-cairn_device': aToken('device') };
    expect(device(await profile(cookies))?.value).toBe(aToken('device'));
    const other = await behind.site.inject({ url: '/api/spa/teapot', cookies });
    expect(device(other)).toBeUndefined();
    expect(behind.seen.map(({ headers }) => headers['x-device'])).toEqual([aToken('device'), aToken('device')]);
  });

  it('is not what a page says it is', async () => {
    await profile({}, { 'x-device': aToken('invented') });
    await profile({ '__Host-cairn_device': 'too short' });
    await behind.site.inject({ url: '/api/spa/teapot', headers: { 'x-device': aToken('invented') } });
    const said = behind.seen.map(({ headers }) => headers['x-device']);
    expect(said).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.stringMatching(/^[\w-]{43}$/), undefined]);
    expect(said).not.toContain(aToken('invented'));
    expect(said[0]).not.toBe(said[1]);
  });

  it('is nobody’s who only looks at what is open', async () => {
    expect((await behind.site.inject({ url: '/api/spa/teapot' })).cookies).toEqual([]);
  });
});

describe('the country at login', () => {
  it('differs from the user’s: it is changed in the new session, and the answer shows it', async () => {
    await behind.site.close();
    await startSite(SITE, { findCountry: async () => ({ id: 5, iso_code: 'DE', name: 'Germany' }) });
    const answer = await logIn({ login: 'kate@cairn.test', password: 'long walk' });
    expect(calls('/crm/api/user/change-country')).toMatchObject([
      { body: { country_id: 5 }, headers: { 'x-authorization': aToken('first') } },
    ]);
    expect(answer.json()).toEqual({ user: { id: 3, country: { id: 5, name: 'Germany' } } });
  });
});

describe('a token is over', () => {
  it('it is refreshed, the call is repeated once, and the visitor notices nothing', async () => {
    behind.goodToken = 'second';
    const answer = await profile(EXPIRED);
    expect(answer.json()).toEqual({ id: 3 });
    expect(calls('/crm/api/user/profile').map(({ headers }) => headers['x-authorization'])).toEqual([
      aToken('old'),
      aToken('second'),
    ]);
    expect(calls('/crm/api/user/refresh-token')[0]?.body).toEqual({ refresh_token: aToken('refresh of old') });
    expect(keptOf(answer).map(({ name, value }) => [name, value])).toEqual([
      ['__Host-cairn_access', accessOf('second')],
      ['__Host-cairn_refresh', aToken('refresh of second')],
    ]);
  });

  it('a call with a body is repeated with its body', async () => {
    behind.goodToken = 'second';
    const answer = await behind.site.inject({
      method: 'POST',
      url: '/api/crm/api/request/create',
      headers: FROM_SITE,
      payload: { tour_id: 42 },
      cookies: EXPIRED,
    });
    expect(answer.statusCode).toBe(201);
    expect(calls('/crm/api/request/create').map(({ body }) => body)).toEqual([{ tour_id: 42 }, { tour_id: 42 }]);
  });

  it('calls side by side share one refresh', async () => {
    behind.goodToken = 'second';
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    behind.refreshAnswer = async () => {
      await held;
      return session('second');
    };
    const all = Promise.all(Array.from({ length: 5 }, () => profile(EXPIRED)));
    // every one of them has met its 401 before the refresh is answered
    await until('five refusals', () => calls('/crm/api/user/profile').length === 5);
    letGo();
    expect((await all).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(behind.refreshes).toBe(1);
  });

  it('an access cookie that the browser dropped is renewed before the call', async () => {
    behind.goodToken = 'second';
    const answer = await profile({ '__Host-cairn_refresh': aToken('refresh of old') });
    expect(answer.statusCode).toBe(200);
    expect(calls('/crm/api/user/profile')).toHaveLength(1);
  });

  it('the new tokens stay in the store that the old ones were in', async () => {
    behind.goodToken = 'second';
    const answer = await profile({
      '__Host-cairn_access_session': aToken('old'),
      '__Host-cairn_refresh_session': aToken('refresh of old'),
    });
    expect(keptOf(answer).map(({ name, maxAge }) => [name, maxAge])).toEqual([
      ['__Host-cairn_access_session', undefined],
      ['__Host-cairn_refresh_session', undefined],
    ]);
  });

  it('a refresh that is refused ends the session: the 401 comes through and the cookies are cleared', async () => {
    behind.refreshAnswer = (reply) => reply.code(401).send({ message: 'No', code: 'unauthorized' });
    behind.goodToken = 'second';
    const answer = await profile(EXPIRED);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ message: 'Log in', code: 'unauthorized' });
    expect(calls('/crm/api/user/profile')).toHaveLength(1);
    expect(keptOf(answer)).toEqual([]);
    expect(answer.cookies.filter(({ value }) => value === '')).toHaveLength(6);
  });

  it('a call that is refused with the fresh token too is not repeated for ever', async () => {
    behind.refreshAnswer = (reply) => reply.send(session('useless'));
    behind.goodToken = 'nobody has it';
    const answer = await profile(EXPIRED);
    expect(answer.statusCode).toBe(401);
    expect(calls('/crm/api/user/profile')).toHaveLength(2);
    expect(behind.refreshes).toBe(1);
  });

  it('a guest is told to log in without any refresh', async () => {
    expect((await profile()).statusCode).toBe(401);
    expect(behind.refreshes).toBe(0);
  });
});
