import type { KeyObject } from 'node:crypto';
import type { ParseArgsOptionsConfig } from 'node:util';
import type { KeyHolder } from '@cairn/shared-contracts/remote/key-ring';
import { isRemoteName, isVersion } from '../names.ts';
import type { ObjectStore } from '../object-store.ts';

/** The command itself makes no sense: nothing was touched. Ends with 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** whose key signs a change */
export interface Signer {
  key: KeyObject;
  /** undefined: the platform's */
  holder?: KeyHolder;
}

/** what every verb works with */
export interface Context {
  store: ObjectStore;
  dataDir: string;
  environment: string;
  /** who runs it */
  by: string;
  /** the arguments after the verb */
  positionals: readonly string[];
  /** the verb's own options, as they were given */
  options: Readonly<Record<string, string | undefined>>;
  /** those of them that may be given many times */
  lists?: Readonly<Record<string, readonly string[]>>;
  /** the platform's: signs anything */
  releaseKey(): Promise<KeyObject>;
  /** public half of the platform's */
  rootKey(): Promise<KeyObject>;
  /** the same for who only looks: undefined where there is none yet, and none is made */
  knownRootKey(): Promise<KeyObject | undefined>;
  /** signs what is live of a remote: the squad's key where one is named, else the platform's. @throws Refusal when it may not */
  signer(remote: string): Promise<Signer>;
  /** signs what lets its holder look: the squad's key where one is named, else the platform's. @throws Refusal when it is nobody's or revoked */
  prover(): Promise<Signer & { id: string }>;
  /** whoever works with a squad's key */
  isSquad: boolean;
  /** verifies the shells' reports */
  reportVerifier(): Promise<KeyObject | undefined>;
  /** --force: made in spite of what the contracts say against it */
  isForced?: boolean;
  /** how far it is, for who waits: never part of the answer */
  tell(text: string): void;
  /** what nobody could look at: told, and part of every JSON answer */
  unchecked(what: string): void;
}

/** who has no key for reports cannot tell a site without shells from one whose shells they do not hear */
export const UNHEARD =
  'nobody can tell which shells are up: REPORT_PUBLIC_KEY names the public key that verifies their reports';

/** a verb's answer, for people and for machines */
export interface Answer {
  text: string;
  json: object;
}

export interface Command {
  /** after `cairn` */
  usage: string;
  /** one line */
  summary: string;
  /** what --help says beside that */
  help?: string;
  options: ParseArgsOptionsConfig;
  /** how many arguments at most follow the verb */
  positionals: number;
  run(context: Context): Promise<Answer>;
}

/** --note and --timeout: of every verb that changes what is live */
export const CHANGE_OPTIONS = { note: { type: 'string' }, timeout: { type: 'string' } } as const;
export const CHANGE_HELP = `  --note <text>      why: the history says it beside what was changed
  --timeout <s>      how long shells that are up may take to load it (30)`;

/** of the verbs that take something back: in an emergency nothing may hold them up */
export const FORCE_OPTION = { force: { type: 'boolean' } } as const;
export const FORCE_HELP = '  --force            in spite of what does not fit it any more; the history tells';

export function remoteArgument({ positionals: [name] }: Context): string {
  if (!name) throw new UsageError('the remote is missing');
  if (!isRemoteName(name))
    throw new UsageError(`"${name}" is no remote: mf-… in lower-case letters, digits and hyphens`);
  return name;
}

/** The remote that a change is about. @throws Refusal when it is another squad's, before anything else is said of it */
export async function ownRemoteArgument(context: Context): Promise<string> {
  const name = remoteArgument(context);
  await context.signer(name);
  return name;
}

/** @throws when the text is no semantic version */
export function versionOf(version: string): string {
  if (!isVersion(version)) throw new UsageError(`"${version}" is no version: 1.2.3 or 1.2.3-name.4`);
  return version;
}

export function versionArgument({ positionals: [, version] }: Context): string {
  if (!version) throw new UsageError('the version is missing');
  return versionOf(version);
}

/** @throws UsageError with the sentence when the text is no whole number of that range */
export function wholeNumber(text: string | undefined, least: number, most: number, sentence: string): number {
  const number = Number(text);
  if (!text || !/^\d+$/.test(text) || number < least || number > most) throw new UsageError(sentence);
  return number;
}

const DEFAULT_LIMIT_S = '30';

export const limitOf = ({ options: { timeout = DEFAULT_LIMIT_S } }: Context): number =>
  wholeNumber(timeout, 1, 3600, '--timeout takes whole seconds from 1 to 3600') * 1000;
