import { join } from 'node:path';
import {
  type Live,
  type Release,
  releaseFolder,
  release as releaseSchema,
} from '@cairn/shared-contracts/remote/release';
import { apiThatAnswers } from '../../check/api-address.ts';
import { ROOT } from '../../registry/build.ts';
import { fitsWhatIsLive } from '../../registry/contract-gate.ts';
import { findingsOf, lineOf } from '../../registry/gates.ts';
import { readLive } from '../../registry/live.ts';
import type { ObjectStore } from '../../registry/object-store.ts';
import { publish, releaseIntegrity } from '../../registry/releases.ts';
import { makeLive } from '../mixed-environment.ts';
import { fetchRelease } from './fetch-release.ts';
import { contentOf, fromOf, type RecordedMix } from './recorded-mix.ts';
import type { Wanted } from './wanted.ts';

interface Options {
  store: ObjectStore;
  dataDir: string;
  /** the mix's own environment */
  environment: string;
  /** whose live versions stand for what the mix does not name */
  base: string;
  /** builds the remote of the working tree. @returns the folder of the build */
  build(name: string): Promise<string>;
  /** builds what stands for a release. @returns the folder of the build */
  buildStandIn(name: string, version: string): Promise<string>;
}

async function releaseIn(store: ObjectStore, name: string, version: string): Promise<Release | undefined> {
  const manifest = await store.get(`${releaseFolder(name, version)}/release.json`);
  return manifest && releaseSchema.parse(JSON.parse(manifest.toString()));
}

/** What is live in an environment and not named comes as a stand-in. */
export async function withStandIns(wanted: Wanted, store: ObjectStore, base: string): Promise<Wanted> {
  const { remotes } = await readLive(store, base);
  const others = Object.keys(remotes).filter((name) => remotes[name]?.stable && !wanted.has(name));
  return new Map([...wanted, ...others.map((name) => [name, { kind: 'stand-in' }] as const)]);
}

/** Builds, fetches or finds what a mix names, and makes it live beside the base. @throws where something is not to be had */
export async function stitchMix(
  wanted: Wanted,
  options: Options,
): Promise<{ live: Live; mix: RecordedMix['remotes'] }> {
  const { store, dataDir, environment, base, build, buildStandIn } = options;
  const released = (await readLive(store, base)).remotes;
  const versions: Record<string, string> = {};
  for (const [name, source] of wanted) {
    if (source.kind === 'version') versions[name] = source.version;
    else if (source.kind === 'local') versions[name] = (await publish(store, await build(name))).version;
    else if (source.kind === 'stand-in') {
      const stable = released[name]?.stable;
      if (!stable) throw new Error(`${name} is not live: there is nothing that a stand-in could be made of`);
      versions[name] = (await publish(store, await buildStandIn(name, stable))).version;
    } else versions[name] = await fetchRelease(store, name, source.url, base);
  }
  // a version that nobody released is told before anything is changed
  for (const [name, version] of Object.entries(versions)) await releaseIntegrity(store, name, version);
  // a mix is one version each: what the base tries on a share of its visitors is left out
  for (const [name, { stable }] of Object.entries(released)) if (stable !== null) versions[name] ??= stable;
  const live = await makeLive({ store, dataDir, environment, base, by: 'stitch' }, versions);
  const mix: RecordedMix['remotes'] = {};
  for (const [name, { versions: shown }] of Object.entries(live.remotes).sort(([one], [other]) =>
    one < other ? -1 : 1,
  )) {
    const [only] = shown;
    if (!only) continue;
    const { version, integrity } = only;
    const release = await releaseIn(store, name, version);
    mix[name] = {
      ...{ from: fromOf(wanted, name, version), version, integrity },
      ...(release ? { content: contentOf(release) } : {}),
    };
  }
  return { live, mix };
}

/**
 * What does not fit in a mix, both ways, a line each. The calls of the remotes are compared where `API_URL` is set.
 * @param hears - what was not looked at
 */
export async function misfitsOf(store: ObjectStore, live: Live, hears: (what: string) => void): Promise<string[]> {
  const lines = new Set<string>();
  for (const [name, { stable }] of Object.entries(live.remotes)) {
    if (stable === null) continue;
    const folder = releaseFolder(name, stable);
    const release = await releaseIn(store, name, stable);
    if (!release) continue;
    const findings = await findingsOf([fitsWhatIsLive], {
      ...{ store, live, release, sources: join(ROOT, name) },
      read: async (file) => (await store.get(`${folder}/${file}`)) ?? Buffer.from(''),
      unchecked: hears,
    });
    for (const finding of findings) lines.add(lineOf(finding));
  }
  return [...lines];
}

/** How a mix was found before its site is up. */
export interface Fit {
  misfits: readonly string[];
  /** what was not looked at, and why */
  missed: readonly string[];
}

/**
 * Holds a mix against itself before its site is up, and leaves in `API_URL` whose calls it was compared with. A site that comes with an api
 * of its own is compared once that is up: another one says nothing of it.
 * @param asksNow no such api follows: the one that is named is asked, or that of `npm start`
 * @throws Refusal where the one that is named does not answer
 */
export async function fitBefore(store: ObjectStore, live: Live, asksNow: boolean): Promise<Fit> {
  const url = asksNow ? process.env.API_URL || (await apiThatAnswers()) : undefined;
  if (url) process.env.API_URL = url;
  else delete process.env.API_URL;
  const missed = new Set<string>();
  const misfits = await misfitsOf(store, live, (what) => missed.add(what));
  return { misfits, missed: [...missed] };
}
