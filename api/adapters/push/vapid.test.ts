import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import webPush from 'web-push';
import { vapidPush } from './vapid.ts';

const site = webPush.generateVAPIDKeys();
const VAPID = { ...site, subject: 'mailto:hello@cairn.example' };
const PAYLOAD = { title: 'Aigerim wrote to you on Cairn', tag: 'chat-7' };

const curve = createECDH('prime256v1');
curve.generateKeys();
const auth = randomBytes(16);
/** as a browser's subscription has them */
const keys = { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') };
const target = { endpoint: 'https://fcm.googleapis.com/fcm/send/secret', keys };

/** as the browser does with what came: RFC 8291 §3.4, RFC 8188 §2 */
function decrypted(body: Buffer, browser: ECDH): string {
  const [salt, size] = [body.subarray(0, 16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + size);
  const sealed = body.subarray(21 + size);
  const derive = (secret: Uint8Array, by: Uint8Array, info: Uint8Array, length: number) =>
    new Uint8Array(hkdfSync('sha256', secret, by, info, length));
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = derive(browser.computeSecret(sender), auth, about, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // the last record ends with a mark and padding
  return text.subarray(0, text.lastIndexOf(2)).toString();
}

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
    // typed as anything: a buffer
    const body = Buffer.from(request?.body ?? '');
    expect(JSON.parse(decrypted(body, curve))).toEqual(PAYLOAD);
    const other = createECDH('prime256v1');
    other.generateKeys();
    expect(() => decrypted(body, other)).toThrow('authenticate');
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
