import { splitName } from '@cairn/shared-contracts/remote/part-name';
import { type Contract, type Release, releaseKey } from '@cairn/shared-contracts/remote/release';
import { matchRoute } from '../routing/match-route.ts';
import { identityOf, patternFault, samplesOf } from '../routing/pattern.ts';
import type { RouteTable } from '../routing/route-entry.ts';
import { tableOf } from '../routing/table.ts';
import { misfits } from './schema-fit.ts';

/** Why a version does not fit what is live: whose module, and what is wrong between it and whom. */
export interface Problem {
  /** 'mf-tour@1.0.0', whose module it is */
  remote: string;
  /** in that remote's folder */
  file: string;
  reason: string;
  /** what to do, where it is not to wait for the other side */
  mend?: string;
  owner: Contract['owner'];
}

/** Somebody who uses fragments and events: a release, or the shell. */
interface User {
  label: string;
  owner: Contract['owner'];
  uses: Contract['uses'];
  hears: Contract['hears'];
}

/** what else a version is held against */
export interface Facts {
  /** the shell's own layout */
  shell?: Pick<Contract, 'owner' | 'uses' | 'hears'>;
  /** what the api serves: 'GET /spa/tour' → hash */
  calls?: Readonly<Record<string, string>>;
  /**
   * versions that stand by as fallback: what they use must be there when they have to serve. What they offer does not count, or else
   * nobody could use a new fragment before it has been released twice
   */
  standby?: readonly Release[];
}

export const labelOf = ({ name, version }: Pick<Release, 'name' | 'version'>): string => releaseKey(name, version);

const userOf = (release: Release): User[] =>
  release.contract ? [{ label: labelOf(release), ...release.contract }] : [];

/** a version from before contracts says what fragments it has, not what they take */
function fragmentProblems(user: User, provider: Release): Problem[] {
  const found: Problem[] = [];
  for (const [name, { files, props }] of Object.entries(user.uses)) {
    const [remote, part] = splitName(name);
    if (remote !== provider.name) continue;
    const offered = provider.contract?.fragments[part];
    const reasons = provider.fragments[part]
      ? offered && misfits(props, offered.props).map((reason) => `${name} of ${labelOf(provider)}: ${reason}`)
      : [`${labelOf(provider)} has no fragment ${part}`];
    for (const reason of reasons ?? [])
      for (const file of files) found.push({ remote: user.label, file, reason, owner: user.owner });
  }
  return found;
}

/** what an event carries goes from its remote to whoever hears it */
function eventProblems(user: User, provider: Release): Problem[] {
  if (!provider.contract) return [];
  const found: Problem[] = [];
  for (const [name, { files, payload }] of Object.entries(user.hears)) {
    const [remote, part] = splitName(name);
    if (remote !== provider.name) continue;
    const offered = provider.contract.events[part];
    const reasons = offered
      ? misfits(offered.payload, payload).map((reason) => `${name} of ${labelOf(provider)}: ${reason}`)
      : [`${labelOf(provider)} has no event ${part}`];
    for (const reason of reasons)
      for (const file of files) found.push({ remote: user.label, file, reason, owner: user.owner });
  }
  return found;
}

const between = (user: User, provider: Release): Problem[] => [
  ...fragmentProblems(user, provider),
  ...eventProblems(user, provider),
];

/** a page that needs a part which nobody offers would be a 503; an optional one has its designed absence */
function absenceProblems(candidate: Release, live: readonly Release[]): Problem[] {
  const { contract } = candidate;
  if (!contract) return [];
  const offered = new Set([candidate, ...live].map(({ name }) => name));
  return Object.entries(contract.uses)
    .filter(([name, { required }]) => required && !offered.has(splitName(name)[0]))
    .flatMap(([name, { files }]) =>
      files.map((file) => ({
        remote: labelOf(candidate),
        file,
        reason: `${name} is required, and ${splitName(name)[0]} is not live`,
        mend: 'release that remote first, or give its place a designed absence in place of `required`',
        owner: contract.owner,
      })),
    );
}

function callProblems({ contract, ...candidate }: Release, calls: Facts['calls']): Problem[] {
  if (!contract?.calls || !calls) return [];
  return Object.entries(contract.calls).flatMap(([call, hash]) => {
    if (calls[call] === hash) return [];
    const reason = calls[call] ? `${call} is another one in the api` : `the api does not serve ${call}`;
    const mend = calls[call]
      ? 'build against the contract that the api serves, or bring the api up first'
      : 'bring an api that serves it up first';
    return [{ remote: labelOf(candidate), file: 'remote.ts', reason, mend, owner: contract.owner }];
  });
}

const remoteOf = (target: string): string => splitName(target)[0];
const answers = (table: RouteTable, path: string): string | undefined => matchRoute(table, path)?.entry.target;

/**
 * An address belongs to who has it: a second owner of a live pattern is refused, and so is a pattern that nobody would reach, or that
 * would answer what is somebody else's page.
 */
function addressProblems(candidate: Release, others: readonly Release[]): Problem[] {
  const owner = candidate.contract?.owner ?? { squad: '', contact: '' };
  const problem = (route: string, reason: string): Problem => ({
    remote: labelOf(candidate),
    file: 'remote.ts',
    reason: `route ${route}: ${reason}`,
    mend: 'choose another address, or let its owner give that one up in a release of theirs',
    owner,
  });
  const unusable = Object.entries(candidate.routes).flatMap(([route, { addresses = [] }]) =>
    addresses.flatMap(({ pattern }) => {
      const fault = patternFault(pattern);
      return fault === undefined ? [] : [problem(route, fault)];
    }),
  );
  if (unusable.length > 0) return unusable;
  const owned = new Map(
    others.flatMap(({ name, routes }) =>
      Object.values(routes).flatMap(({ addresses = [] }) =>
        addresses.map(({ pattern }) => [identityOf(pattern), name] as const),
      ),
    ),
  );
  const claimed = Object.entries(candidate.routes).flatMap(([route, { addresses = [] }]) =>
    addresses.map(({ pattern }) => ({ route, pattern, target: `${candidate.name}/${route}` })),
  );
  const taken = claimed.flatMap(({ route, pattern }) => {
    const by = owned.get(identityOf(pattern));
    return by ? [problem(route, `${pattern} is an address of ${by}`)] : [];
  });
  if (taken.length > 0) return taken;

  const [before, after] = [tableOf(others), tableOf([...others, candidate])];
  const unreached = claimed.flatMap(({ route, pattern, target }) => {
    const samples = samplesOf(pattern);
    const [path] = samples;
    if (path === undefined || samples.some((sample) => answers(after, sample) === target)) return [];
    return [problem(route, `${pattern} is never reached: ${answers(after, path)} answers ${path} before it`)];
  });
  const claimedPatterns = new Set(claimed.map(({ pattern }) => identityOf(pattern)));
  const displaced = before.flatMap((entry) => {
    // what only the specification knew may be taken over
    if (remoteOf(entry.target) === candidate.name || claimedPatterns.has(identityOf(entry.pattern))) return [];
    const path = samplesOf(entry.pattern).find(
      (sample) => answers(before, sample) === entry.target && remoteOf(answers(after, sample) ?? '') === candidate.name,
    );
    return path === undefined
      ? []
      : [problem(splitName(answers(after, path) ?? '')[1], `answers ${path}, which is ${entry.target}'s`)];
  });
  return [...unreached, ...displaced];
}

/**
 * What would break if this version went live beside what is live now, both ways: what it uses, and who uses it. The versions of the same
 * remote that it would take the place of do not count.
 * @param live every live version of every remote
 */
export function contractProblems(candidate: Release, live: readonly Release[], facts: Facts = {}): Problem[] {
  const isOther = ({ name }: Release) => name !== candidate.name;
  const others = live.filter(isOther);
  const standby = facts.standby?.filter(isOther) ?? [];
  const shell: User[] = facts.shell ? [{ label: 'shell', ...facts.shell }] : [];
  const found = [
    ...userOf(candidate).flatMap((user) => [candidate, ...others].flatMap((provider) => between(user, provider))),
    ...[...[...others, ...standby].flatMap(userOf), ...shell].flatMap((user) => between(user, candidate)),
    ...absenceProblems(candidate, others),
    ...addressProblems(candidate, others),
    ...callProblems(candidate, facts.calls),
  ];
  return [...new Map(found.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** What would break if a remote were taken out: pages, and the shell's own places, that cannot stand without its fragments. */
export function removalProblems(name: string, live: readonly Release[], facts: Facts = {}): Problem[] {
  const shell: User[] = facts.shell ? [{ label: 'shell', ...facts.shell }] : [];
  const users = [...live.filter((release) => release.name !== name).flatMap(userOf), ...shell];
  return users.flatMap(({ label, owner, uses }) =>
    Object.entries(uses)
      .filter(([used, { required }]) => required && remoteOf(used) === name)
      .flatMap(([used, { files }]) =>
        files.map((file) => ({ remote: label, file, reason: `${used} is required`, owner })),
      ),
  );
}
