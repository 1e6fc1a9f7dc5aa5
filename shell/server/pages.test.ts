import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { releaseKey } from '@cairn/shared-contracts/remote/release';
import kitTexts from '@cairn/shared-contracts/ui/i18n/en-US.json' with { type: 'json' };
import cookie from '@fastify/cookie';
import { expect, it } from '@jest/globals';
import texts from '../i18n/en-US.json' with { type: 'json' };
import { aToken } from '../testing/a-token.ts';
import { aLive, aRelease } from '../testing/sample-releases.ts';
import { aShell } from '../testing/sample-shell.ts';
import type { AdmissionOptions } from './admission.ts';
import { readEnv } from './env.ts';
import { createHttpServer } from './http-server.ts';
import { ownRenderer } from './own-renderer.ts';
import { pages } from './pages.ts';
import type { Registry, Snapshot } from './registry.ts';
import { Sessions } from './session.ts';
import { shellSites } from './site.ts';
import type { Version } from './version-store.ts';

const SHELL = aShell({ textsOf: () => ({ shell: texts, kit: kitTexts }) });

/** where this one version of mf-tour is live */
function snapshotOf(revision: number, version: string): Snapshot {
  const loaded: Version = {
    state: 'ready',
    release: aRelease('mf-tour', version, ''),
    container: { failures: new Map() },
    users: 0,
  };
  return {
    live: aLive(revision, { 'mf-tour': { stable: version, versions: [{ version, weight: 100, integrity: '' }] } }),
    versions: new Map([[releaseKey('mf-tour', version), loaded]]),
  };
}

/** pages of a site without remotes, over an api that answers so */
async function siteOver(listener: RequestListener, more: { admission?: AdmissionOptions } = {}) {
  const api = createServer(listener);
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  // a server that listens on a port has an address with one
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const env = readEnv({ PUBLIC_URL: 'http://127.0.0.1', NODE_ENV: 'test', LOG_LEVEL: 'silent', API_URL: apiUrl });
  const site = createHttpServer(env);
  await site.register(cookie);
  const registry = { snapshot: { live: aLive(1, {}), versions: new Map() }, hold: () => () => undefined };
  await site.register(pages, {
    ...{ env, sites: shellSites(env, [process.cwd()]), findCountry: async () => null, shell: SHELL, ...more },
    sessions: new Sessions({ apiUrl, isSecure: false }),
    // what pages ask of a registry
    registry: registry as unknown as Registry,
    renderer: ownRenderer(SHELL),
  });
  site.addHook('onClose', async () => void api.close());
  return site;
}

/** the chat's page, and what the api behind it was asked */
async function openPage(cookies: Record<string, string>, refreshStatus = 200) {
  const asked: string[] = [];
  const site = await siteOver((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    asked.push(path);
    const isRefresh = path === '/crm/api/user/refresh-token';
    const body = isRefresh
      ? { token: aToken('new'), refresh_token: aToken('refresh of new'), expires_in: 900 }
      : path === '/spa/country-by-ip'
        ? { result: null }
        : { id: 3, ids: [], first_name: 'Kate', data: {} };
    response
      .writeHead(isRefresh ? refreshStatus : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(body));
  });
  const answer = await site.inject({ url: '/chat', headers: { host: '127.0.0.1' }, cookies });
  await site.close();
  return { answer, asked };
}

const LOGGED_IN = { cairn_access: aToken('first'), cairn_refresh: aToken('refresh of first') };

it('private data is loaded where the admin-authentication cookie asks for it, of somebody logged in alone', async () => {
  const PRIVATE = '/spa/user-info-data';
  expect((await openPage(LOGGED_IN)).asked).not.toContain(PRIVATE);
  expect((await openPage({ is_admin_auth: '1' })).asked).not.toContain(PRIVATE);
  expect((await openPage({ ...LOGGED_IN, is_admin_auth: '1' })).asked).toContain(PRIVATE);
});

it('a session that cannot be renewed now is no guest’s: a page for members says "later", and nobody is logged out', async () => {
  const { cairn_refresh } = LOGGED_IN;
  const { answer } = await openPage({ cairn_refresh }, 503);
  expect([answer.statusCode, answer.headers['retry-after'], answer.headers.location]).toEqual([503, '30', undefined]);
  expect(answer.cookies.map(({ name }) => name)).not.toContain('cairn_refresh');
  expect(answer.body).not.toContain('href="/login"');
  // a guest is sent to log in before anything of the page is looked for
  expect((await openPage({})).answer.headers.location).toBe('/login?next=%2Fchat');
});

it.each([
  ['Host', { host: 'evil.test' }],
  ['X-Forwarded-Host', { host: '127.0.0.1', 'x-forwarded-host': 'evil.test' }],
])('a page by a %s that is none of the site’s is sent to the site’s own', async (_, headers) => {
  const site = await siteOver((_request, response) => response.end('{}'));
  const answer = await site.inject({ url: '//other.test/chat?a=1', headers });
  await site.close();
  expect([answer.statusCode, answer.headers.location]).toEqual([308, 'http://127.0.0.1//other.test/chat?a=1']);
});

it('a page is made of what is live when it is composed: what was live when it was asked for may be unloaded by then', async () => {
  const env = readEnv({ PUBLIC_URL: 'http://127.0.0.1', NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const site = createHttpServer(env);
  let snapshot = snapshotOf(1, '1.0.0');
  const held: string[] = [];
  const registry = {
    get snapshot() {
      return snapshot;
    },
    hold(versions: readonly Version[]) {
      held.push(...versions.map(({ release }) => release?.version ?? ''));
      return () => undefined;
    },
  };
  // the api takes its time to say where the visitor is, and meanwhile a release goes live
  const findCountry = async () => {
    snapshot = snapshotOf(2, '1.1.0');
    return null;
  };
  await site.register(cookie);
  const sites = shellSites(env, [process.cwd()]);
  const sessions = new Sessions({ apiUrl: env.API_URL, isSecure: false });
  // what pages ask of a registry
  await site.register(pages, {
    env,
    sites,
    findCountry,
    sessions,
    shell: SHELL,
    registry: registry as unknown as Registry,
    renderer: { render: async () => ({ kind: 'redirect', status: 302, location: '/' }) },
  });
  const answer = await site.inject({ url: '/review/7', headers: { host: '127.0.0.1' } });
  await site.close();
  expect([answer.headers['x-composition'], held]).toEqual(['mf-tour@1.1.0', ['1.1.0']]);
});

it('more pages than there is time for are told so at once, with a light page and when to try again', async () => {
  let isAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  let answer = () => {};
  const isTime = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const listener: RequestListener = async (_request, response) => {
    isAsked();
    await isTime;
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":3,"ids":[]}');
  };
  const site = await siteOver(listener, { admission: { atOnce: 1, queue: 0, waitMs: 60_000 } });
  const headers = { host: '127.0.0.1' };
  const first = site.inject({ url: '/chat', headers, cookies: { cairn_access: aToken('first') } });
  await asked;
  const second = await site.inject({ url: '/de/tours', headers, cookies: { theme: 'dark' } });
  expect([second.statusCode, second.headers['retry-after'], second.headers['cache-control']]).toEqual([
    503,
    '3',
    'no-store',
  ]);
  expect([second.headers['x-composition'], second.body.includes('<script')]).toEqual([undefined, false]);
  expect(second.body).toContain('<html lang="de-DE" dir="ltr" data-theme="dark">');
  expect(String(second.headers['content-security-policy'])).toMatch(/^default-src 'none'; style-src 'sha256-[^ ]+'; /);
  answer();
  // a page that says that mf-chat is away, but composed
  expect((await first).headers['x-composition']).toBe('');
  await site.close();
});
