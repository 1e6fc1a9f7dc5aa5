/** @jest-environment @cairn/shared-contracts/testing/node-environment */
import { createApp } from '@cairn/api/http-app';
import { logOptions } from '@cairn/api/log';
import type { Services } from '@cairn/api/services';
import { readSites } from '@cairn/shared-contracts/node/sites';
import { readTraceparent } from '@cairn/shared-contracts/node/trace';
import kitTexts from '@cairn/shared-contracts/ui/i18n/en-US.json' with { type: 'json' };
import cookie from '@fastify/cookie';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import texts from '../../shell/i18n/en-US.json' with { type: 'json' };
import { apiProxy } from '../../shell/server/api-proxy.ts';
import { countryFinder } from '../../shell/server/country.ts';
import { readEnv } from '../../shell/server/env.ts';
import { createHttpServer } from '../../shell/server/http-server.ts';
import { ownRenderer } from '../../shell/server/own-renderer.ts';
import { pages } from '../../shell/server/pages.ts';
import type { Registry } from '../../shell/server/registry.ts';
import { Sessions } from '../../shell/server/session.ts';
import { shellSites } from '../../shell/server/site.ts';
import { aLive } from '../../shell/testing/sample-releases.ts';
import { aShell } from '../../shell/testing/sample-shell.ts';

/** 32 hex digits, none of them a form of its own */
const ID = /^[\da-f]{32}$/;
const SENT = '4bf92f3577b34da6a3ce929d0e0e4736';
const SENT_SPAN = '00f067aa0ba902b7';

type Line = Record<string, unknown>;
const linesTo = (lines: Line[]) => ({ write: (line: string) => void lines.push(JSON.parse(line)) });

/** a shell without remotes: a short address of its own asks the api where it leads */
const SHELL = aShell({ textsOf: () => ({ shell: texts, kit: kitTexts }) });
const REGISTRY = { snapshot: { live: aLive(1, {}), versions: new Map() }, hold: () => () => undefined };

let api: FastifyInstance;
let site: FastifyInstance;
let apiLines: Line[];
let shellLines: Line[];
/** traceparents that the api was called with, by path */
let calls: [path: string, traceparent: unknown][];

async function startApi(): Promise<string> {
  const log = pino(logOptions('info'), linesTo(apiLines));
  // no call of these needs more than the log, the sites and the settings
  const services = { log, sites: readSites({ near: [process.cwd()] }), env: { MODE: 'test' } } as unknown as Services;
  api = await createApp({
    services,
    calls: [],
    register: [
      (app) => {
        app.addHook('onRequest', async ({ url, headers }) => void calls.push([url, headers.traceparent]));
        app.get('/spa/redirect', () => {
          services.log.warn('a use case has something to say');
          throw new Error('the database is away');
        });
        app.get('/spa/country-by-ip', () => ({ result: null }));
        app.post('/crm/api/user/refresh-token', () => {
          const token = 'of-a-session-that-goes-on';
          return { token, refresh_token: token, expires_in: 900 };
        });
        app.get('/crm/api/user/profile', (_request, reply) => reply.code(401).send({}));
      },
    ],
    authenticate: async () => null,
  });
  const url = await api.listen({ port: 0, host: '127.0.0.1' });
  // of the start: no request's
  apiLines.length = 0;
  return url;
}

async function startShell(apiUrl: string, trusted: string): Promise<void> {
  const env = readEnv({ API_URL: apiUrl, TRUST_PROXY: trusted, PUBLIC_URL: 'http://127.0.0.1', NODE_ENV: 'test' });
  const sites = shellSites(env, [process.cwd()]);
  site = createHttpServer(env, { logTo: linesTo(shellLines) });
  const findCountry = countryFinder(apiUrl, (reason) => site.log.warn({ reason }, 'the country is not known'));
  await site.register(cookie);
  const sessions = new Sessions({ apiUrl, isSecure: false });
  await site.register(apiProxy, { env, sites, findCountry, sessions });
  // what pages ask of a registry
  const registry = REGISTRY as unknown as Registry;
  await site.register(pages, {
    env,
    sites,
    findCountry,
    sessions,
    shell: SHELL,
    registry,
    renderer: ownRenderer(SHELL),
  });
}

beforeEach(async () => {
  [apiLines, shellLines, calls] = [[], [], []];
  await startShell(await startApi(), 'loopback');
});
afterEach(async () => {
  await site.close();
  await api.close();
});

const openPage = (headers: Record<string, string> = {}) =>
  site.inject({ url: '/r/7', headers: { host: '127.0.0.1', ...headers } });

describe('one request id, from the page to the last line of the log', () => {
  it("a page that fails names it, as the shell's log and the api's do", async () => {
    const page = await openPage();
    expect(page.statusCode).toBe(503);
    const id = String(page.headers['x-request-id']);
    expect(id).toMatch(ID);
    expect(page.body).toContain(`Reference: ${id}`);

    expect(shellLines.filter(({ msg }) => msg === 'page')).toEqual([
      expect.objectContaining({ trace_id: id, path: '/r/7', status: 503, ms: expect.any(Number), composition: '' }),
    ]);
    const served = apiLines.filter(({ path }) => path === '/spa/redirect');
    expect(served).toEqual([expect.objectContaining({ msg: 'request', trace_id: id, status: 500 })]);
    expect(apiLines.filter(({ msg }) => msg === 'unexpected error')).toEqual([
      expect.objectContaining({ trace_id: id }),
    ]);
    expect(apiLines.filter(({ msg }) => msg === 'a use case has something to say')).toEqual([
      expect.objectContaining({ trace_id: id, span_id: served[0]?.span_id }),
    ]);
    expect(new Set([...shellLines, ...apiLines].map(({ trace_id }) => trace_id))).toEqual(new Set([id]));
  });

  it('every call of a page goes on with its trace, each with a span of its own: pages, session and country', async () => {
    const page = await openPage({ cookie: 'cairn_refresh=of-a-session-that-ended' });
    const paths = calls.map(([path]) => path.split('?')[0]);
    expect(new Set(paths)).toEqual(
      new Set(['/spa/country-by-ip', '/crm/api/user/refresh-token', '/crm/api/user/profile', '/spa/redirect']),
    );
    const read = calls.map(([, traceparent]) => readTraceparent(traceparent));
    expect(new Set(read.map((caller) => caller?.traceId))).toEqual(new Set([page.headers['x-request-id']]));
    expect(new Set(read.map((caller) => caller?.spanId)).size).toBe(calls.length);
  });

  it('a call of the browser has one, too: its error names what both logs say', async () => {
    const answer = await site.inject({
      url: '/api/spa/redirect?id=7',
      headers: { host: '127.0.0.1', 'x-request-id': 'of-the-page' },
    });
    expect(answer.statusCode).toBe(500);
    const { request_id: id } = answer.json<{ request_id: string }>();
    expect(id).toMatch(ID);
    expect(answer.headers['x-request-id']).toBe(id);
    expect(apiLines.filter(({ msg }) => msg === 'request')).toEqual([expect.objectContaining({ trace_id: id })]);
  });

  it('where the api is away, the shell names it', async () => {
    await api.close();
    const answer = await site.inject({ url: '/api/spa/redirect?id=7', headers: { host: '127.0.0.1' } });
    expect(answer.json()).toMatchObject({ code: 'api_unreachable', request_id: answer.headers['x-request-id'] });
    expect(shellLines).toEqual([expect.objectContaining({ trace_id: answer.headers['x-request-id'], level: 40 })]);
  });

  it('goes on with the trace of a trusted proxy', async () => {
    const page = await openPage({ traceparent: `00-${SENT}-${SENT_SPAN}-01` });
    expect(page.headers['x-request-id']).toBe(SENT);
    expect(apiLines.filter(({ path }) => path === '/spa/redirect')).toEqual([
      expect.objectContaining({ trace_id: SENT }),
    ]);
    expect(shellLines.some(({ span_id }) => span_id === SENT_SPAN)).toBe(false);
  });

  it.each([
    ['malformed', `00-${SENT}-${SENT_SPAN}`],
    ['of zeros', `00-${'0'.repeat(32)}-${SENT_SPAN}-01`],
    ['with markup in it', `00-${SENT}-${SENT_SPAN}-01"><script>`],
  ])('starts a trace where the proxy sent one that is %s', async (_title, traceparent) => {
    const page = await openPage({ traceparent });
    expect(page.statusCode).toBe(503);
    expect(page.headers['x-request-id']).toMatch(ID);
    expect(page.headers['x-request-id']).not.toBe(SENT);
    expect(page.body).not.toContain(SENT);
  });

  it('starts a trace for whoever is no trusted proxy', async () => {
    await site.close();
    await api.close();
    await startShell(await startApi(), '10.0.0.0/8');
    const page = await openPage({ traceparent: `00-${SENT}-${SENT_SPAN}-01` });
    expect(page.headers['x-request-id']).toMatch(ID);
    expect([page.headers['x-request-id'], ...calls.map(([, sent]) => readTraceparent(sent)?.traceId)]).not.toContain(
      SENT,
    );
  });
});

describe('a page that has been sent', () => {
  it("leaves no timer behind that would hold a guest's store", async () => {
    const [set, cleared] = [jest.spyOn(globalThis, 'setTimeout'), jest.spyOn(globalThis, 'clearTimeout')];
    await openPage();
    const timers: unknown[] = set.mock.results.map(({ value }) => value);
    const over = new Set<unknown>(cleared.mock.calls.map(([timer]) => timer));
    const left = set.mock.calls.filter(([, ms = 0], n) => ms >= 60_000 && !over.has(timers[n]));
    expect(left).toEqual([]);
    jest.restoreAllMocks();
  });
});
