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
  /** the version was live before, and something is wrong with what is live now: what is away holds it up no longer than it takes to ask */
  isWayBack?: boolean;
  /** hears what could not be looked at, and why: whoever releases shall not take silence for a yes */
  unchecked?(what: string): void;
}

export interface GateProblem {
  /** where to look: a source file, or a file of the release */
  file: string;
  reason: string;
  /** what to do about it, where that is not what the gate says of all of its findings */
  mend?: string;
  /** the squad to talk to, where it is not one's own */
  owner?: string;
}

/** of `release`, in seconds */
type FastGateName = 'contract' | 'load' | 'texts' | 'styles' | 'second-copy' | 'secrets' | 'source-maps' | 'weight';
/** of `check`, in a browser */
type SlowGateName = 'render' | 'hydration' | 'console' | 'accessibility' | 'looks' | 'answers';
export type GateName = FastGateName | SlowGateName;

/** Looks for reasons why a version must not be released or made live. */
export interface Gate {
  name: GateName;
  /** what visitors, or other squads, are kept from */
  guards: string;
  /** a reason that it may give */
  example: string;
  mend: string;
  look(context: GateContext): Promise<readonly GateProblem[]>;
}

/** What a gate has against a version, the same for people, for machines and for every gate. */
export interface Finding extends GateProblem {
  gate: GateName;
  mend: string;
}

/** 'mf-tour/remote.ts: … (squad, contact)' */
export const lineOf = ({ file, reason, owner }: GateProblem): string =>
  `${file}: ${reason}${owner ? ` (${owner})` : ''}`;

export const findingOf = ({ name: gate, mend }: Pick<Gate, 'name' | 'mend'>, problem: GateProblem): Finding => ({
  ...{ gate, mend },
  ...problem,
});

/** what the gates have against a version */
export async function findingsOf(gates: readonly Gate[], context: GateContext): Promise<Finding[]> {
  const found = await Promise.all(
    gates.map(async (gate) => (await gate.look(context)).map((problem) => findingOf(gate, problem))),
  );
  return found.flat();
}

/** a line for each finding, and below those of one gate that say the same what to do */
function told(findings: readonly Finding[]): string[] {
  const groups = Map.groupBy(findings, ({ gate, mend }) => `${gate}: ${mend}`);
  return [...groups].flatMap(([todo, group]) => [...group.map((one) => `  ${lineOf(one)}`), `    ${todo}`]);
}

/** @throws Refusal with every finding, if there is any */
export function refuse(what: string, findings: readonly Finding[]): void {
  if (findings.length > 0) throw new Refusal('gate', [`${what}:`, ...told(findings)].join('\n'), findings);
}

/** @throws Refusal with everything that the gates found */
export async function passGates(gates: readonly Gate[], context: GateContext): Promise<void> {
  const { name, version } = context.release;
  refuse(`${name}@${version} is refused`, await findingsOf(gates, context));
}
