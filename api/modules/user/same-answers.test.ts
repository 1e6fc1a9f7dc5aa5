import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely';
import { createLimits } from '../../platform/limits.ts';
import type { Services } from '../../platform/services.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { settled } from '../request/testing/settled.ts';
import { askForEmail } from './change-email.ts';
import type { Visitor } from './login-code.ts';
import { hashPassword, verifierBy, verifyPassword } from './password.ts';
import { recoverPassword } from './password-reset.ts';
import { askForCode, register, registerWithoutPassword } from './registration.ts';
import { authenticate } from './session.ts';
import { signInByPassword } from './sign-in.ts';
import { accountOf, browser, freshEmail, member, PASSWORD, USER } from './testing/people.ts';

/**
 * Whether an e-mail has an account is told neither by an answer nor by its time. Times are compared by what takes them: the statements
 * that run before the answer, which no busy machine makes flaky, and the one password hash that each of these calls works out.
 */
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** the same services, whose statements are written down; those of the outbox's worker, after the answer, are not */
function recorded(): { services: Services; statements: string[] } {
  const statements: string[] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(new PostgresQueryCompiler().compileQuery(node, queryId).sql.replaceAll(/\$\d+|\s+/g, ' '));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = api.services.db.withPlugin(recorder);
  return { services: { ...api.services, db, limits: createLimits(db, api.services.clock) }, statements };
}

let addresses = 0;
const visitor = (): Visitor => ({
  address: `198.51.100.${++addresses}`,
  device: browser()['x-device'],
  prove: async () => {},
  language: 'en-US',
  currency: 'USD',
  site: api.services.sites.choose({}).config,
});

const CALLS = {
  register: (services: Services, email: string, by = visitor()) => register(services, by, accountOf(email)),
  'register-without-password': (services: Services, email: string, by = visitor()) =>
    registerWithoutPassword(services, by, { first_name: 'Kate', last_name: '', email, code_sender: 'email' }),
  'send-auth-code': (services: Services, email: string, by = visitor()) =>
    askForCode(services, by, { login: email, code_sender: 'email' }),
  'password-recovery': (services: Services, email: string, by = visitor()) => recoverPassword(services, by, { email }),
  auth: (services: Services, email: string, by = visitor()) =>
    signInByPassword(services, { ...by, ip: '', userAgent: '' }, { login: email, password: 'not this one' }).catch(
      ({ status, code }: { status: number; code: string }) => ({ status, code }),
    ),
};

describe.each(Object.keys(CALLS) as (keyof typeof CALLS)[])('%s', (name) => {
  const call = CALLS[name];

  it('does the same work before it answers, and answers the same, with an account and without', async () => {
    const { email } = await member(api);
    const of = async (login: string) => {
      const { services, statements } = recorded();
      return { answer: await call(services, login), statements };
    };
    const known = await of(email);
    const unknown = await of(freshEmail());
    expect(known.statements.length).toBeGreaterThan(3);
    expect(unknown).toEqual(known);
    await settled(api.db);
  });

  it('does so as well when it is asked again at once', async () => {
    const twice = async (login: string) => {
      const by = visitor();
      await call(api.services, login, by);
      const { services, statements } = recorded();
      return { answer: await call(services, login, by), statements };
    };
    const { email } = await member(api);
    expect(await twice(freshEmail())).toEqual(await twice(email));
    await settled(api.db);
  });

  it('does so as well for somebody who is registering', async () => {
    const { email } = await member(api);
    const registering = freshEmail();
    await register(api.services, visitor(), accountOf(registering));
    const of = async (login: string) => {
      const { services, statements } = recorded();
      return { answer: await call(services, login), statements };
    };
    expect(await of(registering)).toEqual(await of(email));
    await settled(api.db);
  });
});

it('another e-mail is wished for with the same work, whether it has an account or not', async () => {
  const of = async (email: string) => {
    const { user, token } = await member(api);
    const me = await authenticate(api.services, token);
    if (!me) throw new Error(`nobody is ${user.id}`);
    const { services, statements } = recorded();
    await askForEmail(services, me, visitor(), email);
    return statements;
  };
  const theirs = await member(api);
  const free = await of(freshEmail());
  expect(free.length).toBeGreaterThan(5);
  expect(await of(theirs.email)).toEqual(free);
  // its owner was told already
  expect(await of(theirs.email)).toEqual(free);
  await settled(api.db);
});

it('codes are wrong alike, and run out alike', async () => {
  const tried = async (login: string) => {
    const headers = browser();
    await api.post(`${USER}/send-auth-code`, { login }, { headers });
    const answers = [];
    for (let tries = 0; tries < 7; tries++) {
      const answer = await api.post(`${USER}/auth-via-code`, { login, code: '00000' }, { headers });
      answers.push([answer.status, answer.body.code]);
    }
    return answers;
  };
  const { email } = await member(api);
  const known = await tried(email);
  expect(known.slice(0, 6)).toContainEqual([422, 'code_wrong']);
  expect(known.at(-1)).toEqual([429, 'too_many_tries']);
  expect(await tried(freshEmail())).toEqual(known);
});

it('a password is worked out once, as dearly, for an account, for one without a password and for none', async () => {
  const hashes: string[] = [];
  const counting = verifierBy(async (stored, password) => {
    hashes.push(stored);
    return verifyPassword(stored, password);
  });
  const costly = () => member(api, freshEmail(), hashPassword(PASSWORD));
  const codeless = await member(api);
  await api.db.updateTable('users').set({ password_hash: null }).where('id', '=', codeless.user.id).execute();
  const logins = [
    [(await costly()).email, PASSWORD, 'opened'],
    [(await costly()).email, 'not this one', 'wrong_credentials'],
    [codeless.email, PASSWORD, 'wrong_credentials'],
    [freshEmail(), PASSWORD, 'wrong_credentials'],
  ] as const;
  for (const [login, password, expected] of logins) {
    const tried = signInByPassword(
      api.services,
      { ...visitor(), ip: '', userAgent: '' },
      { login, password },
      counting,
    );
    const outcome = await tried.then(
      () => 'opened',
      ({ code }: { code: string }) => code,
    );
    expect([login, outcome]).toEqual([login, expected]);
  }
  expect(hashes).toHaveLength(4);
  expect(hashes.every((stored) => stored.startsWith('$argon2id$v=19$m=19456,t=2,p=1$'))).toBe(true);
});
