import type { Live, Release } from '@cairn/shared-contracts/remote/release';
import type { ObjectStore } from './object-store.ts';
import { Refusal } from './refusal.ts';

export interface GateContext {
  store: ObjectStore;
  release: Release;
  /** a file of the release, by its path in it */
  read(file: string): Promise<Buffer>;
  /** the remote's source folder, where there is one: a gate may name the file that is at fault */
  sources?: string;
  /** what is live in the environment that the version is meant for */
  live: Live;
}

export interface GateProblem {
  /** where to look: a source file, or a file of the release */
  file: string;
  reason: string;
  /** the squad to talk to, where it is not one's own */
  owner?: string;
}

/** Looks for a reason why a version must not be released or made live. */
export type Gate = (context: GateContext) => Promise<readonly GateProblem[]>;

/** @throws Refusal with every problem that the gates found */
export async function passGates(gates: readonly Gate[], context: GateContext): Promise<void> {
  const problems = (await Promise.all(gates.map((gate) => gate(context)))).flat();
  if (problems.length === 0) return;
  const lines = problems.map(({ file, reason, owner }) => `  ${file}: ${reason}${owner ? ` (${owner})` : ''}`);
  throw new Refusal('gate', [`${context.release.name}@${context.release.version} is refused:`, ...lines].join('\n'));
}
