import { createECDH, randomUUID } from 'node:crypto';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import webPush from 'web-push';
import type { Push, PushTarget } from '../../adapters/push/push.ts';
import { type PushService, type Subscription, startPushService } from '../../adapters/push/testing/push-service.ts';
import { vapidPush } from '../../adapters/push/vapid.ts';
import { readEnv } from '../../platform/env.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { startConversation } from '../chat/testing/conversation.ts';
import { createClient } from '../request/testing/client.ts';
import { createUser } from '../request/testing/world.ts';
import { openSession } from '../user/session.ts';
import { deliverPush, pushMessage } from './push-message.ts';
import { forgetEnded } from './subscriptions.ts';

const keys = { p256dh: 'B'.repeat(87), auth: 'c'.repeat(22) };
const endpointOf = (host = 'fcm.googleapis.com') => `https://${host}/fcm/send/${randomUUID()}`;

let api: TestApi;
let here: Awaited<ReturnType<typeof startConversation>>;
let endpoint: string;
beforeAll(async () => {
  api = await startTestApi({ env: { PUSH: 'local' } });
});
beforeEach(async () => {
  here = await startConversation(api);
  endpoint = endpointOf();
  await here.tourist.post('/crm/api/push/subscribe', { endpoint, keys });
});
afterAll(() => api.close());

const organizerSays = async (message: string): Promise<number> =>
  (await here.organizer.post<{ id: number }>('/crm/api/chat/send-message', { chat_id: here.chat.id, message })).body.id;

/** what browsers get of a message, with the push service that is given */
async function pushed(messageId: number, send: Push['send'] = async () => 'sent') {
  const got: { endpoint: string; payload: object }[] = [];
  const push: Push = {
    publicKey: 'k',
    send: async (target, payload, topic) => {
      got.push({ endpoint: target.endpoint, payload });
      return send(target, payload, topic);
    },
  };
  await pushMessage(api.services, messageId);
  const jobs = await api.db.deleteFrom('outbox').where('kind', '=', 'push').returning('payload').execute();
  // the module's own work
  for (const { payload } of jobs) await deliverPush(api.services, push, payload as never);
  return got.filter((one) => one.endpoint === endpoint);
}

describe('a push of a message', () => {
  it('says in the browser’s language who wrote, and not what', async () => {
    const german = endpointOf();
    const { token } = await openSession(api.services, api.db, here.userId);
    const headers = { 'x-language': 'de-DE' };
    await api.post('/crm/api/push/subscribe', { endpoint: german, keys }, { token, headers });
    endpoint = german;
    const [one, ...others] = await pushed(await organizerSays('The gate code is 4711'));
    expect(others).toEqual([]);
    expect(one?.payload).toMatchObject({
      title: expect.stringMatching(/hat Ihnen bei .* geschrieben$/),
      path: `/de/chat/${here.chat.id}`,
      tag: `chat-${here.chat.id}`,
      lang: 'de-DE',
    });
    expect(JSON.stringify(one)).not.toContain('4711');
  });

  it.each<[string, (messageId: number) => Promise<unknown>]>([
    ['was read', () => here.tourist.post('/crm/api/chat/mark-as-read', { chat_id: here.chat.id })],
    ['was taken back', (message_id) => here.organizer.post('/crm/api/chat/delete-message', { message_id })],
    ['is of a muted chat', () => here.tourist.post('/crm/api/chat/disable-notifications', { chat_id: here.chat.id })],
    ['is for a browser that was turned off', () => here.tourist.post('/crm/api/push/unsubscribe', { endpoint })],
    ['is for somebody who logged out', () => here.tourist.post('/crm/api/user/logout')],
  ])('is not sent when it %s', async (_what, happens) => {
    const id = await organizerSays('Bring a lamp');
    await happens(id);
    expect(await pushed(id)).toEqual([]);
  });

  it('is not sent to whoever wrote it, nor to strangers', async () => {
    const stranger = createClient(api.url).as((await createUser(api.services)).token);
    const theirs = endpointOf();
    await stranger.post('/crm/api/push/subscribe', { endpoint: theirs, keys });
    const { body } = await here.tourist.post<{ id: number }>('/crm/api/chat/send-message', {
      ...{ chat_id: here.chat.id, message: 'Mine' },
    });
    expect(await pushed(body.id)).toEqual([]);
    endpoint = theirs;
    expect(await pushed(await organizerSays('Yours'))).toEqual([]);
  });

  it('that a push service knows nobody for is the last', async () => {
    expect(await pushed(await organizerSays('one'), async () => 'gone')).toHaveLength(1);
    expect(await pushed(await organizerSays('two'))).toEqual([]);
  });
});

describe('a push by a push service', () => {
  const site = { ...webPush.generateVAPIDKeys(), subject: 'mailto:hello@cairn.example' };
  let service: PushService;
  beforeAll(async () => {
    service = await startPushService();
  });
  afterAll(() => service.close());

  const subscribed = async () => {
    const browser = service.subscribe(site.publicKey);
    await here.tourist.post('/crm/api/push/subscribe', browser.target);
    return browser;
  };
  /** what else waits in the outbox is for browsers of other tests */
  const byService =
    ({ target }: Pick<Subscription, 'target'>): Push['send'] =>
    async (to, payload, topic) =>
      to.endpoint === target.endpoint ? vapidPush(site, service.agent).send(to, payload, topic) : 'sent';
  const isKnown = async (target: PushTarget) => {
    const { endpoint: address } = target;
    return (await api.db.selectFrom('push_subscriptions').select('endpoint').where('endpoint', '=', address).execute())
      .length;
  };

  it('is read by the browser that the account has subscribed, and by no other', async () => {
    const browser = await subscribed();
    await pushed(await organizerSays('The gate code is 4711'), byService(browser));
    const [one, ...others] = browser.fetch();
    expect(others).toEqual([]);
    expect(one).toMatchObject({ topic: `chat-${here.chat.id}`, payload: { path: `/chat/${here.chat.id}` } });
  });

  it.each([404, 410] as const)('forgets the browser after %s', async (status) => {
    const browser = await subscribed();
    browser.end(status);
    await pushed(await organizerSays('Anybody there?'), byService(browser));
    expect(await isKnown(browser.target)).toBe(0);
  });

  it.each([429, 500])('is tried again after %s, and forgets nobody', async (status) => {
    const browser = await subscribed();
    service.refuse({ status });
    const failed = pushed(await organizerSays('Now?'), byService(browser));
    await expect(failed).rejects.toThrow(String(status));
    service.refuse(null);
    expect(await isKnown(browser.target)).toBe(1);
  });

  it('is not tried again with keys that are not those of the subscription, and the browser stays known', async () => {
    const { publicKey } = webPush.generateVAPIDKeys();
    const browser = service.subscribe(publicKey);
    await here.tourist.post('/crm/api/push/subscribe', browser.target);
    await pushed(await organizerSays('Whose keys?'), byService(browser));
    expect([browser.fetch(), await isKnown(browser.target)]).toEqual([[], 1]);
  });
});

describe('subscriptions', () => {
  it('are forgotten with their session', async () => {
    await here.tourist.post('/crm/api/user/logout');
    await forgetEnded(api.services);
    const rows = await api.db.selectFrom('push_subscriptions').selectAll().where('endpoint', '=', endpoint).execute();
    expect(rows).toEqual([]);
  });

  it('are whose browser it is now', async () => {
    const other = createClient(api.url).as((await createUser(api.services)).token);
    await other.post('/crm/api/push/subscribe', { endpoint, keys });
    expect(await pushed(await organizerSays('For Kate'))).toEqual([]);
  });

  it.each([
    'http://fcm.googleapis.com/1',
    'https://169.254.169.254/latest/meta-data',
    'https://fcm.googleapis.com.evil.example/1',
    'https://evilfcm.googleapis.com.example/1',
    'https://localhost:5432/',
    'https://user@fcm.googleapis.com/1',
    'https://fcm.googleapis.com:8080/1',
  ])('at an address that is no push service’s are refused: %s', async (address) => {
    const answer = await here.tourist.post<ErrorBody>('/crm/api/push/subscribe', { endpoint: address, keys });
    expect(answer.status).toBe(422);
  });

  it('of one account are ten at most: the oldest goes', async () => {
    const { db } = api;
    for (let at = 0; at < 11; at++)
      await here.tourist.post('/crm/api/push/subscribe', { endpoint: endpointOf(), keys });
    const rows = await db
      .selectFrom('push_subscriptions')
      .select('endpoint')
      .where('user_id', '=', here.userId)
      .execute();
    expect(rows).toHaveLength(10);
    expect(rows.map((row) => row.endpoint)).not.toContain(endpoint);
  });
});

describe('a site without pushes', () => {
  it('has no key, and takes no subscription', async () => {
    const plain = await startTestApi();
    const client = createClient(plain.url).as((await createUser(plain.services)).token);
    expect((await client.get('/crm/api/push/key')).body).toEqual({ key: null });
    const answer = await client.post<ErrorBody>('/crm/api/push/subscribe', { endpoint: endpointOf(), keys });
    await plain.close();
    expect(`${answer.status} ${answer.body.code}`).toBe('422 channel_unavailable');
  });

  const pair = () => {
    const curve = createECDH('prime256v1');
    curve.generateKeys();
    return {
      PUSH: 'vapid',
      VAPID_PUBLIC_KEY: curve.getPublicKey('base64url'),
      VAPID_PRIVATE_KEY: curve.getPrivateKey('base64url'),
      VAPID_SUBJECT: 'mailto:hello@cairn.example',
    };
  };
  it('starts with keys that are a pair', () => {
    const { VAPID_PUBLIC_KEY: publicKey } = pair();
    expect(readEnv(pair()).VAPID?.subject).toBe('mailto:hello@cairn.example');
    expect(() => readEnv({ ...pair(), VAPID_PUBLIC_KEY: publicKey })).toThrow(
      /VAPID_PUBLIC_KEY must be the public half/,
    );
  });
  it.each<[string, object, RegExp]>([
    ['a key', { VAPID_PRIVATE_KEY: '' }, /VAPID_PRIVATE_KEY must be .* is not set/],
    ['whom to write to', { VAPID_SUBJECT: '' }, /VAPID_SUBJECT must be an address/],
  ])('does not start without %s', (_what, part, words) => {
    expect(() => readEnv({ ...pair(), ...part })).toThrow(words);
  });
});
