import type { PublicOrganizer } from '@cairn/shared-contracts/api/organizer.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeCountry, makeOrganizer } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { createUser } from '../request/testing/world.ts';
import { countAnswers } from './answers.ts';

let api: TestApi;
let country_id: number;
beforeAll(async () => {
  api = await startTestApi({ now: '2027-03-05T12:00:00Z' });
  country_id = await makeCountry(api.db);
});
afterAll(() => api.close());

/** who writes, and how many hours ago; 'system' is what the platform writes */
type Said = readonly ['tourist' | 'organizer' | 'system', number];

async function chat(organizer_id: number, said: readonly Said[], over: { deleted?: boolean } = {}): Promise<void> {
  const { id: user_id } = await createUser(api.services);
  const { id: chat_id } = await api.db
    .insertInto('chats')
    .values({ user_id, organizer_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const now = api.services.clock.now().getTime();
  const messages = said.map(([author, hours]) => ({
    ...{ chat_id, author, message: 'text', created_at: new Date(now - hours * 3_600_000) },
    deleted_at: over.deleted && author === 'organizer' ? new Date(now) : null,
  }));
  await api.db.insertInto('chat_messages').values(messages).execute();
}

const DAYS = 24;
const answered = (hours: number): Said[] => [
  ['tourist', 10 * DAYS],
  ['organizer', 10 * DAYS - hours],
];

async function figuresAfter(chats: readonly (readonly Said[])[]) {
  const id = await makeOrganizer(api.db, { country_id, reply_hours: null, reply_share: null });
  for (const said of chats) await chat(id, said);
  await countAnswers(api.services);
  const { body } = await api.get<PublicOrganizer>(`/crm/api/organizer/public-info?id=${id}`);
  return [body.reply_hours, body.reply_share];
}

describe('how an organizer answers', () => {
  it('is the median of the hours, and the share of all that was asked', async () => {
    expect(await figuresAfter([answered(1), answered(2), answered(3.5), answered(30), answered(50)])).toEqual([4, 100]);
    const silent: Said[] = [['tourist', 9 * DAYS]];
    expect(await figuresAfter([answered(0.1), answered(0.1), answered(0.2), silent])).toEqual([null, null]);
    expect(await figuresAfter([answered(0.1), answered(0.1), answered(0.2), answered(0.2), silent])).toEqual([1, 80]);
  });

  it('is unknown of four questions, and of who never answers only the share is told', async () => {
    expect(await figuresAfter([answered(1), answered(1), answered(1), answered(1)])).toEqual([null, null]);
    expect(await figuresAfter(Array.from({ length: 5 }, (): Said[] => [['tourist', 9 * DAYS]]))).toEqual([null, 0]);
  });

  const four = [answered(2), answered(2), answered(2), answered(2)];
  it.each<[string, Said[], (number | null)[]]>([
    ['a question that may still be answered', [['tourist', 20]], [null, null]],
    ['one of last year', [['tourist', 300 * DAYS]], [null, null]],
    ['what nobody asked', [['organizer', 9 * DAYS]], [null, null]],
    [
      'a second message before the answer is the same question',
      [
        ['tourist', 9 * DAYS],
        ['tourist', 7 * DAYS],
        ['organizer', 7 * DAYS - 1],
      ],
      [2, 100],
    ],
    ['thanks ask nothing', [...answered(2), ['tourist', 10 * DAYS - 3]], [2, 100]],
    ['the same tourist asks again later', [...answered(2), ['tourist', 5 * DAYS]], [2, 83]],
    [
      'what the platform writes answers nothing',
      [
        ['tourist', 9 * DAYS],
        ['system', 9 * DAYS - 1],
      ],
      [2, 80],
    ],
  ])('%s', async (_name, said, figures) => {
    expect(await figuresAfter([...four, said])).toEqual(figures);
  });

  it('forgets what is not true any more, and writes only what changed', async () => {
    const id = await makeOrganizer(api.db, { country_id, reply_hours: 3, reply_share: 90 });
    expect(await countAnswers(api.services)).toBe(1);
    const row = await api.db
      .selectFrom('organizers')
      .select(['reply_hours', 'reply_share'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ reply_hours: null, reply_share: null });
    expect(await countAnswers(api.services)).toBe(0);
  });

  it('does not count an answer that was taken back', async () => {
    const id = await makeOrganizer(api.db, { country_id, reply_hours: null, reply_share: null });
    for (const said of four) await chat(id, said);
    await chat(id, answered(1), { deleted: true });
    await countAnswers(api.services);
    const { body } = await api.get<PublicOrganizer>(`/crm/api/organizer/public-info?id=${id}`);
    expect([body.reply_hours, body.reply_share]).toEqual([2, 80]);
  });
});
