import type { Passkey, Session } from '@cairn/shared-contracts/api/user.schema';
import { describe, expect, it } from '@jest/globals';
import { openSession } from '../session.ts';
import { REAUTHENTICATE, startAccountApi } from '../testing/account-api.ts';
import { mailTo, member, USER } from '../testing/people.ts';
import { type Authenticator, type Credential, createAuthenticator, type Options } from './testing/authenticator.ts';

const ORIGIN = 'http://localhost:3000';
const DEVICE = { 'x-device': 'a-browser-of-kate-0123456789' };
const REFUSED = { status: 422, body: { code: 'passkey_refused' } };
const { api, post, now, pass, stale } = await startAccountApi({ headers: DEVICE });

type Asked = { options: Options };
const newOptions = async (token: string) => (await post<Asked>('passkey-options', {}, token)).body.options;
const loginOptions = async (headers = DEVICE) =>
  (await post<Asked>('passkey-login-options', {}, '', headers)).body.options;
const logIn = (credential: Credential, headers = DEVICE) =>
  post<Session>('auth-via-passkey', { credential }, '', headers);

async function withPasskey(authenticator: Authenticator = createAuthenticator(ORIGIN)) {
  const owner = await member(api);
  const credential = authenticator.create(await newOptions(owner.token));
  const { status, body } = await post<Passkey>('add-passkey', { credential, name: 'Phone' }, owner.token);
  expect(status).toBe(200);
  return { ...owner, authenticator, passkey: body };
}

describe('a passkey', () => {
  it('is added, listed, told of, and logs its owner in without a name', async () => {
    const { email, token, user, authenticator, passkey } = await withPasskey(
      createAuthenticator(ORIGIN, { synced: true }),
    );
    expect(passkey).toMatchObject({ name: 'Phone', is_synced: true, last_used_at: null });
    expect(await mailTo(api, email)).toContain('“Phone”');
    const { status, body } = await logIn(authenticator.get(await loginOptions()));
    expect([status, body.user.id]).toEqual([200, user.id]);
    const { body: list } = await api.get(`${USER}/passkeys`, { token });
    expect(list).toEqual({ items: [{ ...passkey, last_used_at: now().toISOString() }] });
  });

  it('is told to browsers that have it, so that none is made twice', async () => {
    const { token } = await withPasskey();
    expect(await newOptions(token)).toMatchObject({
      rp: { id: 'localhost', name: 'Cairn' },
      excludeCredentials: [{ id: expect.any(String) }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    expect(await loginOptions()).toMatchObject({ rpId: 'localhost', userVerification: 'preferred' });
  });

  it('is renamed and removed; then it opens nothing', async () => {
    const { token, passkey, authenticator } = await withPasskey();
    expect(await post('rename-passkey', { id: passkey.id, name: 'Key <b>' }, token)).toMatchObject({
      ...{ status: 200, body: { name: 'Key <b>' } },
    });
    expect((await post('remove-passkey', { id: passkey.id }, token)).status).toBe(200);
    expect(await logIn(authenticator.get(await loginOptions()))).toMatchObject(REFUSED);
    const gone = { status: 404, body: { code: 'passkey_not_found' } };
    expect(await post('remove-passkey', { id: passkey.id }, token)).toMatchObject(gone);
    expect(await post('rename-passkey', { id: passkey.id, name: 'x' }, token)).toMatchObject(gone);
  });

  it('of somebody else is not found, and stays as it is', async () => {
    const { passkey, token } = await withPasskey();
    const stranger = await member(api);
    for (const call of ['rename-passkey', 'remove-passkey']) {
      expect(await post(call, { id: passkey.id, name: 'Mine' }, stranger.token)).toMatchObject({ status: 404 });
    }
    expect((await api.get(`${USER}/passkeys`, { token })).body).toMatchObject({ items: [{ name: 'Phone' }] });
  });
});

describe('refused is', () => {
  it.each([
    ['a page of another site', { origin: 'http://localhost.evil.example' }],
    ['another port of the host', { origin: 'http://localhost:9' }],
    ['a passkey made for another site', { rpId: 'evil.example' }],
  ])('%s', async (_case, over) => {
    const { authenticator } = await withPasskey();
    expect(await logIn(authenticator.get(await loginOptions(), over))).toMatchObject(REFUSED);
    const { token } = await member(api);
    const credential = createAuthenticator(ORIGIN).create(await newOptions(token), over);
    expect(await post('add-passkey', { credential, name: 'x' }, token)).toMatchObject(REFUSED);
  });

  it('an answer that was given before', async () => {
    const { authenticator } = await withPasskey();
    const credential = authenticator.get(await loginOptions());
    expect((await logIn(credential)).status).toBe(200);
    expect(await logIn(credential)).toMatchObject(REFUSED);
  });

  it('an answer to a challenge that nobody gave, that ran out, or that another browser got', async () => {
    const { authenticator } = await withPasskey();
    expect(await logIn(authenticator.get({ challenge: 'aW52ZW50ZWQ' }))).toMatchObject(REFUSED);
    const theirs = authenticator.get(await loginOptions({ 'x-device': 'another-browser-0123456789' }));
    expect(await logIn(theirs)).toMatchObject(REFUSED);
    const old = authenticator.get(await loginOptions());
    pass(6);
    expect(await logIn(old)).toMatchObject(REFUSED);
  });

  it('a challenge of another purpose or another person', async () => {
    const [{ authenticator, token }, other] = [await withPasskey(), await member(api)];
    expect(await logIn(authenticator.get(await newOptions(token)))).toMatchObject(REFUSED);
    const credential = createAuthenticator(ORIGIN).create(await newOptions(token));
    expect(await post('add-passkey', { credential, name: 'x' }, other.token)).toMatchObject(REFUSED);
  });

  it('another key with the same name, and a copy whose counter has fallen behind', async () => {
    const { authenticator } = await withPasskey();
    const forged = createAuthenticator(ORIGIN).get(await loginOptions());
    const { id } = authenticator.get(await loginOptions());
    expect(await logIn({ ...forged, id, rawId: id })).toMatchObject(REFUSED);
    expect((await logIn(authenticator.get(await loginOptions(), { counter: 50 }))).status).toBe(200);
    expect(await logIn(authenticator.get(await loginOptions(), { counter: 49 }))).toMatchObject(REFUSED);
  });

  it('the same passkey for a second account', async () => {
    const { authenticator } = await withPasskey();
    const other = await member(api);
    const credential = authenticator.create(await newOptions(other.token));
    expect(await post('add-passkey', { credential, name: 'x' }, other.token)).toMatchObject(REFUSED);
  });

  it.each([[{}], [{ id: 5 }], [{ id: 'x', response: null }]])('%j', async (credential) => {
    expect(await post('auth-via-passkey', { credential })).toMatchObject(REFUSED);
    const { token } = await member(api);
    expect(await post('add-passkey', { credential, name: 'x' }, token)).toMatchObject(REFUSED);
  });
});

it('making and removing one wants a fresh proof, which a passkey gives', async () => {
  const { token, authenticator, passkey, user } = await withPasskey();
  const credential = createAuthenticator(ORIGIN).create(await newOptions(token));
  pass(16);
  const { token: later } = await openSession(api.services, api.db, user.id);
  await stale(user.id);
  expect(await post('passkey-options', {}, later)).toMatchObject(REAUTHENTICATE);
  expect(await post('add-passkey', { credential, name: 'x' }, later)).toMatchObject(REAUTHENTICATE);
  expect(await post('remove-passkey', { id: passkey.id }, later)).toMatchObject(REAUTHENTICATE);
  const stranger = await withPasskey();
  const theirs = stranger.authenticator.get(await loginOptions());
  expect(await post('reauthenticate', { passkey: theirs }, later)).toMatchObject(REFUSED);
  const proof = authenticator.get(await loginOptions());
  expect(await post('reauthenticate', { passkey: proof }, later)).toMatchObject({
    status: 200,
    body: { expires_in: 900 },
  });
  expect((await post('remove-passkey', { id: passkey.id }, later)).status).toBe(200);
});

it.each([['passkey-options'], ['add-passkey'], ['rename-passkey'], ['remove-passkey']])(
  '%s asks a guest to log in',
  async (call) => {
    expect(await post(call)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  },
);
