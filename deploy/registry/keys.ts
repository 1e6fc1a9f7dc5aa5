import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** ids of the two pairs, written into every signed document: commands sign what is live, shells what they say of themselves */
export const KEY_ID = 'release';
export const REPORT_KEY_ID = 'report';

const publicPath = (dataDir: string, id: string): string => join(dataDir, 'keys', `${id}.pub.pem`);
const privatePath = (dataDir: string, id: string): string => join(dataDir, 'keys', `${id}.pem`);

export const publicKeyPath = (dataDir: string): string => publicPath(dataDir, KEY_ID);
/** the half that shells sign their reports with */
export const reportKeyPath = (dataDir: string): string => privatePath(dataDir, REPORT_KEY_ID);

async function pair(dataDir: string, id: string): Promise<KeyObject> {
  const known = await readFile(privatePath(dataDir, id), 'utf8').catch(() => undefined);
  if (known) return createPrivateKey(known);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  await mkdir(join(dataDir, 'keys'), { recursive: true, mode: 0o700 });
  await writeFile(publicPath(dataDir, id), publicKey);
  await writeFile(privatePath(dataDir, id), privateKey, { mode: 0o600 });
  return createPrivateKey(privateKey);
}

/** The pair that signs what is live, made on first use. The private half never leaves the machine that releases. */
export const releaseKey = (dataDir: string): Promise<KeyObject> => pair(dataDir, KEY_ID);

/**
 * The pair that signs the shells' reports, made on first use. One for all shells: whoever has it can say what they like in the name of
 * any of them, and so let changes pass or hold them up, but change nothing that is live.
 */
export const reportKey = (dataDir: string): Promise<KeyObject> => pair(dataDir, REPORT_KEY_ID);

/** what verifies reports; undefined where there is no such key, and so no reports either */
export const reportVerifier = (dataDir: string): Promise<KeyObject | undefined> =>
  readFile(publicPath(dataDir, REPORT_KEY_ID), 'utf8').then(createPublicKey, () => undefined);
