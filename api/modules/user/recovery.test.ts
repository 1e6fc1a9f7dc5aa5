import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Session } from '@cairn/shared-contracts/api/user.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { browser, freshEmail, mailTo, member, PASSWORD, USER } from './testing/people.ts';

const NEW_PASSWORD = 'seven slow marmots';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Headers = Record<string, string>;
const recover = (email: string, headers: Headers = browser()) =>
  api.post<ErrorBody>(`${USER}/password-recovery`, { email }, { headers });
const check = (token: string) => api.post<ErrorBody>(`${USER}/check-password-reset-token`, { token });
const reset = (token: string, password = NEW_PASSWORD) =>
  api.post<ErrorBody>(`${USER}/password-reset`, { token, password });
const logIn = (login: string, password: string, headers: Headers = browser()) =>
  api.post<Session & ErrorBody>(`${USER}/auth`, { login, password }, { headers });
const tokenFor = async (email: string): Promise<string> =>
  /\/password-reset\?token=(\S+)/.exec(await mailTo(api, email))?.[1] ?? '';
const messagesTo = async (email: string) => {
  await mailTo(api, email);
  return api.db.selectFrom('dev_messages').select('subject').where('recipient', '=', email).execute();
};

describe('a forgotten password', () => {
  it('is replaced by the link of the e-mail: once, everywhere logged out, and its owner is told', async () => {
    const { email, token: session, refresh_token } = await member(api);
    const home = browser();
    await logIn(email, PASSWORD, home);
    expect(await recover(email)).toMatchObject({
      status: 200,
      body: { result: true, resend_in: 45, expires_in: 45 * 60 },
    });
    const token = await tokenFor(email);
    expect((await check(token)).body).toEqual({ result: true });
    expect((await reset(token)).body).toEqual({ result: true });

    expect((await api.get(`${USER}/profile`, { token: session })).status).toBe(401);
    expect((await api.post(`${USER}/refresh-token`, { refresh_token })).status).toBe(401);
    expect((await logIn(email, PASSWORD)).status).toBe(401);
    expect((await logIn(email, NEW_PASSWORD)).status).toBe(200);
    expect(await mailTo(api, email)).toContain('Your password was changed');

    for (const again of [await reset(token, 'another one, please'), await check(token)]) {
      expect(again).toMatchObject({ status: 422, body: { code: 'link_expired' } });
    }
    expect((await logIn(email, NEW_PASSWORD)).status).toBe(200);
    // a thief's browser is a stranger again
    expect(await api.db.selectFrom('known_devices').select('device').execute()).toHaveLength(2);
  });

  it('is not replaced twice by two requests at the same moment', async () => {
    const { email } = await member(api);
    await recover(email);
    const token = await tokenFor(email);
    const answers = await Promise.all([reset(token, 'one of the two wins'), reset(token, 'the other of the two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('makes the other links of the mailbox useless', async () => {
    const { email } = await member(api);
    await recover(email);
    const first = await tokenFor(email);
    await recover(email);
    const second = await tokenFor(email);
    expect(second).not.toBe(first);
    await reset(second);
    expect((await reset(first)).body.code).toBe('link_expired');
  });

  it('has a link that ends', async () => {
    const { email } = await member(api);
    await recover(email);
    const token = await tokenFor(email);
    await api.db
      .updateTable('one_time_links')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('subject', '=', email)
      .execute();
    expect((await check(token)).body.code).toBe('link_expired');
    expect((await reset(token)).body.code).toBe('link_expired');
  });

  it('sends one message within the resend time, and says how long that is', async () => {
    const [{ email }, mine] = [await member(api), browser()];
    await recover(email, mine);
    const again = await recover(email, mine);
    expect(again).toMatchObject({ status: 200, body: { result: true } });
    expect(await messagesTo(email)).toHaveLength(1);
  });

  it('of an e-mail without an account is answered alike, and the mail says so', async () => {
    const nobody = freshEmail();
    const [known, unknown] = [await recover((await member(api)).email), await recover(nobody)];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await mailTo(api, nobody)).toContain('there is no account with it');
  });

  it('is not set by a link to log in with', async () => {
    const { email } = await member(api);
    await api.post(`${USER}/send-auth-code`, { login: email });
    const token = /login-via-token\?token=(\S+)/.exec(await mailTo(api, email))?.[1] ?? '';
    expect((await reset(token)).body.code).toBe('link_expired');
  });

  it('leaves the link good when the new one is refused', async () => {
    const { email } = await member(api);
    await recover(email);
    const token = await tokenFor(email);
    expect((await reset(token, 'short')).body.code).toBe('validation_failed');
    expect((await reset(token, '12345678')).body.code).toBe('password_common');
    // the names of the account
    expect((await reset(token, 'Kate.Novak')).body.code).toBe('password_common');
    expect((await reset(token)).status).toBe(200);
  });
});

describe('after another password was set by a link', () => {
  const DAY_MS = 86_400_000;
  const addedAgo = async (user_id: number, name: string, days: number) =>
    api.db
      .insertInto('passkeys')
      .values({
        ...{ user_id, name, credential_id: `${name}-${user_id}`, public_key: Buffer.from('key'), counter: 0 },
        ...{ is_synced: false, created_at: new Date(Date.now() - days * DAY_MS) },
      })
      .execute();
  const connectedAgo = async (user_id: number, source: string, days: number) =>
    api.db
      .insertInto('messenger_connections')
      .values({
        ...{ user_id, source, external_id: `${source}-${user_id}` },
        connected_at: new Date(Date.now() - days * DAY_MS),
      })
      .execute();

  it('young passkeys and messengers are gone, old ones stay and are named to the owner', async () => {
    const { email, user } = await member(api);
    await addedAgo(user.id, 'Laptop', 31);
    await addedAgo(user.id, 'Thief', 29);
    await connectedAgo(user.id, 'vk', 31);
    await connectedAgo(user.id, 'telegram', 1);
    await recover(email);
    expect((await reset(await tokenFor(email))).status).toBe(200);
    const mail = await mailTo(api, email);
    expect(mail).toMatch(/so they were removed.*“Thief”/);
    expect(mail).toMatch(/so they were disconnected: “Telegram”/);
    expect(mail).toMatch(/still log you in.*“Laptop”\nhttp:\/\/localhost:3000\/settings/);
    const { token } = (await logIn(email, NEW_PASSWORD)).body;
    expect((await api.get<{ items: object[] }>(`${USER}/passkeys`, { token })).body.items).toMatchObject([
      { name: 'Laptop' },
    ]);
    const { body } = await api.get<{ items: { is_connected: boolean; source: string }[] }>(`${USER}/messengers`, {
      token,
    });
    expect(body.items.filter(({ is_connected }) => is_connected).map(({ source }) => source)).toEqual(['vk']);
  });

  it('nothing is said of passkeys where there are none', async () => {
    const { email } = await member(api);
    await recover(email);
    await reset(await tokenFor(email));
    expect(await mailTo(api, email)).not.toMatch(/passkey|messenger/i);
  });
});
