import { type KeyObject, sign, verify } from 'node:crypto';
import { signedLive } from '../remote/release.ts';

/** The text of a document with its Ed25519 signature: the payload is the very JSON that was signed. */
export function signDocument(document: unknown, key: KeyObject, keyId: string): string {
  const payload = JSON.stringify(document);
  const signature = sign(null, Buffer.from(payload), key).toString('base64');
  return JSON.stringify({ payload, key_id: keyId, signature });
}

/** @returns the payload's JSON. @throws when it is malformed or not signed with the key */
export function openSigned(content: Buffer | string, key: KeyObject, what: string): unknown {
  const { payload, signature } = signedLive.parse(JSON.parse(content.toString()));
  if (!verify(null, Buffer.from(payload), key, Buffer.from(signature, 'base64')))
    throw new Error(`${what} has a wrong signature`);
  return JSON.parse(payload);
}
