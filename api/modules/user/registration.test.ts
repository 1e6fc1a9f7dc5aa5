import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Session } from '@cairn/shared-contracts/api/user.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeTour } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { accountOf, browser, codeFor, freshEmail, mailTo, member, PASSWORD, USER } from './testing/people.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Headers = Record<string, string>;
const register = (body: object, headers: Headers) => api.post<ErrorBody>(`${USER}/register`, body, { headers });
const quickly = (body: object, headers: Headers) =>
  api.post<ErrorBody>(`${USER}/register-without-password`, body, { headers });
const logIn = (login: string, password: string, headers: Headers = browser()) =>
  api.post<Session & ErrorBody>(`${USER}/auth`, { login, password }, { headers });
const viaCode = async (login: string, headers: Headers, code?: string) =>
  api.post<Session & ErrorBody>(
    `${USER}/auth-via-code`,
    { login, code: code ?? (await codeFor(api, login)) },
    { headers },
  );
const viaLink = async (email: string, headers: Headers) => {
  const token = /login-via-token\?token=(\S+)/.exec(await mailTo(api, email))?.[1];
  return api.post<Session & ErrorBody>(`${USER}/access-token-by-one-time-token`, { token }, { headers });
};
const usersWith = (email: string) => api.db.selectFrom('users').selectAll().where('email', '=', email).execute();
const favouritesOf = async (userId: number) =>
  (await api.db.selectFrom('favourites').select('tour_id').where('user_id', '=', userId).execute()).map(
    ({ tour_id }) => tour_id,
  );

describe('registering with a password', () => {
  it('is a code on its way; the code makes the account, with the password and what was saved as a guest', async () => {
    const [email, mine, tour] = [freshEmail(), browser(), await makeTour(api.db)];
    expect(await register({ ...accountOf(email), favourites_tours_ids: [tour, 99_999] }, mine)).toMatchObject({
      status: 200,
      body: { result: true, resend_in: 45, expires_in: 600 },
    });
    expect(await usersWith(email)).toEqual([]);
    const { status, body } = await viaCode(email, mine);
    expect([status, body.user.first_name, body.user.has_password, body.user.is_email_verified]).toEqual([
      200,
      'Kate',
      true,
      true,
    ]);
    expect(await favouritesOf(body.user.id)).toEqual([tour]);
    expect((await logIn(email, PASSWORD)).status).toBe(200);
  });

  it('opens with the link in the same browser just as well', async () => {
    const [email, mine] = [freshEmail(), browser()];
    await register(accountOf(email), mine);
    expect((await viaLink(email, mine)).body.user.has_password).toBe(true);
  });

  it('for an account that there is tells its owner, and the typed password changes nothing', async () => {
    const { email } = await member(api);
    const stranger = browser();
    expect(
      await register(
        { ...accountOf(email), password: 'a stranger was here', confirm_password: 'a stranger was here' },
        stranger,
      ),
    ).toMatchObject({ status: 200, body: { result: true, resend_in: 45, expires_in: 600 } });
    expect(await mailTo(api, email)).toContain('You already have one, and nothing about it has changed');
    expect((await viaCode(email, stranger)).body.user.has_password).toBe(true);
    expect((await logIn(email, 'a stranger was here')).status).toBe(401);
    expect((await logIn(email, PASSWORD)).status).toBe(200);
  });

  it('of an e-mail that is not theirs gives somebody nothing: the link in its owner’s mail brings no password of theirs', async () => {
    const [email, squatter] = [freshEmail(), browser()];
    await register(accountOf(email), squatter);
    const owner = await viaLink(email, browser());
    expect(owner.body.user).toMatchObject({ email, has_password: false });
    expect((await logIn(email, PASSWORD, squatter)).status).toBe(401);
  });

  it('is its browser’s own: the code of one opens no account that another asked for', async () => {
    const [email, squatter, owner] = [freshEmail(), browser(), browser()];
    await register({ ...accountOf(email), first_name: 'Mallory' }, squatter);
    await quickly({ email, first_name: 'Kate' }, owner);
    const code = await codeFor(api, email);
    expect((await viaCode(email, squatter, code)).body.code).toBe('code_wrong');
    const { body } = await viaCode(email, owner, code);
    expect(body.user).toMatchObject({ first_name: 'Kate', has_password: false });
    expect((await logIn(email, PASSWORD, squatter)).status).toBe(401);
  });

  it('at the same moment three times makes one account', async () => {
    const [email, mine] = [freshEmail(), browser()];
    const answers = await Promise.all([1, 2, 3].map(() => register(accountOf(email), mine)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await viaCode(email, mine);
    expect(await usersWith(email)).toHaveLength(1);
  });
});

describe('registering without a password', () => {
  it('hands the favourites of the guest over to the account that there is', async () => {
    const [{ email, user }, mine, tour] = [await member(api), browser(), await makeTour(api.db)];
    await quickly({ email, first_name: 'Somebody', favourites_tours_ids: [tour] }, mine);
    expect((await viaCode(email, mine)).body.user.first_name).toBe('Kate');
    expect(await favouritesOf(user.id)).toEqual([tour]);
  });

  it('does not hand over what a stranger has saved, where the owner opens the link', async () => {
    const [{ email, user }, tour] = [await member(api), await makeTour(api.db)];
    await quickly({ email, first_name: 'Somebody', favourites_tours_ids: [tour] }, browser());
    expect((await viaLink(email, browser())).status).toBe(200);
    expect(await favouritesOf(user.id)).toEqual([]);
  });

  it('is refused with a country that is none', async () => {
    expect(await quickly({ email: freshEmail(), first_name: 'Kate', country_id: 424_242 }, browser())).toMatchObject({
      status: 422,
      body: { code: 'validation_failed' },
    });
  });

  it('is over after a day, when nobody came back', async () => {
    const [email, mine] = [freshEmail(), browser()];
    await quickly({ email, first_name: 'Kate' }, mine);
    const code = await codeFor(api, email);
    await api.db
      .updateTable('pending_registrations')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('email', '=', email)
      .execute();
    expect((await viaCode(email, mine, code)).body.code).toBe('code_expired');
    expect(await usersWith(email)).toEqual([]);
  });
});
