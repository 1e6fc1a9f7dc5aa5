import type { LiveRemote } from '@cairn/shared-contracts/remote/release';
import { Refusal } from './refusal.ts';

/** a remote as it is when its experiment ends without a winner: everybody gets the stable version */
export function withoutExperiment(remote: LiveRemote | undefined): LiveRemote | undefined {
  if (!remote?.experiment) return remote;
  const { experiment, versions, ...rest } = remote;
  return { ...rest, versions: versions.filter(({ version }) => version === rest.stable) };
}

/** @throws Refusal where an experiment runs: a share of visitors beside it would be a share of its variants */
export function requireNoExperiment(name: string, remote: LiveRemote | undefined): void {
  const running = remote?.experiment;
  if (running)
    throw new Refusal(
      'experiment_running',
      `the experiment ${running.name} runs on ${name}: cairn experiment stop ${running.name}, or promote its winner`,
    );
}
