import { type Live, type LiveRemote, type PastVersion, releaseKey, versionsOf, type Withdrawal } from './release.ts';

/** how long a page that stays open finds the files of what it was composed of */
export const SERVED_AFTER_DAYS = 30;
const DAY_MS = 86_400_000;
/** nobody got it */
const NEVER = new Date(0).toISOString();
/** of one remote, beside those that were withdrawn: the document is read by every shell at every change */
export const PAST_MOST = 200;

type Past = NonNullable<Live['past']>;

/** a version, as `cairn withdraw` takes it back */
export interface Withdrawn {
  remote: string;
  version: string;
  integrity: string;
  why: string;
  by: string;
  isUnsafe: boolean;
}

const isRecent = ({ left_at }: PastVersion, now: Date): boolean =>
  now.getTime() - Date.parse(left_at) < SERVED_AFTER_DAYS * DAY_MS;

/** the newest at the end, and what was withdrawn for ever */
function bounded(versions: readonly PastVersion[], now: Date): PastVersion[] {
  const served = versions.filter((version) => !version.withdrawn && isRecent(version, now)).slice(-PAST_MOST);
  return versions.filter((version) => version.withdrawn || served.includes(version));
}

interface Changed {
  /** remotes that the change is about: it says nothing of others, whose squads have keys of their own */
  names: readonly string[];
  before: Live;
  /** what is live after it */
  remotes: Readonly<Record<string, LiveRemote>>;
  now: Date;
  withdrawn?: Withdrawn | undefined;
}

/** What a change leaves behind: the versions that it takes from visitors, and those from before. */
export function pastAfter({ names, before, remotes, now, withdrawn }: Changed): Past {
  const past: Past = { ...before.past };
  const at = now.toISOString();
  for (const name of names) {
    const remote = remotes[name];
    const live = new Set(remote ? versionsOf(remote).map(({ version }) => version) : []);
    const known = (past[name] ?? []).filter(({ version, withdrawn: is }) => is || !live.has(version));
    const was = before.remotes[name];
    const gone = was ? versionsOf(was).filter(({ version }) => !live.has(version)) : [];
    const versions = [...known, ...gone.map(({ version, integrity }) => ({ version, integrity, left_at: at }))];
    const marked = withdrawn?.remote === name ? withMark(versions, withdrawn, at) : versions;
    const left = bounded(marked, now);
    if (left.length > 0) past[name] = left;
    else delete past[name];
  }
  return past;
}

function withMark(versions: readonly PastVersion[], { version, integrity, why, by, isUnsafe }: Withdrawn, at: string) {
  const known = versions.find((one) => one.version === version);
  const mark: Withdrawal = { why, by, at, ...(isUnsafe || known?.withdrawn?.safety ? { safety: true } : {}) };
  const rest = versions.filter((one) => one !== known);
  // what nobody got is part of no open page: its files are not served
  return [...rest, { version, integrity, left_at: known?.left_at ?? NEVER, withdrawn: mark }];
}

/** a remote's versions that are live never again */
export const withdrawnOf = (live: Pick<Live, 'past'> | undefined, name: string): ReadonlyMap<string, Withdrawal> =>
  new Map((live?.past?.[name] ?? []).flatMap(({ version, withdrawn }) => (withdrawn ? [[version, withdrawn]] : [])));

const allPast = ({ past = {} }: Pick<Live, 'past'>) =>
  Object.entries(past).flatMap(([name, versions]) => versions.map((version) => ({ ...version, name })));

/** Versions that nobody gets any more, and whose files open pages still may: for 30 days, and not where they are unsafe. */
export const servedPast = (live: Pick<Live, 'past'>, now = new Date()) =>
  allPast(live).filter((version) => isRecent(version, now) && !version.withdrawn?.safety);

/** 'mf-tour@1.4.0': not a file of these is served */
export const unsafeIn = (live: Pick<Live, 'past'>): string[] =>
  allPast(live).flatMap(({ name, version, withdrawn }) => (withdrawn?.safety ? [releaseKey(name, version)] : []));

/** 'mf-tour@1.4.0' → whether an open page may go on with it until somebody goes elsewhere */
export const withdrawnKeys = (live: Pick<Live, 'past'> | undefined): Record<string, 'safety' | 'replaced'> =>
  Object.fromEntries(
    allPast(live ?? {}).flatMap(({ name, version, withdrawn }) =>
      withdrawn ? [[releaseKey(name, version), withdrawn.safety ? 'safety' : 'replaced']] : [],
    ),
  );
