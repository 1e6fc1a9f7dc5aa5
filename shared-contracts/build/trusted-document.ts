import { createPublicKey, type KeyObject } from 'node:crypto';
import { holderOf, type KeyHolder, type KeyRing, keyRing, ROOT_KEY_ID } from '../remote/key-ring.ts';
import { signedLive } from '../remote/release.ts';
import { openSigned } from './signed-document.ts';

export interface Opened {
  document: unknown;
  /** whose key it is signed with; undefined: the platform's */
  holder: KeyHolder | undefined;
}

/** @throws when it is not signed with the platform's key */
export const openRing = (content: Buffer | string, root: KeyObject): KeyRing =>
  keyRing.parse(openSigned(content, root, 'the key ring'));

/** which key a document says that it is signed with */
export const keyIdOf = (content: Buffer | string): string => signedLive.parse(JSON.parse(content.toString())).key_id;

/**
 * Opens a document that the platform's key or a squad's has signed. Whether the squad may say what it says is the caller's to look at, and
 * whether the key was revoked by then.
 * @param ring asked for where the platform's key is not it
 * @throws when it is malformed, or signed with no known key
 */
export async function openTrusted(
  content: Buffer | string,
  { root, ring }: { root: KeyObject; ring(): Promise<KeyRing | undefined> },
  what: string,
): Promise<Opened> {
  const id = keyIdOf(content);
  if (id === ROOT_KEY_ID) return { document: openSigned(content, root, what), holder: undefined };
  const known = await ring();
  const holder = known && holderOf(known, id);
  if (!holder) throw new Error(`${what} is signed with ${id}, which is nobody's key`);
  return { document: openSigned(content, createPublicKey(holder.key.public_key), what), holder };
}
