import { setTimeout as wait } from 'node:timers/promises';
import { Member } from '../chat/member.ts';
import { inTurns, type Room } from '../chat/people.ts';
import type { Site } from './works.ts';

const AT_ONCE = 20;
const AGAIN_MS = 200;

export interface Listening {
  sockets: number;
  /** sockets that broke, each of which came back */
  cut: number;
  /** the longest that somebody was without a socket, ms */
  longestMs: number;
  /** members who do not know every message of their chat in the end */
  behind: number;
}

/** Sockets in chats through the site, as visitors have them: they come back by themselves, for ever. */
export async function startListeners({ url, apiUrl }: Pick<Site, 'url' | 'apiUrl'>, rooms: readonly Room[]) {
  const members = rooms.flatMap((room) => room.accounts.map((account) => new Member(room, account)));
  let isOver = false;
  let cut = 0;
  let longestMs = 0;
  const joined = async (member: Member) => {
    for (; !isOver; await wait(AGAIN_MS)) {
      const isBack = await member.join(apiUrl, url).then(
        () => true,
        () => false,
      );
      if (isBack) return;
    }
  };
  for (const member of members) {
    member.onLost = async () => {
      if (isOver) return;
      cut += 1;
      const since = performance.now();
      await joined(member);
      longestMs = Math.max(longestMs, performance.now() - since);
    };
  }
  await inTurns(members, AT_ONCE, joined);

  return {
    /** since the last time */
    async figures(revisions: () => Promise<ReadonlyMap<number, number>>, patienceMs: number): Promise<Listening> {
      const behindNow = async () => {
        const known = await revisions();
        return members.filter(({ room, known: seen }) => seen.size < (known.get(room.chatId) ?? 0)).length;
      };
      let behind = await behindNow();
      for (const end = Date.now() + patienceMs; behind > 0 && Date.now() < end; behind = await behindNow())
        await wait(AGAIN_MS);
      const told = { sockets: members.length, cut, longestMs, behind };
      cut = 0;
      longestMs = 0;
      return told;
    },
    leave(): void {
      isOver = true;
      for (const member of members) member.leave();
    },
  };
}
