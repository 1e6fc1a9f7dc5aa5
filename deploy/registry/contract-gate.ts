import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contracts } from '@cairn/shared-contracts/api/site.calls';
import {
  type Live,
  type Release,
  releaseFolder,
  release as releaseSchema,
} from '@cairn/shared-contracts/remote/release';
import { contractProblems, type Facts, type Problem, removalProblems } from '@cairn/shell/contracts';
import { SHELL_DIST } from '@cairn/shell/dist';
import { apiThatAnswers } from '../check/api-address.ts';
import { type Finding, findingOf, type Gate, type GateContext, type GateProblem } from './gates.ts';
import type { ObjectStore } from './object-store.ts';
import { Refusal } from './refusal.ts';

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
export async function shellFacts(): Promise<Facts['shell']> {
  const dist = process.env.SHELL_DIST ?? SHELL_DIST;
  const written = await readFile(join(dist, 'contract.json'), 'utf8').catch(() => undefined);
  // shell/build/build-shell.ts wrote it
  return written ? (JSON.parse(written) as Facts['shell']) : undefined;
}

/** whose site `npm start` runs */
const LOCAL = 'local';

/** why calls were not compared, and what to do about it */
export const NO_API = 'API_URL is not set, and no api of `npm start` answers';

const apiIsAway = (why: string) => new Refusal('no_answer', `${why}: what the api serves is not known`);

/**
 * What the back end serves that an environment's site asks: `API_URL`, or of the local one that of `npm start`. Nothing where there is none.
 * @throws Refusal no_answer where the one that is named does not answer, or not with that
 */
export async function servedCalls(environment: string): Promise<Facts['calls']> {
  const url = process.env.API_URL || (environment === LOCAL ? await apiThatAnswers() : undefined);
  if (!url) return undefined;
  const signal = AbortSignal.timeout(API_LIMIT_MS);
  const answer = await fetch(`${url}/spa/contracts`, { signal }).catch(() => {
    throw apiIsAway(`${url} does not answer`);
  });
  if (!answer.ok) throw apiIsAway(`${answer.url} answered ${answer.status}`);
  // a page of a proxy, a body that breaks off, or another shape
  const { success, data } = contracts.answer.safeParse(await answer.json().catch(() => undefined));
  if (!success) throw apiIsAway(`${answer.url} answered ${answer.status} and no list of calls`);
  return data.calls;
}

/** a way back goes without them where the api is away, be it because of what is live now */
async function callsFor({ release: { name, version, contract }, live, isWayBack, unchecked }: GateContext) {
  const missed = (why: string) => {
    if (Object.keys(contract?.calls ?? {}).length > 0)
      unchecked?.(`${name}@${version}: its calls were not compared with the api's, ${why}`);
  };
  try {
    const calls = await servedCalls(live.environment);
    if (!calls) missed(NO_API);
    return calls;
  } catch (error) {
    if (!isWayBack || !(error instanceof Refusal)) throw error;
    missed(error.message);
    return undefined;
  }
}

const told = ({ remote, file, reason, mend, owner }: Problem, verb: string): GateProblem => ({
  file: `${remote.replace(/@.*/, '')}/${file}`,
  reason: `${remote} ${verb}: ${reason}`,
  ...(mend ? { mend } : {}),
  owner: `${owner.squad}, ${owner.contact}`,
});

async function misfitsOf(context: GateContext): Promise<GateProblem[]> {
  const { store, release, live } = context;
  const shell = await shellFacts();
  const calls = await callsFor(context);
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
