import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { withdrawnOf } from '@cairn/shared-contracts/remote/past-versions';
import { type Live, type LiveRemote, releaseFolder } from '@cairn/shared-contracts/remote/release';
import { releaseKey } from '../registry/keys.ts';
import { changeLive, type Edit, readHistory, readLive } from '../registry/live.ts';
import type { ObjectStore } from '../registry/object-store.ts';
import { Refusal } from '../registry/refusal.ts';
import { publish, releaseIntegrity } from '../registry/releases.ts';
import { promoted } from '../registry/shares.ts';
import { storeOf } from '../registry/store-of.ts';

/** The sources that somebody works on. */
export interface WorkingTree {
  remotes: readonly string[];
  /** the version in the remote's package.json */
  packageVersion(name: string): string;
  /** changes when anything changes that the remote is built of */
  sourceHash(name: string): Promise<string>;
  /** @returns the folder of the built version */
  build(name: string, version: string, sourceHash: string): Promise<string>;
}

/** what earlier starts on the same data knew */
interface Memory {
  /** remote → the version that the tree was last started as */
  last: Record<string, string>;
  /** 'mf-tour@1.0.0' → hash of the sources that it was built of */
  sources: Record<string, string>;
}

const memoryPath = (dataDir: string): string => join(dataDir, 'working-tree.json');

async function remembered(dataDir: string): Promise<Memory> {
  const text = await readFile(memoryPath(dataDir), 'utf8').catch(() => undefined);
  // written below
  return text ? (JSON.parse(text) as Memory) : { last: {}, sources: {} };
}

const HASH_LENGTH = 12;

/** '1.0.0-dev.b4c2ce03b8f9': sources that are not those of the package's version */
export const developmentVersion = (plain: string, hash: string): string => `${plain}-dev.${hash.slice(0, HASH_LENGTH)}`;

/**
 * Puts the tree's remote into the store, unless it is there. Releases are immutable: sources that are not those of the package's
 * version are a development version of their own, named after their content.
 */
async function releaseOf(store: ObjectStore, tree: WorkingTree, memory: Memory, name: string): Promise<string> {
  const hash = await tree.sourceHash(name);
  const plain = tree.packageVersion(name);
  const development = developmentVersion(plain, hash);
  const isReleased = async (version: string) =>
    (await store.get(`${releaseFolder(name, version)}/release.json`)) !== undefined;
  const release = async (version: string) => {
    const isKnown = memory.sources[`${name}@${version}`] === hash && (await isReleased(version));
    if (!isKnown) await publish(store, await tree.build(name, version, hash));
    memory.sources[`${name}@${version}`] = hash;
    return version;
  };
  const known = memory.sources[`${name}@${plain}`];
  if (known !== undefined && known !== hash && (await isReleased(plain))) return release(development);
  try {
    return await release(plain);
  } catch (error) {
    // it was released from other sources, by a command or before starts took notes
    if (error instanceof Refusal && error.code === 'released_otherwise') return release(development);
    throw error;
  }
}

type Outcome = { kind: 'goes live' } | { kind: 'is live' } | { kind: 'stays out'; reason: string };

const shown = ({ stable, versions }: LiveRemote): string =>
  versions
    .map(({ version, weight }) => (version === stable && versions.length === 1 ? version : `${version} ${weight} %`))
    .join(', ');

/** A start undoes nothing: the tree's version takes the place of its own predecessor, and of nothing else. */
function outcomeOf(
  current: LiveRemote | undefined,
  wasLive: boolean,
  last: string | undefined,
  version: string,
  isWithdrawn: boolean,
): Outcome {
  if (isWithdrawn) return { kind: 'stays out', reason: 'it was withdrawn' };
  if (!current) return wasLive ? { kind: 'stays out', reason: 'it was removed' } : { kind: 'goes live' };
  if (current.versions.length === 1 && current.stable === version) return { kind: 'is live' };
  const isOwn = current.versions.length === 1 && current.stable !== null && current.stable === last;
  return isOwn ? { kind: 'goes live' } : { kind: 'stays out', reason: `${shown(current)} is live` };
}

/**
 * Releases the tree's remotes into the local store and makes live what was never live, or took the place of the tree's last version.
 * What somebody promoted, tries on a share or removed stays as it is.
 * @param tell hears what is done, and how to switch where something else is live
 * @param variables name the store
 */
export async function releaseTree(
  dataDir: string,
  tree: WorkingTree,
  tell: (text: string) => void,
  variables: NodeJS.ProcessEnv = process.env,
): Promise<Live> {
  const environment = 'local';
  const store = await storeOf(dataDir, variables);
  const memory = await remembered(dataDir);
  const before = structuredClone(memory);
  const live = await readLive(store, environment);
  const history = await readHistory(store, environment, live.revision);
  const edits: Record<string, Edit> = {};
  const notes: string[] = [];
  for (const name of tree.remotes) {
    const version = await releaseOf(store, tree, memory, name);
    const wasLive = history.some(({ remotes }) => remotes[name]);
    const isWithdrawn = withdrawnOf(live, name).has(version);
    const outcome = outcomeOf(live.remotes[name], wasLive, before.last[name], version, isWithdrawn);
    memory.last[name] = version;
    if (outcome.kind === 'stays out' && live.remotes[name]?.stable !== version)
      tell(
        isWithdrawn
          ? `${name}: this tree is ${version}, which was withdrawn; it goes live again when something in it has changed`
          : `${name}: ${outcome.reason}; this tree is ${version}: npm run cairn -- promote ${name} ${version}`,
      );
    if (outcome.kind !== 'goes live') continue;
    const integrity = await releaseIntegrity(store, name, version);
    edits[name] = (current) => promoted(current, version, integrity);
    notes.push(`${name}@${version}`);
  }
  if (!isDeepStrictEqual(memory, before)) {
    await mkdir(dirname(memoryPath(dataDir)), { recursive: true });
    await writeFile(memoryPath(dataDir), JSON.stringify(memory));
  }
  const key = await releaseKey(dataDir);
  if (notes.length === 0) {
    tell(`releases are live, revision ${live.revision}`);
    return live;
  }
  const note = live.revision === 0 ? 'first versions' : notes.join(', ');
  const next = await changeLive(store, { environment, by: 'start', note, key }, edits, live);
  tell(`released ${note}, revision ${next.revision}`);
  return next;
}
