import { describe, expect, it } from '@jest/globals';
import { recaptcha } from './recaptcha.ts';

const answering = (body: unknown) => {
  const asked: URLSearchParams[] = [];
  const ask: typeof fetch = async (_url, init) => {
    asked.push(new URLSearchParams(String(init?.body)));
    return Response.json(body);
  };
  return { asked, adapter: recaptcha('secret', ask) };
};

describe('reCAPTCHA', () => {
  it('gives pages the key of their site', async () => {
    expect(await answering({}).adapter.task('captcha', 'site-key')).toEqual({ key: 'site-key' });
  });

  it('asks Google about a token, with our secret and the address of the caller', async () => {
    const { asked, adapter } = answering({ success: true, score: 0.9 });
    expect(await adapter.check('token', { ip: '203.0.113.7' })).toMatchObject({ kind: 'captcha' });
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      secret: 'secret',
      response: 'token',
      remoteip: '203.0.113.7',
    });
  });

  it.each([
    [{ success: true }, 'hard_captcha'],
    [{ success: true, score: 0.5 }, 'captcha'],
    [{ success: true, score: 0.4 }, undefined],
    [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, undefined],
    [{}, undefined],
  ])('an answer %j is %s', async (body, kind) => {
    expect((await answering(body).adapter.check('token', { ip: '::1' }))?.kind).toBe(kind);
  });
});
