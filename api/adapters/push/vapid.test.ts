import { createECDH, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import webPush from 'web-push';
import { vapidPush } from './vapid.ts';

const site = webPush.generateVAPIDKeys();
const VAPID = { ...site, subject: 'mailto:hello@cairn.example' };
const PAYLOAD = { title: 'Aigerim wrote to you on Cairn', tag: 'chat-7' };

/** as a browser's subscription has them */
function browserKeys() {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  return { p256dh: curve.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
}
const target = { endpoint: 'https://fcm.googleapis.com/fcm/send/secret', keys: browserKeys() };

const answering = (status: number) =>
  vapidPush(VAPID, async () => {
    if (status < 300) return { statusCode: status, body: '', headers: {} };
    throw new webPush.WebPushError('refused', status, {}, '', target.endpoint);
  });

describe('a push service', () => {
  it('gets what only the browser can read, signed by the site', async () => {
    let request: ReturnType<typeof webPush.generateRequestDetails> | undefined;
    const push = vapidPush(VAPID, async (subscription, payload, options) => {
      request = webPush.generateRequestDetails(subscription, payload ?? '', options);
      return { statusCode: 201, body: '', headers: {} };
    });
    expect(await push.send(target, PAYLOAD, 'chat-7')).toBe('sent');
    expect(request?.headers).toMatchObject({
      'Content-Encoding': 'aes128gcm',
      Topic: 'chat-7',
      Authorization: expect.stringMatching(new RegExp(`^vapid t=.+, k=${site.publicKey}$`)),
    });
    expect(String(request?.body)).not.toContain('Aigerim');
  });

  it.each([404, 410])('that answers %s knows the browser no more', async (status) => {
    expect(await answering(status).send(target, PAYLOAD, 'chat-7')).toBe('gone');
  });

  it.each([429, 500])(
    'that answers %s is asked again; the address, which is a secret, is in no log',
    async (status) => {
      const failure = await answering(status)
        .send(target, PAYLOAD, 'chat-7')
        .catch((error: unknown) => error);
      expect(failure).toEqual(new Error(`a push service refused: ${status}`));
    },
  );
});
