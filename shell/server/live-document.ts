import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { openSigned } from '@cairn/shared-contracts/build/signed-document';
import { type Live, live } from '@cairn/shared-contracts/remote/release';

/** @throws when the file is not there or no public key */
export const readReleaseKey = async (path: string): Promise<KeyObject> => createPublicKey(await readFile(path, 'utf8'));

/** undefined when there is none: such a shell serves, and is not asked before a change */
export const readReportKey = (path: string): Promise<KeyObject | undefined> =>
  readFile(path, 'utf8').then(createPrivateKey, () => undefined);

/**
 * Parses and verifies live.json.
 * @throws when it is malformed or not signed with the key
 */
export const verifyLive = (content: Buffer | string, key: KeyObject): Live =>
  live.parse(openSigned(content, key, 'live.json'));
