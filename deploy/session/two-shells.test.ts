import { hashPassword } from '@cairn/api/password';
import { makeUser } from '@cairn/api/testing/factories';
import { startTestApi, type TestApi } from '@cairn/api/testing/start-test-api';
import cookie from '@fastify/cookie';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { apiProxy } from '../../shell/server/api-proxy.ts';
import { watchApis } from '../../shell/server/call-api.ts';
import { readEnv } from '../../shell/server/env.ts';
import { createHttpServer } from '../../shell/server/http-server.ts';
import { Sessions } from '../../shell/server/session.ts';

const SITE = 'http://cairn.test';
const PASSWORD = 'twelve slow rivers';
const FROM_SITE = { origin: SITE, 'x-role': 'client', 'content-type': 'application/json' };
type Cookies = Record<string, string>;

let api: TestApi;
/** two processes' worth: neither knows what the other has asked */
let shells: [FastifyInstance, FastifyInstance];

async function startShell(): Promise<FastifyInstance> {
  const shell = createHttpServer({ LOG_LEVEL: 'silent', TRUST_PROXY: ['loopback'] });
  const sessions = new Sessions({ apiUrl: api.url, isSecure: false });
  await shell.register(cookie);
  await shell.register(apiProxy, { env: readEnv({ API_URL: api.url, PUBLIC_URL: SITE }), sessions });
  return shell;
}

beforeAll(async () => {
  // beside other suites an api may be silent for seconds, and well
  watchApis({ patienceMs: 30_000 });
  api = await startTestApi();
  shells = [await startShell(), await startShell()];
});
afterAll(async () => {
  await Promise.all(shells.map((shell) => shell.close()));
  await api.close();
});

const post = (shell: FastifyInstance, path: string, payload: object, cookies: Cookies = {}) =>
  shell.inject({ method: 'POST', url: `/api${path}`, headers: FROM_SITE, payload, cookies });
const profile = (shell: FastifyInstance, cookies: Cookies) =>
  shell.inject({ url: '/api/crm/api/user/profile', cookies });
const jar = (answer: { cookies: { name: string; value: string }[] }): Cookies =>
  Object.fromEntries(answer.cookies.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]));

/** somebody logged in, and their browser's cookies */
async function loggedIn(): Promise<{ id: number; cookies: Cookies }> {
  const email = `walker-${crypto.randomUUID()}@example.org`;
  const id = await makeUser(api.db, { email, password_hash: await hashPassword(PASSWORD) });
  const answer = await post(shells[0], '/crm/api/user/auth', { login: email, password: PASSWORD });
  expect(answer.statusCode).toBe(200);
  return { id, cookies: jar(answer) };
}

const sessionOf = (id: number) =>
  api.db.selectFrom('sessions').selectAll().where('user_id', '=', id).executeTakeFirstOrThrow();
const expire = (id: number) =>
  api.db
    .updateTable('sessions')
    .set({ access_expires_at: new Date(0) })
    .where('user_id', '=', id)
    .execute();

describe('one session over two shells and two tabs', () => {
  it('100 requests at once with an access token that is over rotate it exactly once, and all succeed', async () => {
    const { id, cookies } = await loggedIn();
    await expire(id);
    const before = await sessionOf(id);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => profile(shells[i % 2 === 0 ? 0 : 1], cookies)),
    );
    // not the whole answers: a hundred of them are more than anybody reads
    expect(answers.flatMap(({ statusCode, body }) => (statusCode === 200 ? [] : [`${statusCode} ${body}`]))).toEqual(
      [],
    );
    const after = await sessionOf(id);
    // one step on: what was current is the one before
    expect(after.previous_refresh_hash?.equals(before.refresh_hash)).toBe(true);
    const given = new Set(answers.map((answer) => jar(answer).cairn_refresh));
    expect(given.size).toBe(1);
    const next = await profile(shells[1], { ...cookies, ...jar(answers[0] ?? { cookies: [] }) });
    expect([next.statusCode, jar(next).cairn_refresh]).toEqual([200, undefined]);
  });

  it('another browser that logs in where somebody was logged in ends what was there', async () => {
    const first = await loggedIn();
    const email = `second-${crypto.randomUUID()}@example.org`;
    await makeUser(api.db, { email, password_hash: await hashPassword(PASSWORD) });
    await post(shells[0], '/crm/api/user/auth', { login: email, password: PASSWORD }, first.cookies);
    expect((await sessionOf(first.id)).revoked_at).not.toBeNull();
  });

  it('logging out with an access token that is over ends the session all the same', async () => {
    const { id, cookies } = await loggedIn();
    await expire(id);
    const { cairn_access: _dropped, ...rest } = cookies;
    await post(shells[1], '/crm/api/user/logout', {}, rest);
    expect((await sessionOf(id)).revoked_at).not.toBeNull();
  });
});
