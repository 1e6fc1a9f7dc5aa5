import type { LiveRemote } from '@cairn/shared-contracts/remote/release';
import { Refusal } from './refusal.ts';
import { requireNoExperiment } from './running-experiment.ts';

type Fallback = NonNullable<LiveRemote['fallback']>;

/** what `stable` is, with its hash */
function stableOf({ stable, versions }: LiveRemote): Fallback | undefined {
  const found = versions.find(({ version }) => version === stable);
  return found && { version: found.version, integrity: found.integrity };
}

const withFallback = (fallback: Fallback | undefined, version: string) =>
  fallback && fallback.version !== version ? { fallback } : {};

/**
 * Makes a version the stable one, alone, for everybody. The stable one before stays as fallback; where that one did not serve, its own
 * fallback does.
 */
export function promoted(
  current: LiveRemote | undefined,
  version: string,
  integrity: string,
  isServing: (version: string) => boolean = () => true,
): LiveRemote {
  const before = current && stableOf(current);
  const good = [before, current?.fallback].find(
    (candidate) => candidate && candidate.version !== version && isServing(candidate.version),
  );
  const fallback = good ?? (before?.version === version ? current?.fallback : before);
  return { stable: version, versions: [{ version, weight: 100, integrity }], ...withFallback(fallback, version) };
}

/**
 * Gives a version `percent` of the visitors and the stable one the rest. Of a remote without a stable version the rest of the visitors
 * get nothing.
 */
export function shared(
  name: string,
  current: LiveRemote | undefined,
  version: string,
  integrity: string,
  percent: number,
): LiveRemote {
  const tried = { version, weight: percent, integrity };
  if (!current || current.stable === null) return { stable: null, versions: [tried] };
  const stable = current.versions.find((candidate) => candidate.version === current.stable);
  if (!stable) throw new Refusal('not_live', `${name} has no stable version`);
  if (stable.version === version) throw new Refusal('already_live', `${name}@${version} is the stable version already`);
  return {
    stable: stable.version,
    versions: [{ ...stable, weight: 100 - percent }, tried],
    ...withFallback(current.fallback, stable.version),
  };
}

export const rolledOut = (
  name: string,
  current: LiveRemote | undefined,
  version: string,
  integrity: string,
  percent: number,
  isServing?: (version: string) => boolean,
): LiveRemote => {
  requireNoExperiment(name, current);
  return percent >= 100
    ? promoted(current, version, integrity, isServing)
    : shared(name, current, version, integrity, percent);
};
