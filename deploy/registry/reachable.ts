import { OVERRIDE_HOURS, offersFolder, overrideOffers } from '@cairn/shared-contracts/remote/override';
import { servedPast } from '@cairn/shared-contracts/remote/past-versions';
import { type Live, releaseKey, signedLive, versionsOf } from '@cairn/shared-contracts/remote/release';
import { proposal } from '@cairn/shared-contracts/remote/shell-report';
import { environmentsOf, newestLive, readHistory } from './live.ts';
import type { ObjectStore } from './object-store.ts';
import { Refusal } from './refusal.ts';
import { rollbackTarget } from './undo.ts';

const LINK_MS = OVERRIDE_HOURS.most * 3_600_000;

export interface Reachable {
  /** 'mf-tour@1.4.0' → why it stays */
  versions: ReadonlyMap<string, string>;
  /** what links offered that have all ended */
  endedLinks: readonly string[];
}

type Keep = (name: string, version: string, why: string) => void;

/** what `cairn rollback` would lead to, of every remote that was ever live */
function keepWaysBack(history: readonly Live[], keep: Keep, environment: string): void {
  for (const name of new Set(history.flatMap(({ remotes }) => Object.keys(remotes))))
    try {
      const { remote } = rollbackTarget(history, name);
      if (remote)
        for (const { version } of versionsOf(remote)) keep(name, version, `the way back of ${name} in ${environment}`);
    } catch (error) {
      // there is none
      if (!(error instanceof Refusal)) throw error;
    }
}

/** what shells are asked to load at this moment: a command waits to make it live */
async function keepProposals(store: ObjectStore, environment: string, keep: Keep, now: Date): Promise<void> {
  for (const path of await store.list(`proposals/${environment}`)) {
    const content = await store.get(path);
    const { success, data } = proposal.safeParse(content && documentIn(content));
    if (!success || Date.parse(data.expires_at) < now.getTime()) continue;
    for (const { name, version } of data.versions) keep(name, version, `about to be live in ${environment}`);
  }
}

/** undefined where it is no document at all */
function documentIn(content: Buffer): unknown {
  try {
    return JSON.parse(signedLive.parse(JSON.parse(content.toString())).payload);
  } catch {
    return undefined;
  }
}

/** @returns the lists of versions that no link leads to any more */
async function keepOffers(store: ObjectStore, environment: string, keep: Keep, now: Date): Promise<string[]> {
  const ended: string[] = [];
  for (const path of await store.list(offersFolder(environment))) {
    const content = await store.get(path);
    const offers = overrideOffers.parse(JSON.parse(String(content)));
    if (Date.parse(offers.made_at) + LINK_MS < now.getTime()) {
      ended.push(path);
      continue;
    }
    for (const [name, version] of Object.entries(offers.mix)) keep(name, version, `shown by a link of ${environment}`);
    for (const [name, choices] of Object.entries(offers.remotes))
      for (const { version } of choices) keep(name, version, `offered by a link of ${environment}`);
  }
  return ended;
}

/**
 * All that somebody may still get of the store, in any of its environments: what is live there, on trial, compared or stands behind it; what
 * pages that are open ask for; where a rollback leads; what a link shows or offers; what is about to be live.
 * @throws when any of it cannot be read: then nobody knows
 */
export async function reachableIn(store: ObjectStore, now = new Date()): Promise<Reachable> {
  const versions = new Map<string, string>();
  const endedLinks: string[] = [];
  const keep: Keep = (name, version, why) => {
    const key = releaseKey(name, version);
    if (!versions.has(key)) versions.set(key, why);
  };
  for (const environment of await environmentsOf(store)) {
    // before what is live: of a change that is made meanwhile one of both knows
    await keepProposals(store, environment, keep, now);
    const live = await newestLive(store, environment);
    for (const [name, remote] of Object.entries(live.remotes))
      for (const { version } of versionsOf(remote)) keep(name, version, `live in ${environment}`);
    for (const { name, version } of servedPast(live, now)) keep(name, version, `on open pages of ${environment}`);
    keepWaysBack(await readHistory(store, environment, live.revision), keep, environment);
    endedLinks.push(...(await keepOffers(store, environment, keep, now)));
  }
  return { versions, endedLinks };
}
