import type { RemoteName } from '../remote/define-remote.ts';

/** Tags by which one call makes another's answer stale. They belong to the platform: a remote has no others. */
export const TAGS = ['Session', 'Favourites', 'Priced', 'Seats', 'Booking', 'Chat', 'Account'] as const;
export type Tag = (typeof TAGS)[number];

/** Whose queries may be refreshed by the tag, and whose calls may do so. Shell and core endpoints may always. */
interface TagRule {
  shownBy: readonly RemoteName[];
  madeStaleBy: readonly RemoteName[];
}

/** a tag without its rule does not compile */
export const TAG_RULES = {
  Session: { shownBy: ['mf-catalog', 'mf-chat'], madeStaleBy: ['mf-account'] },
  Favourites: { shownBy: ['mf-catalog'], madeStaleBy: ['mf-catalog'] },
  // only the shell knows when the currency has changed
  Priced: { shownBy: ['mf-catalog', 'mf-tour', 'mf-booking', 'mf-content'], madeStaleBy: [] },
  Seats: { shownBy: ['mf-catalog', 'mf-tour', 'mf-booking'], madeStaleBy: ['mf-booking'] },
  Booking: { shownBy: ['mf-booking', 'mf-account'], madeStaleBy: ['mf-booking'] },
  // a booking opens a chat and writes into it
  Chat: { shownBy: ['mf-chat'], madeStaleBy: ['mf-chat', 'mf-booking'] },
  // what the settings show beside the profile: sessions, passkeys, messengers
  Account: { shownBy: ['mf-account'], madeStaleBy: ['mf-account'] },
} as const satisfies Record<Tag, TagRule>;

type Rules = typeof TAG_RULES;
/** the tags that a remote may make stale */
export type StaleTag<R extends RemoteName> = {
  [T in Tag]: R extends Rules[T]['madeStaleBy'][number] ? T : never;
}[Tag];

const nameOf = (tag: unknown): unknown => (typeof tag === 'object' && tag !== null && 'type' in tag ? tag.type : tag);

/** @param owner 'mf-tour@1.0.0'; programs that are no remote, the shell first of all, may do everything */
export function mayUse(owner: string, use: keyof TagRule, tag: unknown): boolean {
  const known = TAGS.find((name) => name === nameOf(tag));
  if (known === undefined) return false;
  if (!owner.startsWith('mf-')) return true;
  const rule: TagRule = TAG_RULES[known];
  return rule[use].some((remote) => owner === remote || owner.startsWith(`${remote}@`));
}

const DONE_WITH = { shownBy: 'show what is tagged', madeStaleBy: 'make stale what is tagged' } as const;

/** for logs and errors: whose mistake it is, and where the table is */
export const tagRefusal = (owner: string, use: keyof TagRule, tag: unknown): string =>
  `${owner} may not ${DONE_WITH[use]} ${JSON.stringify(nameOf(tag))}: see shared-contracts/state/tags.ts`;
