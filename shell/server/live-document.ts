import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** @throws when the file is not there or no public key */
export const readReleaseKey = async (path: string): Promise<KeyObject> => createPublicKey(await readFile(path, 'utf8'));

/** undefined when there is none: such a shell serves, and is not asked before a change */
export const readReportKey = (path: string): Promise<KeyObject | undefined> =>
  readFile(path, 'utf8').then(createPrivateKey, () => undefined);
