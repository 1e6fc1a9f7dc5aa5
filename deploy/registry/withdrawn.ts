import { withdrawnOf } from '@cairn/shared-contracts/remote/past-versions';
import {
  type Live,
  type LiveRemote,
  releaseKey,
  versionsOf,
  type Withdrawal,
} from '@cairn/shared-contracts/remote/release';
import { Refusal } from './refusal.ts';
import { withoutExperiment } from './running-experiment.ts';

/** @throws Refusal where the version is live never again */
export function refuseVersion(name: string, version: string, past: Live['past']): void {
  const found = withdrawnOf({ ...(past ? { past } : {}) }, name).get(version);
  if (!found) return;
  const { why, by, at } = found;
  throw new Refusal(
    'withdrawn',
    `${releaseKey(name, version)} was withdrawn by ${by} on ${at.slice(0, 10)}: ${why}. It is live never again: release a better one`,
  );
}

/** Whatever makes a change, a version that was withdrawn is none of it. @throws Refusal */
export function refuseWithdrawn(name: string, remote: LiveRemote | undefined, past: Live['past']): void {
  if (remote) for (const { version } of versionsOf(remote)) refuseVersion(name, version, past);
}

/** A state without the versions that were withdrawn; undefined where one of them is the stable one, or nothing is left. */
export function withoutWithdrawn(
  remote: LiveRemote | undefined,
  withdrawn: ReadonlyMap<string, Withdrawal>,
): LiveRemote | undefined {
  if (!remote || (remote.stable !== null && withdrawn.has(remote.stable))) return undefined;
  if (!versionsOf(remote).some(({ version }) => withdrawn.has(version))) return remote;
  const { fallback, experiment, ...rest } = remote;
  // without one of its variants an experiment compares nothing
  const isWhole = !experiment?.variants.some(({ version }) => withdrawn.has(version));
  const base = isWhole && experiment ? { ...rest, experiment } : (withoutExperiment(remote) ?? remote);
  const kept = base.versions.filter(({ version }) => !withdrawn.has(version));
  if (kept.length === 0) return undefined;
  const gone = base.versions
    .filter(({ version }) => withdrawn.has(version))
    .reduce((sum, { weight }) => sum + weight, 0);
  const { fallback: _fallback, ...left } = base;
  return {
    ...left,
    // whose version it was gets the stable one; where there is none, nothing
    versions: kept.map((one) => (one.version === remote.stable ? { ...one, weight: one.weight + gone } : one)),
    ...(fallback && !withdrawn.has(fallback.version) ? { fallback } : {}),
  };
}
