import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { KeyHolder } from '@cairn/shared-contracts/remote/key-ring';
import { holderOfKey, readRing } from './key-ring.ts';
import { KEY_ID, publicKeyPath, releaseKey } from './keys.ts';
import type { ObjectStore } from './object-store.ts';
import { Refusal } from './refusal.ts';

interface CommandKeys {
  /** works with a squad's key: what the site has beside releases is not at hand */
  isSquad: boolean;
  releaseKey(): Promise<KeyObject>;
  rootKey(): Promise<KeyObject>;
  /** the same for who only looks: undefined where there is none yet, and none is made */
  knownRootKey(): Promise<KeyObject | undefined>;
  signer(remote: string): Promise<{ key: KeyObject; holder?: KeyHolder }>;
  prover(): Promise<{ key: KeyObject; id: string; holder?: KeyHolder }>;
}

/** @throws Refusal that names the setting, for whoever mistyped a path */
async function keyIn(setting: string, path: string, parse: (pem: string) => KeyObject): Promise<KeyObject> {
  const pem = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'ENOENT' ? `there is no file ${path}` : `${path} cannot be read (${error.code})`;
    throw new Refusal('no_key', `${setting}: ${why}`);
  });
  try {
    return parse(pem);
  } catch {
    throw new Refusal('no_key', `${setting}: ${path} is no key`);
  }
}

/**
 * The keys that a command works with. CAIRN_KEY is a squad's private key; a squad has no more of the platform's than its public half
 * (RELEASE_KEY, as shells do).
 */
export function keysFor(
  dataDir: string,
  store: ObjectStore,
  { CAIRN_KEY, RELEASE_KEY }: NodeJS.ProcessEnv = process.env,
): CommandKeys {
  const rootKey = async () =>
    RELEASE_KEY === undefined
      ? createPublicKey(await releaseKey(dataDir))
      : keyIn('RELEASE_KEY', RELEASE_KEY, createPublicKey);
  const squadKey = async (path: string) => {
    const key = await keyIn('CAIRN_KEY', path, createPrivateKey);
    return { key, holder: holderOfKey(await readRing(store, await rootKey()), key) };
  };
  return {
    isSquad: CAIRN_KEY !== undefined,
    rootKey,
    knownRootKey: () =>
      RELEASE_KEY === undefined
        ? readFile(publicKeyPath(dataDir), 'utf8').then(createPublicKey, () => undefined)
        : rootKey(),
    async releaseKey() {
      if (CAIRN_KEY !== undefined) throw new Refusal('not_yours', 'this needs the platform’s key, not a squad’s');
      return releaseKey(dataDir);
    },
    async signer(remote) {
      if (CAIRN_KEY === undefined) return { key: await releaseKey(dataDir) };
      const { key, holder } = await squadKey(CAIRN_KEY);
      if (!holder.remotes.includes(remote))
        throw new Refusal('not_yours', `${holder.key.id} signs ${holder.remotes.join(', ')}, not ${remote}`);
      return { key, holder };
    },
    async prover() {
      if (CAIRN_KEY === undefined) return { key: await releaseKey(dataDir), id: KEY_ID };
      const { key, holder } = await squadKey(CAIRN_KEY);
      return { key, holder, id: holder.key.id };
    },
  };
}
