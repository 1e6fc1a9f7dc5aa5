import { randomUUID } from 'node:crypto';
import { createClock } from '@cairn/api/clock';
import type { DatabaseHandle } from '@cairn/api/database';
import { createUser, type World } from '@cairn/api/testing/request/world';
import { Member } from '../chat/member.ts';
import { ask, inTurns, type Room } from '../chat/people.ts';
import type { Work } from './closed-loop.ts';

const AT_ONCE = 20;

/** the site that is measured, and who is there */
export interface Site {
  url: string;
  apiUrl: string;
  db: DatabaseHandle;
  /** of somebody who is logged in, and of a guest who was here before */
  cookies: { member: string; guest: string };
  worlds: readonly World[];
  rooms: readonly Room[];
}

async function page(url: string, cookie: string): Promise<void> {
  const answer = await fetch(url, { headers: { accept: 'text/html', cookie }, redirect: 'manual' });
  const text = await answer.text();
  if (answer.status !== 200 || !text.includes('</html>')) throw new Error(`${url}: ${answer.status}`);
}

let asked = 0;
/** no page and no answer twice: what is asked for must be made */
function another(): string {
  asked += 1;
  return `page=${2 + (asked % 9)}&priceMax=${2_000 + (asked % 7_001)}`;
}

export const PAGES = {
  held: 'guest pages, held by the edge',
  rendered: 'guest pages, rendered anew',
  member: 'pages of somebody logged in',
} as const;

/** What a site does for those who only read. */
export const readers = ({ url, apiUrl, cookies }: Site): Work[] => [
  { name: PAGES.held, clients: 8, count: 1_000, once: () => page(url, cookies.guest) },
  {
    name: PAGES.rendered,
    clients: 8,
    count: 120,
    once: () => page(`${url}/tours?${another()}`, 'cookie_notice=1'),
  },
  { name: PAGES.member, clients: 8, count: 120, once: () => page(`${url}/favorites`, cookies.member) },
  {
    name: 'searches with all counts',
    clients: 16,
    count: 400,
    async once() {
      const answer = await fetch(`${apiUrl}/spa/tours-page?${another()}&expand=filters`);
      await answer.text();
      if (answer.status !== 200) throw new Error(`a search was answered ${answer.status}`);
    },
  },
];

/** @returns bookings, each by an account of its own: how much one may book at a time is limited */
export async function bookings({ apiUrl, db, worlds }: Site): Promise<Work> {
  const count = 160;
  const tokens: string[] = [];
  while (tokens.length < count) tokens.push((await createUser({ db, clock: createClock() })).token);
  return {
    ...{ name: 'bookings', clients: worlds.length, count },
    async once(at) {
      const world = worlds[at % worlds.length];
      if (!world) throw new Error('there is nothing to book');
      const terms = { tour_id: world.tourId, date_id: world.departureId, tourists_count: 1, shown: world.shown };
      const answer = await fetch(`${apiUrl}/crm/api/request/create`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-authorization': tokens[at] ?? '' },
        body: JSON.stringify({ idempotency_key: randomUUID(), ...terms }),
      });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`a booking was answered ${answer.status}: ${text}`);
    },
  };
}

/** Messages, each from before it is sent until the last socket of its chat has it. */
export async function messages({ url, apiUrl, rooms }: Site): Promise<Work & { leave(): void }> {
  const inRooms = rooms.map((room) => ({ room, members: room.accounts.map((account) => new Member(room, account)) }));
  const members = inRooms.flatMap((one) => one.members);
  await inTurns(members, AT_ONCE, (member) => member.join(apiUrl, url));
  const clients = 4;
  return {
    ...{ name: `messages to ${rooms[0]?.accounts.length ?? 0} of ${members.length} sockets`, clients, count: 400 },
    async once(at) {
      const one = inRooms[at % inRooms.length];
      const [writer] = one?.room.accounts ?? [];
      if (!one || !writer) throw new Error('nobody writes');
      const body = { chat_id: one.room.chatId, message: 'Is there a hut?', client_key: randomUUID() };
      const { revision } = await ask<{ revision: number }>(apiUrl, writer.token, 'send-message', body);
      await Promise.all(one.members.map((member) => member.hears(revision)));
    },
    leave() {
      for (const member of members) member.leave();
    },
  };
}
