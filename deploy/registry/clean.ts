import { integrityOf } from '@cairn/shared-contracts/build/files';
import { releaseFolder, releaseKey } from '@cairn/shared-contracts/remote/release';
import { checkPath } from '../check/check-record.ts';
import { layeredStore } from '../develop/layered-store.ts';
import { clearedOf, clearedPath, isCleared, markCleared } from './cleared.ts';
import type { ObjectStore } from './object-store.ts';
import { type Reachable, reachableIn } from './reachable.ts';

const DAY_MS = 86_400_000;

/** A release that nothing leads to any more. */
export interface Stale {
  name: string;
  version: string;
  /** when it was released */
  at: string;
}

export interface Found {
  /** the remotes that were looked at */
  names: readonly string[];
  stale: readonly Stale[];
  /** 'mf-tour@1.4.0' → why it stays */
  kept: ReadonlyMap<string, string>;
  endedLinks: readonly string[];
}

interface Options {
  /** younger ones stay, whatever leads to them */
  days: number;
  /** of these remotes; by default of all */
  names?: readonly string[];
  now?: Date;
}

/** Looks for what can go. Nothing is changed: also a change that somebody has half made stays so, and what it makes live counts as live. */
export async function findStale(store: ObjectStore, { days, names, now = new Date() }: Options): Promise<Found> {
  const { versions, endedLinks } = await reachableIn(layeredStore(store), now);
  const all = names ?? (await store.folders('remotes')).map((path) => path.slice('remotes/'.length));
  const kept = new Map<string, string>();
  const stale: Stale[] = [];
  for (const name of all) {
    const isHalfGone = await isCleared(store, name);
    for (const folder of await store.folders(`remotes/${name}`)) {
      const version = folder.slice(`remotes/${name}/`.length);
      const why = versions.get(releaseKey(name, version));
      // release.json comes last: without it somebody is releasing it at this moment, or a clean-up was stopped
      const written = await store.writtenAt(`${folder}/release.json`);
      const isYoung = !written || now.getTime() - written.getTime() < days * DAY_MS;
      if (why !== undefined) kept.set(releaseKey(name, version), why);
      else if (isYoung && !isHalfGone(version)) kept.set(releaseKey(name, version), `younger than ${days} days`);
      else stale.push({ name, version, at: written?.toISOString() ?? '' });
    }
  }
  return { names: all, stale, kept, endedLinks: names ? [] : endedLinks };
}

/**
 * What has become reachable since it was marked keeps its place, and loses its mark: the change won that was under way. Also where the
 * clean-up that marked it was stopped: such a mark would refuse the way back to a version that is whole.
 */
async function spareReachable(
  store: ObjectStore,
  names: readonly string[],
  { versions }: Pick<Reachable, 'versions'>,
): Promise<void> {
  for (const name of names)
    for (const path of await store.list(`cleared/${name}`)) {
      const version = path.slice(`cleared/${name}/`.length, -'.json'.length);
      if (versions.has(releaseKey(name, version)) && (await store.get(`${releaseFolder(name, version)}/release.json`)))
        await store.remove(clearedPath(name, version));
    }
}

/**
 * Takes releases out of the store. Each is marked first, so that no change begun from then on makes it live; what a change that was under way
 * has made live meanwhile stays.
 * @returns those that are gone
 */
export async function clear(
  store: ObjectStore,
  { names, stale, endedLinks }: Pick<Found, 'names' | 'stale' | 'endedLinks'>,
  { by, now = new Date() }: { by: string; now?: Date },
): Promise<Stale[]> {
  for (const { name, version } of stale) {
    const manifest = await store.get(`${releaseFolder(name, version)}/release.json`);
    // of one that is half gone the mark is there
    if (!manifest) continue;
    await markCleared(store, name, version, { format: 1, integrity: integrityOf(manifest), at: now.toISOString(), by });
  }
  const reachable = await reachableIn(store, now);
  await spareReachable(store, names, reachable);
  const gone: Stale[] = [];
  for (const one of stale) {
    if (reachable.versions.has(releaseKey(one.name, one.version))) continue;
    // without its mark somebody is releasing it again
    if (!(await clearedOf(store, one.name, one.version))) continue;
    const folder = releaseFolder(one.name, one.version);
    // what is stopped from here on is half a release, and looks like one
    await store.remove(`${folder}/release.json`);
    await store.removeFolder(folder);
    await store.remove(checkPath(one.name, one.version));
    gone.push(one);
  }
  for (const path of endedLinks) await store.remove(path);
  return gone;
}
