import type { KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { signDocument } from '@cairn/shared-contracts/build/signed-document';
import type { KeyHolder } from '@cairn/shared-contracts/remote/key-ring';
import { pastAfter, type Withdrawn } from '@cairn/shared-contracts/remote/past-versions';
import {
  type Live,
  type LiveRemote,
  livePath,
  live as liveSchema,
  revisionPath,
  type Saw,
  signedLive,
  versionsOf,
} from '@cairn/shared-contracts/remote/release';
import { ENVIRONMENT_NAME } from '@cairn/shared-contracts/remote/shell-report';
import { clearedOf, clearedRefusal } from './cleared.ts';
import { KEY_ID } from './keys.ts';
import type { ObjectStore } from './object-store.ts';
import { Refusal } from './refusal.ts';
import { refuseWithdrawn } from './withdrawn.ts';

/** where all environments shared one document and one row of revisions */
const SHARED = { current: 'live.json', revision: (number: number) => `live/${String(number).padStart(8, '0')}.json` };

/** files read at once */
const AT_ONCE = 64;
/** a change that lost against so many others is given up */
const TRIES = 200;

const parse = (content: Buffer): Live =>
  liveSchema.parse(JSON.parse(signedLive.parse(JSON.parse(content.toString())).payload));

function readable(content: Buffer): Live | undefined {
  try {
    return parse(content);
  } catch {
    return undefined;
  }
}

const emptyLive = (environment: string): Live => ({
  format: 1,
  environment,
  revision: 0,
  changed_at: '',
  changed_by: '',
  note: 'empty',
  remotes: {},
});

async function readRevisions(store: ObjectStore, pathOf: (number: number) => string, last: number): Promise<Buffer[]> {
  const found: Buffer[] = [];
  for (let from = 1; from <= last; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, last - from + 1) }, (_, index) => from + index);
    const contents = await Promise.all(numbers.map((number) => store.get(pathOf(number))));
    found.push(...contents.flatMap((content) => content ?? []));
  }
  return found;
}

/** takes over what an environment had in the document that all of them shared */
async function takeOver(store: ObjectStore, environment: string): Promise<void> {
  const shared = await store.get(SHARED.current);
  if (!shared || (await store.get(livePath(environment)))) return;
  const all = await readRevisions(store, SHARED.revision, parse(shared).revision);
  const own = all
    .map((content) => ({ content, live: parse(content) }))
    .filter(({ live }) => live.environment === environment);
  const newest = own.at(-1);
  if (!newest) return;
  for (const { content, live } of own) await store.putIfAbsent(revisionPath(environment, live.revision), content);
  await store.putIfAbsent(livePath(environment), newest.content);
}

/** what shells are served; undefined when there is none, or none that can be read */
export async function readShown(store: ObjectStore, environment: string): Promise<Live | undefined> {
  const content = await store.get(livePath(environment));
  return content && readable(content);
}

/** undefined when there is none. @throws Refusal when the file is something else */
async function revisionIfMade(store: ObjectStore, environment: string, revision: number): Promise<Live | undefined> {
  const path = revisionPath(environment, revision);
  const content = await store.get(path);
  if (!content) return undefined;
  const live = readable(content);
  if (live?.revision !== revision || live.environment !== environment)
    throw new Refusal('forged', `${path} is no revision ${revision}: take it out of the store`);
  return live;
}

/** of those that can be read */
async function newestRevision(store: ObjectStore, environment: string): Promise<Live | undefined> {
  for (const path of (await store.list(`live/${environment}`)).reverse()) {
    const number = Number.parseInt(path.slice(path.lastIndexOf('/') + 1), 10);
    try {
      const live = await revisionIfMade(store, environment, number);
      if (live) return live;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return undefined;
}

/**
 * What was asked for last: the newest revision, also where what shells are served is spoiled, or is an older one that somebody has put back.
 * The next change puts the newest in its place.
 */
export async function readLive(store: ObjectStore, environment: string): Promise<Live> {
  await takeOver(store, environment);
  const shown = await readShown(store, environment);
  if (shown && !(await store.get(revisionPath(environment, shown.revision + 1)))) return shown;
  const newest = await newestRevision(store, environment);
  const isShown = shown && shown.revision >= (newest?.revision ?? 0);
  return (isShown ? shown : newest) ?? emptyLive(environment);
}

/** every environment that something was ever made live in */
export async function environmentsOf(store: ObjectStore): Promise<string[]> {
  const shown = (await store.list('live')).map((path) => path.slice('live/'.length, -'.json'.length));
  // a first change that stopped between its two writes has revisions, and nothing shown
  const made = (await store.folders('live')).map((path) => path.slice('live/'.length));
  const own = [...shown, ...made];
  const shared = await store.get(SHARED.current);
  const old = shared ? await readRevisions(store, SHARED.revision, parse(shared).revision) : [];
  // the revisions of before lie beside the environments
  const names = [...own.filter((name) => ENVIRONMENT_NAME.test(name)), ...old.map((one) => parse(one).environment)];
  return [...new Set(names)].sort();
}

/**
 * The environment's revisions up to `last`, oldest first.
 * @throws Refusal where a file of the history is something else: a rollback would lead where nobody asked it to
 */
export async function readHistory(store: ObjectStore, environment: string, last: number): Promise<Live[]> {
  const found: Live[] = [];
  for (let from = 1; from <= last; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, last - from + 1) }, (_, index) => from + index);
    const lives = await Promise.all(numbers.map((number) => revisionIfMade(store, environment, number)));
    found.push(...lives.flatMap((live) => live ?? []));
  }
  return found;
}

/**
 * Puts the newest revision that is made where shells look. Whoever wrote an older one last, be it because they were slow or because
 * another change stopped between its two writes, looks again afterwards: the newest always wins.
 */
async function publishNewest(store: ObjectStore, environment: string, from: number): Promise<Live> {
  let revision = from;
  for (;;) {
    while (await store.get(revisionPath(environment, revision + 1))) revision++;
    const newest = await store.get(revisionPath(environment, revision));
    const shown = await readShown(store, environment);
    if (!newest) return shown ?? emptyLive(environment);
    await revisionIfMade(store, environment, revision);
    if (shown && shown.revision >= revision) return shown;
    await store.put(livePath(environment), newest);
  }
}

/**
 * What the next change is made on, and decided on: the newest revision, also while a slower writer has an older one shown for a moment. A
 * change that stopped between its two writes goes live now.
 */
export async function newestLive(store: ObjectStore, environment: string): Promise<Live> {
  const { revision } = await readLive(store, environment);
  return publishNewest(store, environment, revision);
}

/** @throws Refusal for what becomes live now, and was marked to be cleared away since it was looked at */
async function refuseCleared(
  store: ObjectStore,
  name: string,
  before: LiveRemote | undefined,
  after: LiveRemote | undefined,
): Promise<void> {
  const had = new Set(before && versionsOf(before).map(({ version }) => version));
  for (const { version } of after ? versionsOf(after) : []) {
    if (had.has(version)) continue;
    const cleared = await clearedOf(store, name, version);
    if (cleared) throw clearedRefusal(name, version, cleared);
  }
}

export interface Change {
  environment: string;
  by: string;
  note: string;
  key: KeyObject;
  /** whose key it is, where it is a squad's: what it may change stands in the key ring */
  holder?: KeyHolder;
  /** of a rollback: remote → the revision whose state it takes up again */
  backTo?: Record<string, number>;
  /** of a rollback that nobody asked for: why */
  saw?: Saw;
  /** why a version becomes everybody's without having been looked at */
  unchecked?: string;
  /** the version that is live never again from now on */
  withdrawn?: Withdrawn;
  /**
   * looks at what the change is made on, each time it is tried. @throws when it does not go with that
   * @returns what it does not go with, and is made in spite of
   */
  check?(current: Live): Promise<readonly string[]>;
}

/** gives a remote's new state; undefined takes it out. @param live all that the change is made on */
export type Edit = (current: LiveRemote | undefined, live: Live) => LiveRemote | undefined;

/** @throws Refusal 'conflict' when one of these remotes was changed since `base` */
export async function refuseRelated(
  store: ObjectStore,
  base: Live,
  current: Live,
  names: readonly string[],
): Promise<void> {
  const changed = (a: Live, b: Live) => names.find((name) => !isDeepStrictEqual(a.remotes[name], b.remotes[name]));
  const name = changed(base, current);
  if (name === undefined) return;
  const since = (await readHistory(store, current.environment, current.revision)).filter(
    ({ revision }) => revision > base.revision,
  );
  const who = since.findLast((live, index) => changed(since[index - 1] ?? base, live) === name) ?? current;
  throw new Refusal(
    'conflict',
    `${name} was changed meanwhile by ${who.changed_by}: revision ${who.revision}, ${who.note}. Look at it and try again`,
  );
}

/**
 * Changes what is live of the named remotes. The new revision's file is created exclusively; a change that comes second is made again
 * on top of the first, unless both are about the same remote.
 * @param base what the change was decided on; by default what is live now
 * @throws Refusal 'conflict' when one of the remotes changed since
 */
export async function changeLive(
  store: ObjectStore,
  { environment, by, note, key, holder, backTo, saw, unchecked, withdrawn, check }: Change,
  edits: Readonly<Record<string, Edit>>,
  base?: Live,
): Promise<Live> {
  const names = Object.keys(edits);
  const decidedOn = base ?? (await readLive(store, environment));
  for (let tried = 0; tried < TRIES; tried++) {
    const current = await newestLive(store, environment);
    await refuseRelated(store, decidedOn, current, names);
    const forced = (await check?.(current)) ?? [];
    const remotes = structuredClone(current.remotes);
    for (const [name, edit] of Object.entries(edits)) {
      const next = edit(remotes[name], current);
      if (next) remotes[name] = next;
      else delete remotes[name];
    }
    const now = new Date();
    const past = pastAfter({ names, before: current, remotes, now, withdrawn });
    for (const name of names) refuseWithdrawn(name, remotes[name], past);
    const next = liveSchema.parse({
      format: 1,
      environment,
      revision: current.revision + 1,
      changed_at: now.toISOString(),
      changed_by: by,
      ...(holder ? { squad: holder.squad } : {}),
      note,
      remotes,
      ...(Object.keys(past).length > 0 ? { past } : {}),
      ...(backTo ? { back_to: backTo } : {}),
      ...(forced.length ? { forced: [...forced] } : {}),
      ...(saw ? { saw } : {}),
      ...(unchecked === undefined ? {} : { unchecked }),
    } satisfies Live);
    for (const name of names) await refuseCleared(store, name, current.remotes[name], next.remotes[name]);
    const signed = signDocument(next, key, holder?.key.id ?? KEY_ID);
    if (!(await store.putIfAbsent(revisionPath(environment, next.revision), signed))) continue;
    await publishNewest(store, environment, next.revision);
    return next;
  }
  throw new Refusal('conflict', 'too many others change what is live at once: try again');
}
