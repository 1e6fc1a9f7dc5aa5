import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Live, live, signedLive } from '@cairn/shared-contracts/remote/release';

/** @throws when the file is not there or no public key */
export const readReleaseKey = async (path: string): Promise<KeyObject> => createPublicKey(await readFile(path, 'utf8'));

/**
 * Parses and verifies live.json.
 * @throws when it is malformed or not signed with the key
 */
export function verifyLive(content: Buffer | string, key: KeyObject): Live {
  const { payload, signature } = signedLive.parse(JSON.parse(content.toString()));
  if (!verify(null, Buffer.from(payload), key, Buffer.from(signature, 'base64'))) {
    throw new Error('live.json has a wrong signature');
  }
  return live.parse(JSON.parse(payload));
}
