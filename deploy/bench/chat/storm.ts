import { setTimeout as wait } from 'node:timers/promises';
import { type Latency, latencyOf } from '../search/percentiles.ts';
import { Member } from './member.ts';
import type { Node } from './nodes.ts';
import { ask, inTurns, type Room } from './people.ts';

export interface Storm {
  sockets: number;
  /** from the kill until each has joined again and knows everything, ms */
  back: Latency;
  /** messages that were written meanwhile, and how many members have missed one in the end */
  written: number;
  lost: number;
}

const AT_ONCE = 40;
/** people who write meanwhile, each into chats of their own */
const WRITERS = 10;
const WRITE_EVERY_MS = 50;
const AGAIN_MS = 100;
const PATIENCE_MS = 60_000;

const isDone = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** Kills the node that has all the sockets, while people write by the other one. */
export async function measureStorm(rooms: readonly Room[], doomed: Node, other: Node): Promise<Storm> {
  const members = rooms.flatMap((room) => room.accounts.map((account) => new Member(room, account)));
  await inTurns(members, AT_ONCE, (member) => member.join(doomed.url));

  let isWriting = true;
  const written = new Map<number, number>();
  const write = async (first: number) => {
    for (let at = first; isWriting; at += WRITERS) {
      const room = rooms[at % rooms.length];
      const [writer] = room?.accounts ?? [];
      if (!room || !writer) throw new Error('nobody to write');
      const body = { chat_id: room.chatId, message: 'Still here?', client_key: String(at) };
      const send = () => ask(other.url, writer.token, 'send-message', body);
      // a node that is asked by everybody at once may refuse: with its key a message is sent again without harm
      for (let isSent = false; !isSent; await wait(isSent ? 0 : AGAIN_MS)) isSent = await isDone(send());
      written.set(room.chatId, (written.get(room.chatId) ?? 0) + 1);
      await wait(WRITE_EVERY_MS);
    }
  };

  const back: number[] = [];
  let since = 0;
  const all = Promise.all(
    members.map(
      (member) =>
        new Promise<void>((resolve, reject) => {
          member.onLost = async () => {
            for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(AGAIN_MS)) {
              const isBack = await isDone(member.join(other.url));
              if (!isBack) continue;
              back.push(performance.now() - since);
              return resolve();
            }
            return reject(new Error('somebody did not come back'));
          };
        }),
    ),
  );
  const writing = Promise.all(Array.from({ length: WRITERS }, (_, at) => write(at)));
  since = performance.now();
  doomed.child.process.kill('SIGKILL');
  await all;
  isWriting = false;
  await writing;
  const isComplete = ({ room, known }: Member) => known.size === (written.get(room.chatId) ?? 0);
  for (const end = Date.now() + PATIENCE_MS; !members.every(isComplete) && Date.now() < end; ) await wait(AGAIN_MS);
  const lost = members.filter((member) => !isComplete(member)).length;
  for (const member of members) member.leave();
  const count = [...written.values()].reduce((sum, one) => sum + one, 0);
  return { sockets: members.length, back: latencyOf(back), written: count, lost };
}
