import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { securityHeaders } from './security.ts';

async function headersOf(
  path: string,
  { type = 'application/json', publicUrl = 'http://localhost:3000', own = {} } = {},
) {
  const app = Fastify();
  securityHeaders(app, { PUBLIC_URL: publicUrl });
  app.get('/*', (_request, reply) => reply.headers(own).type(type).send('x'));
  const { headers } = await app.inject(path);
  await app.close();
  return headers;
}

describe('security headers', () => {
  it.each([
    ['an answer of the api', '/api/spa/info', 'application/json', 'same-origin', /^default-src 'none'; base-uri/],
    [
      'a script of the shell',
      '/assets/shell/main.js',
      'text/javascript; charset=utf-8',
      'same-origin',
      /script-src 'self'/,
    ],
    [
      'a released file',
      '/cdn/remotes/mf-tour/1.0.0/browser/a.js',
      'text/javascript',
      'cross-origin',
      /script-src 'self'/,
    ],
    ['a picture', '/media/a/1200.jpg', 'image/jpeg', 'cross-origin', /^default-src 'none'; base-uri/],
  ])('%s may neither be sniffed nor framed nor act as a page', async (_what, path, type, resource, policy) => {
    const headers = await headersOf(path, { type });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': resource,
      'content-security-policy': expect.stringMatching(policy),
    });
  });

  it.each(['/password-reset?token=abc', '/de/login-via-token?a=1&token=abc', '/meeting?key=abc'])(
    '%s goes out in no Referer',
    async (path) => {
      expect((await headersOf(path))['referrer-policy']).toBe('strict-origin');
    },
  );

  it('an answer keeps the policy that it came with', async () => {
    const headers = await headersOf('/', { own: { 'content-security-policy': "default-src 'self'" } });
    expect(headers['content-security-policy']).toBe("default-src 'self'");
  });

  it.each([
    ['https://cairn.test', 'max-age=63072000; includeSubDomains'],
    ['http://localhost:3000', undefined],
  ])('on %s browsers are told to stay with https: %s', async (publicUrl, expected) => {
    expect((await headersOf('/', { publicUrl }))['strict-transport-security']).toBe(expected);
  });
});
