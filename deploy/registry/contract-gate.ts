import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contracts } from '@cairn/shared-contracts/api/site.calls';
import {
  type Live,
  type Release,
  releaseFolder,
  release as releaseSchema,
} from '@cairn/shared-contracts/remote/release';
import { ROOT } from './build.ts';
import { contractProblems, type Facts, type Problem, removalProblems } from './contracts.ts';
import { type Finding, findingOf, type Gate, type GateContext, type GateProblem } from './gates.ts';
import type { ObjectStore } from './object-store.ts';

const API_LIMIT_MS = 5000;

/** a version whose files are gone serves nobody, and is no reason to refuse another */
async function readReleases(
  store: ObjectStore,
  wanted: readonly [name: string, version: string][],
): Promise<Release[]> {
  const manifests = await Promise.all(
    wanted.map(([name, version]) => store.get(`${releaseFolder(name, version)}/release.json`)),
  );
  return manifests.flatMap((manifest) => (manifest ? releaseSchema.parse(JSON.parse(manifest.toString())) : []));
}

const liveReleases = (store: ObjectStore, { remotes }: Live): Promise<Release[]> =>
  readReleases(
    store,
    Object.entries(remotes).flatMap(([name, { versions }]) =>
      versions.map(({ version }): [string, string] => [name, version]),
    ),
  );

const fallbackReleases = (store: ObjectStore, { remotes }: Live): Promise<Release[]> =>
  readReleases(
    store,
    Object.entries(remotes).flatMap(([name, { fallback }]): [string, string][] =>
      fallback ? [[name, fallback.version]] : [],
    ),
  );

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

const told = ({ remote, file, reason, mend, owner }: Problem, verb: string): GateProblem => ({
  file: `${remote.replace(/@.*/, '')}/${file}`,
  reason: `${remote} ${verb}: ${reason}`,
  ...(mend ? { mend } : {}),
  owner: `${owner.squad}, ${owner.contact}`,
});

async function misfitsOf({ store, release, live, unchecked }: GateContext): Promise<GateProblem[]> {
  const shell = await shellFacts();
  const calls = await servedCalls();
  if (!calls && Object.keys(release.contract?.calls ?? {}).length > 0)
    unchecked?.(`${release.name}@${release.version}: its calls were not compared with the api's, API_URL is not set`);
  const standby = await fallbackReleases(store, live);
  const facts: Facts = { ...(shell ? { shell } : {}), ...(calls ? { calls } : {}), standby };
  const problems = contractProblems(release, await liveReleases(store, live), facts);
  return problems.map((problem) => told(problem, 'does not fit'));
}

/** Holds a version against everything that is live, both ways: what it uses, and who uses it. */
export const fitsWhatIsLive: Gate = {
  name: 'contract',
  guards: 'what squads promise one another: props and events, addresses, calls of the api',
  example:
    'mf-tour@1.4.0 does not fit: mf-booking/booking-panel of mf-booking@1.1.0: `tour` is needed, and is not given',
  mend: 'keep what is live working until the other side has moved: add before you take away, in two releases',
  look: misfitsOf,
};

/** Holds what is live against the absence of a remote. */
export async function standsWithout(store: ObjectStore, live: Live, name: string): Promise<Finding[]> {
  const shell = await shellFacts();
  const problems = removalProblems(name, await liveReleases(store, live), shell ? { shell } : {});
  const mend = 'let them release a version that does without it first';
  return problems.map((problem) => findingOf({ name: 'contract', mend }, told(problem, 'needs it')));
}
