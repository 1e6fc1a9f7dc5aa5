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
  /** why it may be much heavier than the live version */
  heavier?: string;
  /** hears what could not be looked at, and why: whoever releases shall not take silence for a yes */
  unchecked?(what: string): void;
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

/** 'mf-tour/remote.ts: … (squad, contact)' */
export const lineOf = ({ file, reason, owner }: GateProblem): string =>
  `${file}: ${reason}${owner ? ` (${owner})` : ''}`;

/** what the gates have against a version, a line each */
export const problemsOf = async (gates: readonly Gate[], context: GateContext): Promise<string[]> =>
  (await Promise.all(gates.map((gate) => gate(context)))).flat().map(lineOf);

/** @throws Refusal with every problem, if there is any */
export function refuse(what: string, problems: readonly string[]): void {
  if (problems.length > 0) throw new Refusal('gate', [`${what}:`, ...problems.map((line) => `  ${line}`)].join('\n'));
}

/** @throws Refusal with every problem that the gates found */
export async function passGates(gates: readonly Gate[], context: GateContext): Promise<void> {
  const { name, version } = context.release;
  refuse(`${name}@${version} is refused`, await problemsOf(gates, context));
}
