import { createECDH } from 'node:crypto';

/** Keys that a site signs its pushes with (RFC 8292). */
export interface Vapid {
  /** base64url of an uncompressed point of P-256 */
  publicKey: string;
  privateKey: string;
  /** whom a push service writes to: 'mailto:…' or 'https://…' */
  subject: string;
}

/** Whether the two are one pair: a browser that subscribed with the one hears nothing that is signed with another. */
export function isPair(publicKey: string, privateKey: string): boolean {
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return curve.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}
