import type { Experiment, Live, LiveRemote } from '@cairn/shared-contracts/remote/release';
import { Refusal } from './refusal.ts';
import { requireNoExperiment, withoutExperiment } from './running-experiment.ts';
import { promoted } from './shares.ts';

/** What `experiment start` asks for; the exclusion group's part is found when the change is made. */
export interface WantedExperiment extends Omit<Experiment, 'group' | 'variants'> {
  variants: readonly (Experiment['variants'][number] & { integrity: string })[];
  /** `percent` of the group's visitors */
  group?: { name: string; percent: number };
}

/** the running experiment of that name, and whose it is. @throws Refusal */
export function runningIn({ remotes, environment }: Live, name: string): { remote: string; experiment: Experiment } {
  const found = Object.entries(remotes).find(([, remote]) => remote.experiment?.name === name);
  const experiment = found?.[1].experiment;
  if (!found || !experiment) throw new Refusal('not_running', `no experiment ${name} runs in ${environment}`);
  return { remote: found[0], experiment };
}

/** parts of one: what rounding leaves between two is nobody's */
const EPSILON = 1e-9;

/** The first part of a group's visitors that is free and large enough. @throws Refusal where there is none */
function partOf({ remotes }: Live, { name, percent }: NonNullable<WantedExperiment['group']>): Experiment['group'] {
  const taken = Object.values(remotes)
    .flatMap(({ experiment }) => (experiment?.group?.name === name ? [experiment.group] : []))
    .sort((a, b) => a.from - b.from);
  const size = percent / 100;
  let from = 0;
  for (const group of taken) {
    if (group.from - from >= size - EPSILON) break;
    from = group.to;
  }
  if (1 - from < size - EPSILON) {
    const free = taken.reduce((rest, group) => rest - (group.to - group.from), 1);
    throw new Refusal(
      'group_full',
      `the group ${name} has ${Math.round(free * 100)} % left, and not in one piece of ${percent} %`,
    );
  }
  return { name, from, to: Math.min(1, from + size) };
}

/**
 * A remote with an experiment on it. @throws Refusal where another runs, a version is on trial, or the baseline is not what is stable
 */
export function started(
  remoteName: string,
  current: LiveRemote | undefined,
  { variants, group, ...wanted }: WantedExperiment,
  live: Live,
): LiveRemote {
  requireNoExperiment(remoteName, current);
  if (!current || current.stable === null)
    throw new Refusal('not_live', `${remoteName} has no stable version to compare with`);
  const { stable } = current;
  const own = current.versions.find(({ version }) => version === stable);
  if (!own || current.versions.length > 1)
    throw new Refusal('on_trial', `${remoteName} is being rolled out: promote it or roll it back first`);
  const [baseline] = variants;
  if (baseline?.version !== stable)
    throw new Refusal(
      'no_baseline',
      `the first variant is the baseline, and ${stable} is the stable version of ${remoteName}`,
    );
  const others = new Map(variants.map(({ version, integrity }) => [version, integrity]));
  others.delete(stable);
  return {
    ...current,
    versions: [own, ...[...others].map(([version, integrity]) => ({ version, weight: 0, integrity }))],
    experiment: {
      ...wanted,
      variants: variants.map(({ name, version, weight }) => ({ name, version, weight })),
      ...(group ? { group: partOf(live, group) } : {}),
    },
  };
}

/** @throws Refusal where it does not run any more */
export function stopped(current: LiveRemote | undefined, name: string): LiveRemote | undefined {
  if (current?.experiment?.name !== name) throw new Refusal('not_running', `no experiment ${name} runs`);
  return withoutExperiment(current);
}

/** the variant's version for everybody; the stable one before stays as fallback. @throws Refusal */
export function wonBy(
  current: LiveRemote | undefined,
  name: string,
  variant: string,
  isServing: (version: string) => boolean,
): LiveRemote {
  const rest = stopped(current, name);
  const version = current?.experiment?.variants.find((candidate) => candidate.name === variant)?.version;
  const integrity = current?.versions.find((candidate) => candidate.version === version)?.integrity;
  if (!version || !integrity) throw new Refusal('no_variant', `${name} has no variant ${variant}`);
  return rest && version === rest.stable ? rest : promoted(rest, version, integrity, isServing);
}
