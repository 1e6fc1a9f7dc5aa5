import { type KeyObject, sign } from 'node:crypto';
import { type Live, type LiveRemote, live as liveSchema, signedLive } from '@cairn/shared-contracts/remote/release';
import { KEY_ID } from './keys.ts';
import type { ObjectStore } from './object-store.ts';

const CURRENT = 'live.json';
/** one file a revision: the history, and the lock that makes a change a compare-and-set */
const revisionPath = (revision: number): string => `live/${String(revision).padStart(8, '0')}.json`;

export class ConflictError extends Error {
  constructor(revision: number) {
    super(`somebody else made revision ${revision} meanwhile: look at it and try again`);
    this.name = 'ConflictError';
  }
}

const parse = (content: Buffer): Live =>
  liveSchema.parse(JSON.parse(signedLive.parse(JSON.parse(content.toString())).payload));

const EMPTY: Omit<Live, 'environment'> = {
  format: 1,
  revision: 0,
  changed_at: '',
  changed_by: '',
  note: 'empty',
  remotes: {},
};

export async function readLive(store: ObjectStore, environment: string): Promise<Live> {
  const content = await store.get(CURRENT);
  return content ? parse(content) : { ...EMPTY, environment };
}

export async function readHistory(store: ObjectStore, last: number): Promise<Live[]> {
  const revisions = await Promise.all(Array.from({ length: last }, (_, index) => store.get(revisionPath(index + 1))));
  return revisions.flatMap((content) => (content ? [parse(content)] : []));
}

/** A change that stopped between its two writes holds its revision: it goes live now, so that the next change can follow it. */
async function finishChange(store: ObjectStore, revision: number): Promise<void> {
  const [made, current] = await Promise.all([store.get(revisionPath(revision)), store.get(CURRENT)]);
  if (made && (!current || parse(current).revision < revision)) await store.put(CURRENT, made);
}

export interface Change {
  environment: string;
  by: string;
  note: string;
  key: KeyObject;
}

/**
 * Changes what is live. The new revision's file is created exclusively, so that of two changes on the same base one fails.
 * @throws ConflictError when the document changed meanwhile
 */
export async function changeLive(
  store: ObjectStore,
  { environment, by, note, key }: Change,
  edit: (remotes: Record<string, LiveRemote>) => Record<string, LiveRemote>,
): Promise<Live> {
  const current = await readLive(store, environment);
  const revision = current.revision + 1;
  const next: Live = {
    format: 1,
    environment,
    revision,
    changed_at: new Date().toISOString(),
    changed_by: by,
    note,
    remotes: edit(structuredClone(current.remotes)),
  };
  const payload = JSON.stringify(liveSchema.parse(next));
  const signed = JSON.stringify({
    payload,
    key_id: KEY_ID,
    signature: sign(null, Buffer.from(payload), key).toString('base64'),
  });
  if (!(await store.putIfAbsent(revisionPath(revision), signed))) {
    await finishChange(store, revision);
    throw new ConflictError(revision);
  }
  await store.put(CURRENT, signed);
  return next;
}
