import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contracts } from '@cairn/shared-contracts/api/site.calls';
import { type Live, type Release, release as releaseSchema } from '@cairn/shared-contracts/remote/release';
import { ROOT } from './build.ts';
import { contractProblems, type Facts } from './contracts.ts';
import type { Gate } from './gates.ts';
import type { ObjectStore } from './object-store.ts';
import { releaseFolder } from './releases.ts';

const API_LIMIT_MS = 5000;

/** a live version whose files are gone serves nobody, and is no reason to refuse another */
async function liveReleases(store: ObjectStore, { remotes }: Live): Promise<Release[]> {
  const manifests = Object.entries(remotes).flatMap(([name, { versions }]) =>
    versions.map(({ version }) => store.get(`${releaseFolder(name, version)}/release.json`)),
  );
  return (await Promise.all(manifests)).flatMap((manifest) =>
    manifest ? releaseSchema.parse(JSON.parse(manifest.toString())) : [],
  );
}

/** what the shell that is built here, or in `SHELL_DIST`, uses; undefined before its first build */
async function shellFacts(): Promise<Facts['shell']> {
  const dist = process.env.SHELL_DIST ?? join(ROOT, 'shell/dist');
  const written = await readFile(join(dist, 'contract.json'), 'utf8').catch(() => undefined);
  // shell/build/build-shell.ts wrote it
  return written ? (JSON.parse(written) as Facts['shell']) : undefined;
}

/** what the back end serves that this environment's site asks (`API_URL`); nothing where that is not said */
async function servedCalls(): Promise<Facts['calls']> {
  if (!process.env.API_URL) return undefined;
  const answer = await fetch(`${process.env.API_URL}/spa/contracts`, { signal: AbortSignal.timeout(API_LIMIT_MS) });
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: what the api serves is not known`);
  return contracts.answer.parse(await answer.json()).calls;
}

/** Holds a version against everything that is live, both ways: what it uses, and who uses it. */
export const fitsWhatIsLive: Gate = async ({ store, release, live }) => {
  const shell = await shellFacts();
  const calls = await servedCalls();
  const facts: Facts = { ...(shell ? { shell } : {}), ...(calls ? { calls } : {}) };
  const problems = contractProblems(release, await liveReleases(store, live), facts);
  return problems.map(({ remote, file, reason, owner }) => ({
    file: `${remote.replace(/@.*/, '')}/${file}`,
    reason: `${remote} does not fit: ${reason}`,
    owner: `${owner.squad}, ${owner.contact}`,
  }));
};
