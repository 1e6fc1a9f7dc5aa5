import type { KeyObject } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { signDocument } from '@cairn/shared-contracts/build/signed-document';
import { releaseKey } from '@cairn/shared-contracts/remote/release';
import {
  lastProposal,
  type Proposal,
  proposalPath,
  proposalsPath,
  type ShellReport,
} from '@cairn/shared-contracts/remote/shell-report';
import { KEY_ID } from './keys.ts';
import type { ObjectStore } from './object-store.ts';
import { Refusal } from './refusal.ts';
import { isAlive, readShells } from './shells.ts';

export interface Asked {
  name: string;
  version: string;
  integrity: string;
  /** most visitors get it, or all of them */
  isForAll?: boolean;
  /** everybody had it before: a way back does not wait for what is known of it */
  wasForAll?: boolean;
}

interface Options {
  store: ObjectStore;
  environment: string;
  by: string;
  note: string;
  /** signs the proposal */
  key: KeyObject;
  /** its id: the platform's, or a squad's */
  keyId?: string;
  /** verifies the shells' reports */
  reportKey: KeyObject | undefined;
  limitMs: number;
  /** hears how far it is */
  tell(text: string): void;
}

const LOOK_MS = 25;
/** proposals that far back are cleared away */
const STORED_PROPOSALS = 100;
/** no clock is so slow that it calls that the future */
const LONG_AGO = new Date(0).toISOString();
const keyOf = ({ name, version }: Asked): string => releaseKey(name, version);

type Answer = { kind: 'ready' } | { kind: 'waiting' } | { kind: 'refused'; reason: string };

/**
 * @param number the proposal's; a refusal from before it may be over by now, and what was ready for few is not yet loaded where
 * everybody's versions are rendered
 */
function answerOf(report: ShellReport, asked: readonly Asked[], number: number | undefined): Answer {
  const isAnswered = number !== undefined && report.answered.includes(number);
  for (const version of asked) {
    const known = report.versions[keyOf(version)];
    const isReady = known?.state === 'ready' && known.integrity === version.integrity;
    if (isReady && (isAnswered || !version.isForAll || version.wasForAll)) continue;
    if (!isAnswered) return { kind: 'waiting' };
    const reason =
      known?.state === 'ready' ? 'has it loaded with another content' : (known?.reason ?? 'did not load it');
    return { kind: 'refused', reason: `${keyOf(version)}: ${reason}` };
  }
  return { kind: 'ready' };
}

/** the pointer saves a look into the folder, no more: where it is spoiled, or not there, the folder knows */
async function lastNumber(store: ObjectStore, environment: string): Promise<number> {
  const pointer = await store.get(proposalsPath(environment));
  try {
    if (pointer) return lastProposal.parse(JSON.parse(pointer.toString())).last;
  } catch {
    // written anew by the next proposal
  }
  const newest = (await store.list(`proposals/${environment}`)).at(-1);
  return newest ? Number.parseInt(newest.slice(newest.lastIndexOf('/') + 1), 10) : 0;
}

/** the file is created exclusively: of two that ask at once each gets a number of its own */
async function propose(asked: readonly Asked[], options: Options): Promise<Proposal> {
  const { store, environment, by, note, key, keyId = KEY_ID, limitMs } = options;
  let number = await lastNumber(store, environment);
  for (;;) {
    number++;
    const document: Proposal = {
      format: 1,
      environment,
      number,
      by,
      note,
      expires_at: new Date(Date.now() + limitMs).toISOString(),
      versions: asked.map(({ name, version, integrity, isForAll = false }) => ({
        ...{ name, version, integrity },
        for_all: isForAll,
      })),
    };
    if (!(await store.putIfAbsent(proposalPath(environment, number), signDocument(document, key, keyId)))) continue;
    await store.put(proposalsPath(environment), JSON.stringify({ last: number }));
    if (number > STORED_PROPOSALS) await store.remove(proposalPath(environment, number - STORED_PROPOSALS));
    return document;
  }
}

/** The shells that have loaded its versions let go of them. Best effort: it ends by itself. */
async function withdraw(proposal: Proposal, { store, environment, key, keyId = KEY_ID }: Options): Promise<void> {
  const over: Proposal = { ...proposal, expires_at: LONG_AGO };
  try {
    await store.put(proposalPath(environment, proposal.number), signDocument(over, key, keyId));
    const last = Math.max(proposal.number, await lastNumber(store, environment));
    await store.put(proposalsPath(environment), JSON.stringify({ last, withdrawn: proposal.number }));
  } catch {
    // the store is away: what kept the change from being made is what there is to tell
  }
}

/**
 * Makes a change that gives these versions to visitors, once every shell that is up has said that it can serve them. A shell that is dead,
 * or dies meanwhile, is not waited for; one that comes up meanwhile is. When the change is not made after all, shells let go of what they
 * have loaded for it.
 * @param change hears the shells that said yes: none where none is up
 * @throws Refusal when one says no, or does not answer in time, or when all of them fall silent; and what the change throws
 */
export async function confirmByShells<T>(
  asked: readonly Asked[],
  options: Options,
  change: (confirmed: string[]) => Promise<T>,
): Promise<T> {
  const question: { proposal?: Proposal } = {};
  try {
    return await change(await wordOfShells(asked, options, question));
  } catch (error) {
    if (question.proposal) await withdraw(question.proposal, options);
    throw error;
  }
}

async function wordOfShells(
  asked: readonly Asked[],
  options: Options,
  question: { proposal?: Proposal },
): Promise<string[]> {
  const { store, environment, reportKey, limitMs, tell } = options;
  const what = asked.map(keyOf).join(', ');
  const until = Date.now() + limitMs;
  const told = new Set<string>();
  /** shells that were waited for */
  const asking = new Set<string>();
  for (;;) {
    const reports = await readShells(store, environment, reportKey);
    const alive = reports.filter((report) => isAlive(report));
    // one shell may die; where all that were asked fall silent at once, it is rather their way to the store that is cut
    const silent = reports.filter(({ shell, state }) => asking.has(shell) && state === 'up').map(({ shell }) => shell);
    if (alive.length === 0 && silent.length > 0)
      throw new Refusal(
        'no_answer',
        `${silent.join(', ')} fell silent while asked: are shells and artifact server up?`,
      );
    const number = question.proposal?.number;
    const answers = alive.map((report) => ({ shell: report.shell, answer: answerOf(report, asked, number) }));
    for (const { shell, answer } of answers) {
      if (answer.kind === 'refused') throw new Refusal('refused_by_shell', `shell ${shell} refuses ${answer.reason}`);
      if (answer.kind !== 'ready' || told.has(shell)) continue;
      told.add(shell);
      if (number !== undefined) tell(`shell ${shell} has loaded ${what}`);
    }
    const waiting = answers.filter(({ answer }) => answer.kind === 'waiting').map(({ shell }) => shell);
    if (waiting.length === 0) return answers.map(({ shell }) => shell);
    if (Date.now() > until) {
      throw new Refusal(
        'no_answer',
        `${waiting.length === 1 ? 'shell' : 'shells'} ${waiting.join(', ')} did not answer within ${limitMs / 1000} s`,
      );
    }
    for (const shell of waiting) asking.add(shell);
    if (number === undefined) {
      question.proposal = await propose(asked, options);
      tell(`waiting for ${waiting.join(', ')} to load ${what}`);
    }
    await pause(LOOK_MS);
  }
}

/** a shell takes a revision at its next look; one that is so late has another trouble, and the change is made by then */
const SERVED_LIMIT_MS = 10_000;

interface Waiting extends Pick<Options, 'store' | 'environment' | 'reportKey'> {
  limitMs?: number;
  /** when to look again: by default a tenth of a second later */
  again?(): Promise<unknown>;
}

/**
 * Waits until every shell that is up serves a revision.
 * @returns those that do, and those that do not in time
 */
export async function untilServed(
  revision: number,
  { store, environment, reportKey, limitMs = SERVED_LIMIT_MS, again = () => pause(LOOK_MS) }: Waiting,
): Promise<{ served: string[]; behind: string[] }> {
  const until = Date.now() + limitMs;
  for (;;) {
    const alive = (await readShells(store, environment, reportKey)).filter((report) => isAlive(report));
    const isThere = (report: ShellReport) => (report.revision ?? 0) >= revision;
    const behind = alive.filter((report) => !isThere(report));
    if (behind.length === 0 || Date.now() > until) {
      const names = (reports: readonly ShellReport[]) => reports.map(({ shell }) => shell);
      return { served: names(alive.filter(isThere)), behind: names(behind) };
    }
    await again();
  }
}
