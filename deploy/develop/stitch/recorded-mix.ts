import { readFile, writeFile } from 'node:fs/promises';
import { integrityOf } from '@cairn/shared-contracts/build/files';
import type { Release } from '@cairn/shared-contracts/remote/release';
import * as z from 'zod/mini';
import { sourceOf, textOf, type Wanted } from './wanted.ts';

const recordedRemote = z.object({
  /** as the command names it: 'local', 'stand-in', a version, an address */
  from: z.string(),
  version: z.string(),
  /** sha384 of its release.json */
  integrity: z.string(),
  /** see contentOf; files of before had none */
  content: z.optional(z.string()),
});

const recordedMix = z.object({
  format: z.literal(1),
  shell: z.string(),
  remotes: z.record(z.string(), recordedRemote),
});
export type RecordedMix = z.infer<typeof recordedMix>;
export type MixedRemote = z.infer<typeof recordedRemote>;

/** @throws when it is no file that `--record` wrote */
export async function readMix(file: string): Promise<RecordedMix> {
  const text = await readFile(file, 'utf8');
  try {
    return recordedMix.parse(JSON.parse(text));
  } catch {
    throw new Error(`${file} is no recorded mix`);
  }
}

export const writeMix = (file: string, mix: RecordedMix): Promise<void> =>
  writeFile(file, `${JSON.stringify(mix, null, 2)}\n`);

/** The same sources again; what the command names takes the place of what was recorded. */
export function wantedAgain({ remotes }: RecordedMix, wanted: Wanted): Wanted {
  const recorded = Object.entries(remotes).map(([name, { from }]) => [name, sourceOf(from)] as const);
  return new Map([...recorded, ...wanted]);
}

/** Of all that a release says but the commit that it was built at: the file of a mix is itself in a later one, and CI builds what it names anew. */
export function contentOf({ contract, ...release }: Release): string {
  const { revision: _commit, ...said } = contract ?? {};
  return integrityOf(JSON.stringify({ ...release, contract: said }));
}

const isSame = (one: MixedRemote, other: MixedRemote): boolean =>
  one.integrity === other.integrity || (one.content !== undefined && one.content === other.content);

/**
 * What is not as it was recorded, a line each; nothing is expected of what the command names. A version of the working tree is named after
 * its sources.
 */
export function differences(recorded: RecordedMix, now: RecordedMix['remotes'], wanted: Wanted): string[] {
  return Object.entries(recorded.remotes).flatMap(([name, remote]) => {
    const { from, version } = remote;
    const found = now[name];
    if (wanted.has(name) || (found && isSame(found, remote))) return [];
    if (!found) return [`${name}@${version} was recorded, and is missing`];
    if (found.version !== version) return [`${name} was recorded as ${version}, and is ${found.version}`];
    return from === LOCAL ? [] : [`${name}@${version} is another release than the one that was recorded`];
  });
}

const LOCAL = 'local';
const TREE = /-dev\./;

/** As the command would name it. What nobody named is recorded as the version that stood there, a working tree's as that. */
export function fromOf(wanted: Wanted, name: string, version: string): string {
  const source = wanted.get(name);
  if (source) return textOf(source);
  return TREE.test(version) ? LOCAL : version;
}
