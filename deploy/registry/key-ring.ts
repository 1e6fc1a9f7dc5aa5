import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { signDocument } from '@cairn/shared-contracts/build/signed-document';
import { openRing } from '@cairn/shared-contracts/build/trusted-document';
import { KEY_RING_PATH, type KeyHolder, type KeyRing, keyRing } from '@cairn/shared-contracts/remote/key-ring';
import { KEY_ID } from './keys.ts';
import { environmentsOf, readLive } from './live.ts';
import type { ObjectStore } from './object-store.ts';
import { Refusal } from './refusal.ts';

const EMPTY: KeyRing = { format: 1, revision: 0, changed_at: '', changed_by: '', squads: {} };

/** @param root public half of the platform's key. @throws when the ring is not signed with it */
export async function readRing(store: ObjectStore, root: KeyObject): Promise<KeyRing> {
  const content = await store.get(KEY_RING_PATH);
  return content ? openRing(content, root) : EMPTY;
}

interface RingChange {
  /** private half of the platform's key */
  root: KeyObject;
  by: string;
  /** what the change was decided on */
  base: KeyRing;
  edit(ring: KeyRing): KeyRing['squads'];
}

const copyPath = (revision: number): string => `keys/ring/${String(revision).padStart(8, '0')}.json`;

const MEANWHILE = 'somebody else changed the keys meanwhile: look at them and try again';

/** The newest ring, also where a change stopped between its two writes: it holds now. */
async function newestRing(store: ObjectStore, root: KeyObject): Promise<KeyRing> {
  let ring = await readRing(store, root);
  for (;;) {
    const copy = await store.get(copyPath(ring.revision + 1));
    if (!copy) return ring;
    ring = openRing(copy, root);
    await store.put(KEY_RING_PATH, copy);
  }
}

/** Makes the next ring. Of two at once the second is refused: who changes keys looks again. */
export async function changeRing(store: ObjectStore, { root, by, base, edit }: RingChange): Promise<KeyRing> {
  const ring = await newestRing(store, createPublicKey(root));
  if (ring.revision !== base.revision) throw new Refusal('conflict', MEANWHILE);
  const next = keyRing.parse({
    ...{ format: 1, revision: ring.revision + 1, changed_at: new Date().toISOString(), changed_by: by },
    squads: edit(ring),
  });
  const signed = signDocument(next, root, KEY_ID);
  if (!(await store.putIfAbsent(copyPath(next.revision), signed))) throw new Refusal('conflict', MEANWHILE);
  await store.put(KEY_RING_PATH, signed);
  return next;
}

/** whose private key it is. @throws Refusal when it is nobody's, or was revoked */
export function holderOfKey({ squads }: KeyRing, key: KeyObject): KeyHolder {
  const own = createPublicKey(key);
  for (const [squad, { remotes, keys }] of Object.entries(squads)) {
    const found = keys.find(({ public_key }) => createPublicKey(public_key).equals(own));
    if (found?.revoked) throw new Refusal('key_revoked', `${found.id} was revoked at ${found.revoked.at}`);
    if (found) return { squad, remotes, key: found };
  }
  throw new Refusal('unknown_key', 'this key is nobody’s: whoever has the platform’s key adds it, cairn keys add');
}

/** A squad's next key: 'squad-tour.2'. @param publicKey its own, or none to make a pair. */
export function nextKey(ring: KeyRing, squad: string, publicKey?: string) {
  const pair = publicKey === undefined ? generateKeyPairSync('ed25519') : undefined;
  const id = `${squad}.${(ring.squads[squad]?.keys.length ?? 0) + 1}`;
  const public_key = publicKey ?? pair?.publicKey.export({ type: 'spki', format: 'pem' }).toString() ?? '';
  const key = { id, public_key, added_at: new Date().toISOString() };
  return { key, privateKey: pair?.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
}

/** environment → its newest revision: the last that a key which is revoked now may have signed */
export async function newestRevisions(store: ObjectStore): Promise<Record<string, number>> {
  const revisions = (await environmentsOf(store)).map(
    async (name): Promise<[string, number]> => [name, (await readLive(store, name)).revision],
  );
  return Object.fromEntries(await Promise.all(revisions));
}
