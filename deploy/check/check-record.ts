import type { KeyObject } from 'node:crypto';
import { signDocument } from '@cairn/shared-contracts/build/signed-document';
import { openTrusted } from '@cairn/shared-contracts/build/trusted-document';
import * as z from 'zod';
import type { Signer } from '../registry/cli/command.ts';
import { readRing } from '../registry/key-ring.ts';
import { KEY_ID } from '../registry/keys.ts';
import type { ObjectStore } from '../registry/object-store.ts';

/** That a version passed the slow gate, and beside what: written by `cairn check`, asked for by `cairn promote`. */
const checkRecord = z.object({
  format: z.literal(1),
  name: z.string(),
  version: z.string(),
  /** of its release.json: a check is of a content, not of a name */
  integrity: z.string(),
  environment: z.string(),
  at: z.string(),
  by: z.string(),
  /** remote → version that it was composed with */
  composition: z.record(z.string(), z.string()),
  /** addresses that were looked at */
  pages: z.array(z.string()),
  /** what nobody could look at, and why */
  unchecked: z.array(z.string()),
  /** why it may look otherwise than the live version */
  accepted: z.optional(z.string()),
});
export type CheckRecord = z.infer<typeof checkRecord>;

export const checkPath = (name: string, version: string): string => `checks/${name}/${version}.json`;

export const writeCheck = (store: ObjectStore, record: CheckRecord, { key, holder }: Signer): Promise<void> =>
  store.put(checkPath(record.name, record.version), signDocument(record, key, holder?.key.id ?? KEY_ID));

/**
 * undefined when there is none, of this content, that the platform or the remote's squad has signed
 * @param root public half of the platform's key
 */
export async function readCheck(
  store: ObjectStore,
  { name, version, integrity }: Pick<CheckRecord, 'name' | 'version' | 'integrity'>,
  root: KeyObject,
): Promise<CheckRecord | undefined> {
  const path = checkPath(name, version);
  const content = await store.get(path);
  if (!content) return undefined;
  try {
    const { document, holder } = await openTrusted(content, { root, ring: () => readRing(store, root) }, path);
    if (holder && (holder.key.revoked || !holder.remotes.includes(name))) return undefined;
    const record = checkRecord.parse(document);
    return record.name === name && record.version === version && record.integrity === integrity ? record : undefined;
  } catch {
    // whatever it is, it is no word of who may release
    return undefined;
  }
}
