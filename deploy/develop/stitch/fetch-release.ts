import { integrityOf } from '@cairn/shared-contracts/build/files';
import {
  livePath,
  live as liveSchema,
  type Release,
  releaseFolder,
  releaseKey,
  release as releaseSchema,
  signedLive,
} from '@cairn/shared-contracts/remote/release';
import { isVersion } from '../../registry/names.ts';
import type { ObjectStore } from '../../registry/object-store.ts';

/** ms for each file */
const LIMIT_MS = 15_000;
/** files fetched at once */
const AT_ONCE = 16;

async function download(url: string): Promise<Buffer | undefined> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) }).catch((error: unknown) => {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new Error(`${url} cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`);
  });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** The folder of one release, or that of the version which is live where a store of releases answers. */
async function folderAt(address: string, name: string, environment: string): Promise<string> {
  const base = address.replace(/(\/release\.json)?\/?$/, '');
  if (await download(`${base}/release.json`)) return base;
  const document = await download(`${base}/${livePath(environment)}`);
  if (!document) throw new Error(`${address} has neither release.json nor ${livePath(environment)}`);
  // a version is chosen here, not trusted: its files are checked against its own manifest, and it runs on this machine alone
  const live = liveSchema.parse(JSON.parse(signedLive.parse(JSON.parse(document.toString())).payload));
  const version = live.remotes[name]?.stable;
  if (!version) throw new Error(`${name} is not live in "${environment}" at ${address}`);
  return `${base}/${releaseFolder(name, version)}`;
}

function filesOf({ browser, server, others, exposes }: Release): Map<string, string> {
  const all = [browser, server, ...others, ...Object.values(exposes).flatMap(({ js, css }) => [...js, ...css])];
  return new Map(all.map(({ file, integrity }) => [file, integrity]));
}

/**
 * Brings a release that another store has into this one, each file checked by its hash.
 * @param address - folder of the release, or the root of a store whose live version is meant
 * @returns its version
 * @throws when it is another remote's, or a file is missing or not the one that was released
 */
export async function fetchRelease(
  store: ObjectStore,
  name: string,
  address: string,
  environment: string,
): Promise<string> {
  const from = await folderAt(address, name, environment);
  const manifest = await download(`${from}/release.json`);
  if (!manifest) throw new Error(`${from} has no release.json`);
  const release = releaseSchema.parse(JSON.parse(manifest.toString()));
  if (release.name !== name || !isVersion(release.version))
    throw new Error(`${from} is ${releaseKey(release.name, release.version)}, and not a version of ${name}`);
  const folder = releaseFolder(name, release.version);
  const known = await store.get(`${folder}/release.json`);
  if (known && !known.equals(manifest))
    throw new Error(`${releaseKey(name, release.version)} at ${address} is not the one that is released here`);
  if (known) return release.version;
  const waiting = [...filesOf(release)];
  async function lane(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [file, integrity] = next;
      const content = await download(`${from}/${file}`);
      if (!content) throw new Error(`${from}/${file} is missing`);
      if (integrityOf(content) !== integrity) throw new Error(`${from}/${file} is not the file that was released`);
      await store.put(`${folder}/${file}`, content);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  await store.put(`${folder}/release.json`, manifest);
  return release.version;
}
