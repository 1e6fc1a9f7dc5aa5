import type { Chat, ChatMessage, ChatMessages } from '@cairn/shared-contracts/api/chat.schema';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { type Client, createClient } from '../request/testing/client.ts';
import { createUser } from '../request/testing/world.ts';
import { CHAT, outcomeOf, startConversation } from './testing/conversation.ts';

let api: TestApi;
let guest: Client;
beforeAll(async () => {
  api = await startTestApi();
  guest = createClient(api.url);
});
afterAll(() => api.close());

describe('what people write', () => {
  it.each([
    { says: 'nothing', message: '' },
    { says: 'spaces', message: ' \n\t ' },
    { says: 'signs of no width', message: '\u200b\u200d\ufeff\u2060' },
    { says: 'marks that turn the line', message: '\u202e\u2066' },
    { says: 'letters that only fill a space', message: '\u3164\u2800' },
  ])('$says is no message', async ({ message }) => {
    const { tourist, chat } = await startConversation(api);
    const answer = await tourist.post<ErrorBody>(`${CHAT}/send-message`, { chat_id: chat.id, message });
    expect([answer.status, answer.body.errors]).toEqual([422, { message: ['Required field'] }]);
  });

  it('10,000 signs are too many, and it is said how many are not', async () => {
    const { tourist, chat } = await startConversation(api);
    const message = 'ж'.repeat(10_000);
    const answer = await tourist.post<ErrorBody>(`${CHAT}/send-message`, { chat_id: chat.id, message });
    expect([answer.status, answer.body.errors]).toEqual([422, { message: ['Maximum 4,000 characters'] }]);
  });

  it.each([
    { says: 'HTML stays text', message: '<b onclick="x()">hi</b><script>1</script>' },
    { says: 'a family of joined signs stays one', message: '👨‍👩‍👧 at 8?' },
    {
      says: 'a link that lies about its end is shown as it is',
      message: 'https://cairn.example/\u202egpj.exe',
      kept: 'https://cairn.example/gpj.exe',
    },
  ])('$says', async ({ message, kept = message }) => {
    const { tourist, organizer, chat } = await startConversation(api);
    await tourist.post(`${CHAT}/send-message`, { chat_id: chat.id, message });
    const { body } = await organizer.get<ChatMessages>(`${CHAT}/get-messages`, { chat_id: chat.id });
    expect(body.items.at(-1)?.message).toBe(kept);
  });

  it('the same key from two people is two messages', async () => {
    const { tourist, organizer, chat } = await startConversation(api);
    const send = (client: Client, message: string) =>
      client.post<ChatMessage>(`${CHAT}/send-message`, { chat_id: chat.id, message, client_key: 'k' });
    const [theirs, mine] = [await send(organizer, 'On day 3'), await send(tourist, 'Thanks')];
    expect(mine.body).toMatchObject({ message: 'Thanks', client_key: 'k' });
    expect(mine.body.id).toBeGreaterThan(theirs.body.id);
  });
});

describe('limits', () => {
  it('of 200 messages in a second the first thirty go, then a person is asked for', async () => {
    const guarded = await startTestApi({ env: { CAPTCHA: 'auto' } });
    const { tourist, chat } = await startConversation(guarded);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) =>
        tourist.post<ErrorBody>(`${CHAT}/send-message`, { chat_id: chat.id, message: `m${at}`, client_key: `k${at}` }),
      ),
    );
    const sent = answers.filter(({ status }) => status === 200).length;
    const asked = answers.filter(({ status, body }) => status === 429 && /captcha/.test(body.type ?? ''));
    const { total } = (await tourist.get<ChatMessages>(`${CHAT}/get-messages`, { chat_id: chat.id })).body;
    await guarded.close();
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThanOrEqual(30);
    expect(asked).toHaveLength(200 - sent);
    expect(total).toBe(sent + 1);
  });
});

describe('messages that are somebody else’s', () => {
  it('are neither edited nor deleted, nor seen to be there', async () => {
    const { organizer, tourist, chat } = await startConversation(api);
    const stranger = guest.as((await createUser(api.services)).token);
    const { body } = await tourist.post<ChatMessage>(`${CHAT}/send-message`, { chat_id: chat.id, message: 'Mine' });
    const answers = await Promise.all(
      [organizer, stranger].flatMap((client) => [
        client.post<ErrorBody>(`${CHAT}/edit-message`, { message_id: body.id, message: 'Yours' }),
        client.post<ErrorBody>(`${CHAT}/delete-message`, { message_id: body.id }),
      ]),
    );
    expect(answers.map(outcomeOf)).toEqual(Array(4).fill('404 message_not_found'));
    const moderated = await organizer.post<ErrorBody>(`${CHAT}/moderate-message`, { message_id: body.id });
    const frozen = await tourist.post<ErrorBody>(`${CHAT}/freeze`, { chat_id: chat.id });
    expect([moderated, frozen].map(outcomeOf)).toEqual(['403 forbidden', '403 forbidden']);
  });

  it('in a frozen chat nothing is written, edited or deleted until it is open again', async () => {
    const { tourist, chat } = await startConversation(api);
    const support = guest.as((await createUser(api.services, { role: 'admin' })).token);
    const sent = await tourist.post<ChatMessage>(`${CHAT}/send-message`, { chat_id: chat.id, message: 'Mine' });
    await support.post(`${CHAT}/freeze`, { chat_id: chat.id });
    const all = () =>
      Promise.all([
        tourist.post<ErrorBody>(`${CHAT}/send-message`, { chat_id: chat.id, message: 'Hi' }),
        tourist.post<ErrorBody>(`${CHAT}/edit-message`, { message_id: sent.body.id, message: 'x' }),
      ]);
    expect((await all()).map(outcomeOf)).toEqual(Array(2).fill('409 chat_frozen'));
    await support.post(`${CHAT}/freeze`, { chat_id: chat.id, is_frozen: false });
    expect((await all()).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('after a day a message stays as it is', async () => {
    let now = new Date('2027-03-01T10:00:00Z');
    const later = await startTestApi({ now: () => now });
    const account = await createUser(later.services);
    const client = createClient(later.url);
    const { body: chat } = await client.as(account.token).get<Chat>(`${CHAT}/get-chat-with-support`);
    const body = { chat_id: chat.id, message: 'Hello' };
    const { body: message } = await client.as(account.token).post<ChatMessage>(`${CHAT}/send-message`, body);
    now = new Date('2027-03-02T11:00:00Z');
    const { openSession } = await import('../user/session.ts');
    const { token } = await openSession(later.services, later.db, account.id);
    const answer = await client
      .as(token)
      .post<ErrorBody>(`${CHAT}/edit-message`, { message_id: message.id, message: 'x' });
    await later.close();
    expect(outcomeOf(answer)).toBe('409 message_closed');
  });
});
