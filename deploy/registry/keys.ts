import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** id of the key pair, written into every signed document */
export const KEY_ID = 'release';

export const publicKeyPath = (dataDir: string): string => join(dataDir, 'keys', `${KEY_ID}.pub.pem`);
const privateKeyPath = (dataDir: string): string => join(dataDir, 'keys', `${KEY_ID}.pem`);

/** The pair that signs live.json, made on first use. The private half never leaves the machine that releases. */
export async function releaseKey(dataDir: string): Promise<KeyObject> {
  const known = await readFile(privateKeyPath(dataDir), 'utf8').catch(() => undefined);
  if (known) return createPrivateKey(known);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  await mkdir(join(dataDir, 'keys'), { recursive: true, mode: 0o700 });
  await writeFile(publicKeyPath(dataDir), publicKey);
  await writeFile(privateKeyPath(dataDir), privateKey, { mode: 0o600 });
  return createPrivateKey(privateKey);
}
