import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { siteDir } from '../../testing/site-dir.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const json = { 'content-type': 'application/json' };
const AUTH = '/crm/api/user/auth';

describe('a client that calls wrongly is told so in the one error shape', () => {
  it('an unknown call is 404', async () => {
    expect(await api.get('/spa/nothing?x=1')).toMatchObject({
      status: 404,
      body: { code: 'unknown_call', message: 'There is no call GET /spa/nothing' },
    });
  });

  it('a call by another method is 405, with the one that it takes', async () => {
    const answer = await fetch(`${api.url}${AUTH}?x=1`);
    expect([answer.status, answer.headers.get('allow'), await answer.json()]).toEqual([
      405,
      'POST',
      {
        code: 'method_not_allowed',
        message: `There is no call GET ${AUTH}`,
        request_id: answer.headers.get('x-request-id'),
      },
    ]);
    expect((await fetch(`${api.url}/spa/info`, { method: 'DELETE' })).headers.get('allow')).toBe('GET, HEAD');
  });

  it('a body without its fields is 422 and names each field', async () => {
    expect(await api.post(AUTH, {})).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors: { login: ['Required field'], password: ['Required field'] } },
    });
  });

  it('null in a field that may be left out is a wrong value, nothing that has to be filled in', async () => {
    const body = { first_name: null, email: 'kate@cairn.test', phone: null, country_id: null, timezone: null };
    expect(await api.post('/crm/api/user/register-without-password', body)).toMatchObject({
      status: 422,
      body: {
        errors: {
          first_name: ['Required field'],
          phone: ['Incorrect value'],
          country_id: ['Incorrect value'],
          timezone: ['Incorrect value'],
        },
      },
    });
  });

  it.each([
    ['a list', '[]'],
    ['a text', '"hello"'],
    ['null', 'null'],
    ['fields of wrong types', '{"login":{"a":1},"password":[]}'],
  ])('a body that is %s is 422', async (_title, body) => {
    const response = await fetch(api.url + AUTH, { method: 'POST', headers: json, body });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'validation_failed', errors: expect.any(Object) });
  });

  it.each([
    ['cut short', '{"login":'],
    ['no JSON at all', 'login=me'],
    ['empty', ''],
    ['a try at the prototype', '{"__proto__":{"x":1}}'],
  ])('a body that is %s is 400', async (_title, body) => {
    const response = await fetch(api.url + AUTH, { method: 'POST', headers: json, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: expect.stringMatching(/^malformed_/),
      message: expect.any(String),
    });
  });

  it('a body over 1 MiB is 413, told by its length or found out on the way', async () => {
    const big = JSON.stringify({ login: 'x'.repeat(1024 * 1024) });
    const response = await fetch(api.url + AUTH, { method: 'POST', headers: json, body: big });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'body_too_large' });

    const chunked = await new Promise<number | undefined>((resolve, reject) => {
      const sent = request(
        api.url + AUTH,
        { method: 'POST', headers: { ...json, 'transfer-encoding': 'chunked' } },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        },
      );
      sent.on('error', reject);
      sent.end(big);
    });
    expect(chunked).toBe(413);
  });

  it('another content type is 415', async () => {
    const response = await fetch(api.url + AUTH, {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: 'a,b',
    });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ code: 'unsupported_media_type' });
  });

  it('a call for members is 401 without a token, and with a wrong one', async () => {
    const unauthorized = { status: 401, body: { code: 'unauthorized' } };
    expect(await api.get('/crm/api/user/favourite-tours')).toMatchObject(unauthorized);
    expect(await api.get('/crm/api/user/favourite-tours', { token: 'made-up' })).toMatchObject(unauthorized);
  });

  it('a malformed address is 400', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      request(`${api.url}/spa/%zz`, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(400);
  });
});

describe('a "no" is said in the language that X-Language asks for', () => {
  const inLanguage = (language: string) => ({ headers: { 'x-language': language } });

  it('a visitor of the Russian page reads Russian under each field', async () => {
    const SITES_DIR = siteDir({ russian: { russianIsAvailable: true } });
    const russian = await startTestApi({ env: { SITES_DIR, SITE: 'russian' } });
    try {
      const body = { login: 'kate@cairn.test', code: '12' };
      expect(await russian.post('/crm/api/user/auth-via-code', body, inLanguage('ru-RU'))).toMatchObject({
        status: 422,
        body: {
          code: 'validation_failed',
          message: 'Проверьте некоторые поля',
          errors: { code: ['Введите все 5 цифр'] },
        },
      });
      expect(await russian.post(AUTH, { login: 'nobody', password: 'x' }, inLanguage('ru'))).toMatchObject({
        status: 401,
        body: { code: 'wrong_credentials', message: 'Неверный логин или пароль' },
      });
    } finally {
      await russian.close();
    }
  });

  it.each([
    ['de-DE', 'Pflichtfeld'],
    ['zh-CN', '必填字段'],
    ['en-US', 'Required field'],
    ['fr-FR', 'Required field'],
    ['', 'Required field'],
  ])('X-Language %p: %s', async (language, words) => {
    expect(await api.post(AUTH, {}, inLanguage(language))).toMatchObject({ body: { errors: { login: [words] } } });
  });

  it('a site that does not speak Russian answers in English', async () => {
    expect(await api.post(AUTH, {}, inLanguage('ru-RU'))).toMatchObject({
      body: { errors: { login: ['Required field'] } },
    });
  });

  it('what the server itself refuses, too', async () => {
    expect(await api.get('/spa/nothing', inLanguage('de-DE'))).toMatchObject({
      body: { code: 'unknown_call', message: 'Es gibt keinen Aufruf GET /spa/nothing' },
    });
    const cut = { method: 'POST', headers: { ...json, 'x-language': 'de-DE' }, body: '{"login":' };
    const response = await fetch(api.url + AUTH, cut);
    expect(await response.json()).toMatchObject({ message: 'Der Inhalt ist kein gültiges JSON' });
  });
});

describe('request ids', () => {
  const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
  const asked = async (headers: Record<string, string>) => {
    const { headers: told, body } = await api.get<{ request_id: string }>('/spa/nothing', { headers });
    expect(body.request_id).toBe(told.get('x-request-id'));
    return body.request_id;
  };

  it('a trace goes on: its id comes back in the header and in the error', async () => {
    expect(await asked({ traceparent: `00-${TRACE}-00f067aa0ba902b7-01` })).toBe(TRACE);
  });

  it.each([
    ['no traceparent', {}],
    ['a malformed one', { traceparent: `00-${TRACE}-0-01` }],
    ['one of the forbidden version', { traceparent: `ff-${TRACE}-00f067aa0ba902b7-01` }],
    ['markup', { traceparent: '<script>' }],
    ["an id of the caller's own", { 'x-request-id': 'trace-12345678' }],
  ])('%s starts a trace', async (_title, headers) => {
    const id = await asked(headers);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(id).not.toBe(TRACE);
  });

  it('no two calls without a trace share an id', async () => {
    expect(await asked({})).not.toBe(await asked({}));
  });
});
