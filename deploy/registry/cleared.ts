import { releaseKey } from '@cairn/shared-contracts/remote/release';
import * as z from 'zod';
import type { ObjectStore } from './object-store.ts';
import { Refusal } from './refusal.ts';

/**
 * What stays of a release that `cairn clean` took out of the store. It is written before anything is deleted: from then on no change makes
 * the version live.
 */
const cleared = z.object({
  format: z.literal(1),
  /** of its release.json: the version may come back as it was, and not as another */
  integrity: z.string(),
  at: z.string(),
  by: z.string(),
});
export type Cleared = z.infer<typeof cleared>;

export const clearedPath = (name: string, version: string): string => `cleared/${name}/${version}.json`;

export const clearedRefusal = (name: string, version: string, { by, at }: Cleared): Refusal =>
  new Refusal(
    'cleared',
    `${releaseKey(name, version)} was cleared away by ${by} on ${at.slice(0, 10)}: release it again, from the same sources`,
  );

/** undefined where nobody took it out */
export async function clearedOf(store: ObjectStore, name: string, version: string): Promise<Cleared | undefined> {
  const content = await store.get(clearedPath(name, version));
  return content && cleared.parse(JSON.parse(content.toString()));
}

export const markCleared = (store: ObjectStore, name: string, version: string, mark: Cleared): Promise<void> =>
  store.put(clearedPath(name, version), JSON.stringify(mark));

/** which versions of a remote were taken out */
export async function isCleared(store: ObjectStore, name: string): Promise<(version: string) => boolean> {
  const paths = new Set(await store.list(`cleared/${name}`));
  return (version) => paths.has(clearedPath(name, version));
}
