import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser's half of a subscription. */
export interface PushBrowser {
  keys: { p256dh: string; auth: string };
  /** what a push says. @throws for one that was encrypted for somebody else */
  read(body: Buffer): string;
}

/** the record's header: salt, size of a record, how long the sender's key is (RFC 8188 §2.1) */
const SALT = 16;
const KEY_AT = 21;
const TAG = 16;
/** ends the last record; zeros may follow */
const LAST = 2;

export function createPushBrowser(): PushBrowser {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
    new Uint8Array(hkdfSync('sha256', secret, salt, info, length));
  return {
    keys: { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') },
    read(body) {
      // RFC 8291 §3.4
      const salt = body.subarray(0, SALT);
      const end = KEY_AT + body.readUInt8(KEY_AT - 1);
      const sender = body.subarray(KEY_AT, end);
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
      const secret = derive(curve.computeSecret(sender), auth, about, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-TAG));
      const text = Buffer.concat([decipher.update(body.subarray(end, -TAG)), decipher.final()]);
      return text.subarray(0, text.lastIndexOf(LAST)).toString();
    },
  };
}
