import { randomBytes } from 'node:crypto';
import { integrityOf } from '@cairn/shared-contracts/build/files';
import { signLink } from '@cairn/shared-contracts/build/signed-link';
import {
  type Mix,
  mixText,
  OVERRIDE_PATH,
  type OverrideLink,
  type OverrideOffers,
  offersPath,
} from '@cairn/shared-contracts/remote/override';
import { withdrawnOf } from '@cairn/shared-contracts/remote/past-versions';
import { type Live, releaseFolder } from '@cairn/shared-contracts/remote/release';
import { misfitsIn } from '@cairn/shell/mix-fit';
import { NO_API, servedCalls, shellFacts } from './contract-gate.ts';
import { UNCONFIRMED_GATES } from './gate-list.ts';
import { passGates } from './gates.ts';
import type { ObjectStore } from './object-store.ts';
import { Refusal } from './refusal.ts';
import { readRelease, releaseIntegrity, versionsInStore } from './releases.ts';
import { refuseVersion } from './withdrawn.ts';

/** of each remote, the newest */
const OFFERED_MOST = 40;
const HOUR_MS = 3_600_000;

/** @throws Refusal where a version does not load, or does not fit the others of the mix */
async function passMix(store: ObjectStore, live: Live, mix: Mix, unchecked: (what: string) => void): Promise<void> {
  const shown = new Map(
    Object.entries(live.remotes).flatMap(([name, { stable }]) => (stable === null ? [] : [[name, stable] as const])),
  );
  for (const [name, version] of Object.entries(mix)) shown.set(name, version);
  const releases = await Promise.all([...shown].map(([name, version]) => readRelease(store, name, version)));
  const chosen = releases.filter(({ name }) => Object.hasOwn(mix, name));
  const [shell, calls] = [await shellFacts(), await servedCalls(live.environment)];
  if (!calls && chosen.length > 0) unchecked(`calls were not compared with the api: ${NO_API}`);
  const facts = { ...(shell ? { shell } : {}), ...(calls ? { calls } : {}) };
  const misfits = misfitsIn(releases, new Set(Object.keys(mix)), facts);
  if (misfits.length > 0)
    throw new Refusal('gate', ['the mix is refused:', ...misfits.map((line) => `  ${line}`)].join('\n'));
  for (const release of chosen) {
    const folder = releaseFolder(release.name, release.version);
    const read = async (file: string) => (await store.get(`${folder}/${file}`)) ?? Buffer.from('');
    await passGates(UNCONFIRMED_GATES, { store, release, read, live, unchecked });
  }
}

/** what holders of a link may choose: the newest of the store, and whatever the mix names */
async function offersOf({ store, live, mix, squad }: Asked): Promise<OverrideOffers['remotes']> {
  const names = squad?.remotes ?? [...new Set([...Object.keys(live.remotes), ...Object.keys(mix)])].sort();
  const offers = names.map(async (name): Promise<[string, OverrideOffers['remotes'][string]]> => {
    const newest = (await versionsInStore(store, name)).slice(0, OFFERED_MOST);
    const withdrawn = withdrawnOf(live, name);
    const versions = [...new Set([...(mix[name] ? [mix[name]] : []), ...newest])].filter(
      (version) => !withdrawn.has(version),
    );
    return [
      name,
      await Promise.all(
        versions.map(async (version) => ({ version, integrity: await releaseIntegrity(store, name, version) })),
      ),
    ];
  });
  return Object.fromEntries(await Promise.all(offers));
}

interface Asked {
  store: ObjectStore;
  live: Live;
  mix: Mix;
  by: string;
  hours: number;
  /** the platform's, or the squad's */
  key: Parameters<typeof signLink>[1];
  /** whose key it is, where it is not the platform's, and what it may override */
  squad?: { signer: string; remotes: readonly string[] };
  /** path of the site that it leads to */
  to: string;
  unchecked(what: string): void;
}

/** Makes an override link, once its mix has passed the gates. @returns its path, for any site of the environment */
export async function makeOverride(asked: Asked): Promise<{ path: string; link: OverrideLink }> {
  const { store, live, mix, by, hours, key, squad, to, unchecked } = asked;
  for (const [name, version] of Object.entries(mix)) refuseVersion(name, version, live.past);
  await passMix(store, live, mix, unchecked);
  const now = new Date();
  const offers = Buffer.from(
    JSON.stringify({
      ...{ kind: 'override-offers', mix, made_at: now.toISOString() },
      remotes: await offersOf(asked),
    } satisfies OverrideOffers),
  );
  const link: OverrideLink = {
    kind: 'override',
    id: `${now.toISOString().slice(0, 10)}-${randomBytes(6).toString('hex')}`,
    environment: live.environment,
    by,
    ...(squad ? { signer: squad.signer } : {}),
    made_at: now.toISOString(),
    expires_at: new Date(now.getTime() + hours * HOUR_MS).toISOString(),
    offers: integrityOf(offers),
    mix,
  };
  await store.put(offersPath(link), offers);
  const query = new URLSearchParams({ link: signLink(link, key), ...(to === '/' ? {} : { to }) });
  return { path: `${OVERRIDE_PATH}?${query}`, link };
}

export const shownMix = (mix: Mix): string => mixText(mix).replaceAll(',', ', ') || 'what is live, to be looked at';
