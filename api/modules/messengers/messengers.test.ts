import type { AccountMessengers, ConnectionCode } from '@cairn/shared-contracts/api/user.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readEnv } from '../../platform/env.ts';
import { siteDir } from '../../testing/site-dir.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { mailTo, member, USER } from '../user/testing/people.ts';
import { receiveCode } from './connect.ts';

const CODE = '/crm/api/chat/generate-connection-code';
const GATEWAY = { GATEWAY_URL: 'http://127.0.0.1:9/messages', GATEWAY_TOKEN: 'token of ours' };
const telegram = { source: 'telegram', url: 'https://t.me/cairn_example' } as const;
const whatsapp = { source: 'whatsapp', url: 'https://wa.me/442079460182' } as const;

let now = new Date('2027-03-01T12:00:00Z');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    now: () => now,
    env: {
      ...GATEWAY,
      ...{
        GATEWAY_CHANNELS: 'telegram',
        SITES_DIR: siteDir({ plain: { hosts: ['localhost'], messengers: [telegram, whatsapp] } }),
      },
    },
  });
});
afterAll(() => api.close());

const codeOf = async (token: string, source_id = 'telegram') =>
  api.post<ConnectionCode & { code: string }>(CODE, { source_id }, { token });
const send = (body: object, authorization = 'Bearer token of ours') =>
  api.post<{ outcome: string; text: string }>('/gateway/messages', body, { headers: { authorization } });
const connected = async (token: string) =>
  (await api.get<AccountMessengers>(`${USER}/messengers`, { token })).body.items
    .filter(({ is_connected }) => is_connected)
    .map(({ source }) => source);

describe('a messenger', () => {
  it('is connected by its code, told of by e-mail, and disconnected', async () => {
    const one = await member(api);
    const { body } = await codeOf(one.token);
    expect(body).toEqual({
      code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/),
      url: `https://t.me/cairn_example?start=${body.code}`,
      expires_in: 600,
    });
    expect(await send({ source: 'telegram', from: '77', text: `/start ${body.code}` })).toMatchObject({
      ...{ status: 200, body: { outcome: 'connected', text: expect.stringContaining('Connected') } },
    });
    expect(await connected(one.token)).toEqual(['telegram']);
    expect(await mailTo(api, one.email)).toContain('announced in Telegram');
    await api.post(`${USER}/disconnect-messenger`, { source: 'telegram' }, { token: one.token });
    expect(await connected(one.token)).toEqual([]);
  });

  it('takes a code as people type it, once', async () => {
    const one = await member(api);
    const { code } = (await codeOf(one.token)).body;
    const typed = ` ${code.slice(0, 4).toLowerCase()} ${code.slice(4)} `.replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await send({ source: 'telegram', from: '78', text: typed })).body.outcome).toBe('connected');
    expect((await send({ source: 'telegram', from: '79', text: typed })).body.outcome).toBe('unknown_code');
  });

  it('takes neither an old code, nor one of another messenger, nor the one before', async () => {
    const one = await member(api);
    const first = (await codeOf(one.token)).body.code;
    const second = (await codeOf(one.token)).body.code;
    const outcome = async (source: string, text: string) => (await send({ source, from: '80', text })).body.outcome;
    expect(await outcome('telegram', first)).toBe('unknown_code');
    expect(await outcome('vk', second)).toBe('unknown_code');
    now = new Date(now.getTime() + 600_001);
    expect(await outcome('telegram', second)).toBe('unknown_code');
    expect(await connected(one.token)).toEqual([]);
  });

  it('stays with the account that it is connected to', async () => {
    const [one, other] = [await member(api), await member(api)];
    await send({ source: 'telegram', from: '81', text: (await codeOf(one.token)).body.code });
    const answer = await send({ source: 'telegram', from: '81', text: (await codeOf(other.token)).body.code });
    expect(answer.body.outcome).toBe('taken');
    expect([await connected(one.token), await connected(other.token)]).toEqual([['telegram'], []]);
    const again = await send({ source: 'telegram', from: '81', text: (await codeOf(one.token)).body.code });
    expect(again.body.outcome).toBe('connected');
  });

  it('lets nobody guess', async () => {
    const outcomes: string[] = [];
    for (let n = 0; n < 21; n++) {
      outcomes.push((await receiveCode(api.services, { source: 'telegram', from: '82', text: `guess ${n}` })).outcome);
    }
    expect([outcomes[19], outcomes[20]]).toEqual(['unknown_code', 'too_many_tries']);
  });

  it('that the site or the gateway does not have is refused, and so is a guest', async () => {
    const { token } = await member(api);
    for (const source of ['whatsapp', 'vk']) {
      expect(await codeOf(token, source)).toMatchObject({ status: 422, body: { code: 'channel_unavailable' } });
    }
    expect(await codeOf(token, 'icq')).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    expect(await codeOf('')).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });

  it('is believed from the gateway only, and only what makes sense', async () => {
    const message = { source: 'telegram', from: '83', text: 'x' };
    for (const authorization of ['', 'Bearer ', 'Bearer another', 'token of ours']) {
      expect([authorization, (await send(message, authorization)).status]).toEqual([authorization, 401]);
    }
    for (const bad of [
      {},
      { ...message, source: 'sms' },
      { ...message, from: '' },
      { ...message, text: 'x'.repeat(4_001) },
    ]) {
      expect(await send(bad)).toMatchObject({ status: 400, body: { code: 'malformed_request' } });
    }
  });
});

describe('how messengers are connected is chosen at boot', () => {
  const production = { NODE_ENV: 'production', APP_SECRET: 'x'.repeat(32), PAYMENT_PROVIDER: 'sandbox' };
  it.each([
    [{}, 'local'],
    [production, 'off'],
    [GATEWAY, 'gateway'],
    [{ ...production, ...GATEWAY }, 'gateway'],
    [{ ...GATEWAY, MESSENGERS: 'off' }, 'off'],
    [{ ...GATEWAY, MESSENGERS: 'local' }, 'local'],
  ])('%j: %s', (environment, expected) => {
    expect(readEnv(environment).MESSENGERS).toBe(expected);
  });

  it.each([[{ ...production, MESSENGERS: 'local' }], [{ MESSENGERS: 'gateway' }], [{ MESSENGERS: 'carrier pigeon' }]])(
    '%j is refused',
    (environment) => {
      expect(() => readEnv(environment)).toThrow(/MESSENGERS must be off, local \(not in production\) or gateway/);
    },
  );

  it('without a gateway nobody writes in its name', async () => {
    const other = await startTestApi();
    const { status } = await other.post('/gateway/messages', { source: 'telegram', from: '1', text: 'x' });
    await other.close();
    expect(status).toBe(404);
  });
});
