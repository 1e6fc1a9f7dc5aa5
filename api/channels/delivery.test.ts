import { setTimeout as wait } from 'node:timers/promises';
import type { ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openChat } from '../modules/chat/write.ts';
import { createProgram, type Program } from '../modules/request/testing/program.ts';
import { createUser } from '../modules/request/testing/world.ts';
import { makeOrganizer } from '../testing/factories.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { type Balancer, startBalancer } from './testing/balancer.ts';
import { chance, type Participant, takePart } from './testing/participant.ts';

/** Done-when 1 of the chat: 50 people write 5,000 messages while everything that can break breaks. */
const CHATS = 25;
const EACH = 100;
const ALL = CHATS * 2 * EACH;
/** so often some of the connections are cut, in messages */
const CUT_EVERY = 250;
const CUT_AT_ONCE = 8;
const PATIENCE_MS = 30_000;

let api: TestApi;
let second: Program;
let balancer: Balancer;
let people: Participant[] = [];

beforeAll(async () => {
  api = await startTestApi();
  second = createProgram(api);
  await second.start();
  balancer = await startBalancer([api.url, second.url()]);
});
afterAll(async () => {
  for (const one of people) one.leave();
  await balancer.close();
  await second.kill();
  await api.close();
});

async function startChat(random: () => number): Promise<Participant[]> {
  const organizer_id = await makeOrganizer(api.db, { name: 'Terskey Walks', person: 'Aigerim' });
  const tourist = await createUser(api.services);
  const organizer = await createUser(api.services, { role: 'organizer', organizer_id });
  const chatId = await openChat(api.db, { user_id: tourist.id, organizer_id });
  return Promise.all([tourist, organizer].map((user) => takePart({ base: balancer.url, user, chatId, random })));
}

async function until(isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !isSo(); await wait(20)) if (Date.now() > end) return;
}

it('each message reaches each participant once, in order, through cuts, a killed node and frames that overtake one another', async () => {
  const random = chance(20_270_301);
  people = (await Promise.all(Array.from({ length: CHATS }, () => startChat(random)))).flat();

  let sent = 0;
  let isKilled = false;
  const onSent = () => {
    sent += 1;
    if (sent % CUT_EVERY === 0) balancer.cut(CUT_AT_ONCE, random);
    if (sent >= ALL / 2 && !isKilled) {
      isKilled = true;
      balancer.remove(second.url());
      void second.kill();
    }
  };
  await Promise.all(people.map((one) => one.write(EACH, onSent)));
  expect([sent, isKilled]).toEqual([ALL, true]);
  // nobody asks once more: what is missing comes by the socket, or by coming back
  await until(() => people.every(({ log }) => log.length === 2 * EACH));

  const rows = await api.db.selectFrom('chat_messages').selectAll().orderBy('id').execute();
  expect(rows).toHaveLength(ALL);
  for (const { chatId, name, log } of people) {
    const written = rows.filter((row) => row.chat_id === chatId);
    expect({ name, heard: log.map(({ id }) => id) }).toEqual({ name, heard: written.map(({ id }) => id) });
    // what one person has written comes in the order in which it was written
    const own = (side: ChatMessage['direction']) =>
      log.filter(({ direction }) => direction === side).map(({ message }) => Number(message));
    const inOrder = Array.from({ length: EACH }, (_, at) => at + 1);
    expect([own('output'), own('input')]).toEqual([inOrder, inOrder]);
  }
  // the sockets did the work, and did not go unharmed
  const total = (count: (one: Participant) => number) => people.reduce((sum, one) => sum + count(one), 0);
  expect(total(({ counts }) => counts.live)).toBeGreaterThan(ALL);
  expect(total(({ counts }) => counts.rejoined)).toBeGreaterThan(CUT_AT_ONCE);
  expect(total(({ counts }) => counts.gaps)).toBeGreaterThan(0);
}, 600_000);
