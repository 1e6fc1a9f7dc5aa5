import type { Chat, ChatMessage, ChatMessages } from '@cairn/shared-contracts/api/chat.schema';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { UploadedFile } from '@cairn/shared-contracts/api/uploads.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { type Client, createClient } from '../request/testing/client.ts';
import { createUser, createWorld } from '../request/testing/world.ts';
import { startConversation } from './testing/conversation.ts';

const CHAT = '/crm/api/chat';
const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n';
const WEBM = Buffer.from('1a45dfa3a34286810142f7810142f2810442f381084282847765626d', 'hex');

let api: TestApi;
let guest: Client;
beforeAll(async () => {
  api = await startTestApi();
  guest = createClient(api.url);
});
afterAll(() => api.close());

const outcomeOf = ({ status, body }: { status: number; body: ErrorBody }) => `${status} ${body.code}`;

async function uploadAs(
  token: string,
  { name, type, content }: { name: string; type: string; content: string | Buffer },
  fields: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))], { type }), name);
  const headers = { 'x-authorization': token };
  const answer = await fetch(`${api.url}/crm/api/file/upload`, { method: 'POST', body: form, headers });
  // the tests assert on what they expect here
  return { status: answer.status, body: (await answer.json()) as UploadedFile & ErrorBody };
}

/** a conversation whose tourist's token is known, for uploads */
async function conversation() {
  const world = await createWorld(api.services);
  const account = await createUser(api.services);
  const tourist = guest.as(account.token);
  const { body: chat } = await tourist.post<Chat>(`${CHAT}/get-chat-with-organizer`, {
    ...{ organizer_id: world.organizerId, message: 'Hello' },
  });
  return { world, account, tourist, organizer: guest.as(world.organizerToken), chat };
}

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

describe('files', () => {
  it('go with a message, once, and are read by the two sides alone', async () => {
    const { account, tourist, world, chat } = await conversation();
    const { body: file } = await uploadAs(account.token, { name: 'plan.pdf', type: 'application/pdf', content: PDF });
    const send = () => tourist.post<ChatMessage>(`${CHAT}/send-message`, { chat_id: chat.id, file_id: file.id });
    const { status, body } = await send();
    expect([status, body]).toMatchObject([
      200,
      {
        message: '',
        attachment: { kind: 'file', name: 'plan.pdf', type: 'application/pdf', download_status: 'success' },
      },
    ]);
    expect((await send()).status).toBe(404);
    const { body: second } = await uploadAs(account.token, { name: 'b.pdf', type: 'application/pdf', content: PDF });
    const keyed = { chat_id: chat.id, file_id: second.id, client_key: 'once' };
    const repeat = () => tourist.post<ChatMessage>(`${CHAT}/send-message`, keyed);
    expect((await repeat()).body.id).toBe((await repeat()).body.id);
    const stranger = await createUser(api.services);
    const read = async (token?: string) =>
      (await fetch(api.url + file.url, { headers: token ? { 'x-authorization': token } : {} })).status;
    expect([await read(world.organizerToken), await read(stranger.token), await read()]).toEqual([200, 404, 404]);
    await tourist.post(`${CHAT}/delete-message`, { message_id: body.id });
    expect(await read(world.organizerToken)).toBe(404);
  });

  it('of somebody else are not sent', async () => {
    const { tourist, chat } = await conversation();
    const other = await createUser(api.services);
    const { body: file } = await uploadAs(other.token, { name: 'plan.pdf', type: 'application/pdf', content: PDF });
    const answer = await tourist.post<ErrorBody>(`${CHAT}/send-message`, { chat_id: chat.id, file_id: file.id });
    expect(outcomeOf(answer)).toBe('404 file_not_found');
  });

  it('a voice note keeps its length and its bars', async () => {
    const { account, tourist, chat } = await conversation();
    const voice = { name: 'voice.webm', type: 'audio/webm;codecs=opus', content: WEBM };
    const { body: file } = await uploadAs(account.token, voice, { duration: '3.5', waveform: '4,90,17' });
    expect(file).toMatchObject({ kind: 'voice', type: 'audio/webm' });
    const { body } = await tourist.post<ChatMessage>(`${CHAT}/send-message`, { chat_id: chat.id, file_id: file.id });
    expect(body.attachment).toMatchObject({ kind: 'voice', duration: 3.5, waveform: [4, 90, 17] });
  });

  it.each([
    { says: 'a program that calls itself a voice note', file: { name: 'a.mp3', type: 'audio/mpeg', content: 'MZ' } },
    { says: 'a page that calls itself a paper', file: { name: 'a.pdf', type: 'application/pdf', content: '<html>' } },
  ])('$says is refused', async ({ file }) => {
    const { account } = await conversation();
    const answer = await uploadAs(account.token, file);
    expect(outcomeOf(answer)).toBe('415 file_type_mismatch');
  });
});

describe('sides', () => {
  it('an organizer who asks another one reads the answer, and both lists have the right names', async () => {
    const [mine, theirs] = [await createWorld(api.services), await createWorld(api.services)];
    const asker = guest.as(mine.organizerToken);
    const { body: chat } = await asker.post<Chat>(`${CHAT}/get-chat-with-organizer`, {
      ...{ organizer_id: theirs.organizerId, message: 'Do you share guides?' },
    });
    const answerer = guest.as(theirs.organizerToken);
    await answerer.post(`${CHAT}/send-message`, { chat_id: chat.id, message: 'We do' });
    const { body } = await asker.get<ChatMessages>(`${CHAT}/get-messages`, { chat_id: chat.id });
    expect(body.items.map(({ direction }) => direction)).toEqual(['output', 'input']);
    expect((await asker.get(`${CHAT}/unread-count`)).body).toEqual({ count: 1 });
    const listed = async (client: Client) => (await client.get<{ items: Chat[] }>(`${CHAT}/list`)).body.items[0]?.with;
    expect([await listed(asker), await listed(answerer)]).toEqual(['organizer', 'tourist']);
  });

  it('support answers in its chat, which is listed from its first message on', async () => {
    const account = await createUser(api.services);
    const [client, support] = [account, await createUser(api.services, { role: 'admin' })].map(({ token }) =>
      guest.as(token),
    );
    const chat = (await client?.get<Chat>(`${CHAT}/get-chat-with-support`))?.body;
    expect(chat).toMatchObject({ with: 'support', name: 'Cairn support', last_message: null });
    const listed = async () => (await client?.get<{ total: number }>(`${CHAT}/list`))?.body.total;
    expect(await listed()).toBe(0);
    await support?.post(`${CHAT}/send-message`, { chat_id: chat?.id, message: 'How can we help?' });
    expect(await listed()).toBe(1);
    expect((await client?.get(`${CHAT}/unread-count`))?.body).toEqual({ count: 1 });
  });
});

describe('coming back', () => {
  it('`since` tells of every change that was missed: new, edited, deleted', async () => {
    const { tourist, organizer, chat } = await startConversation(api);
    const send = async (message: string) =>
      (await organizer.post<ChatMessage>(`${CHAT}/send-message`, { chat_id: chat.id, message })).body;
    const [first, second] = [await send('one'), await send('two')];
    const messages = async (query: Record<string, number>) =>
      (await tourist.get<ChatMessages>(`${CHAT}/get-messages`, { chat_id: chat.id, ...query })).body;
    const { revision } = await messages({});
    await organizer.post(`${CHAT}/edit-message`, { message_id: first.id, message: 'ONE' });
    await organizer.post(`${CHAT}/delete-message`, { message_id: second.id });
    const third = await send('three');
    const missed = await messages({ since: revision });
    expect(missed.items.map(({ id, message, is_deleted }) => [id, message, is_deleted])).toEqual([
      [first.id, 'ONE', false],
      [second.id, '', true],
      [third.id, 'three', false],
    ]);
    expect([missed.revision, missed.has_more]).toEqual([revision + 3, false]);
  });

  it('writers at the same moment leave no gap: revisions follow one another in the order of ids', async () => {
    const { tourist, organizer, chat } = await startConversation(api);
    await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        (at % 2 ? tourist : organizer).post(`${CHAT}/send-message`, { chat_id: chat.id, message: `m${at}` }),
      ),
    );
    const { items } = (await tourist.get<ChatMessages>(`${CHAT}/get-messages`, { chat_id: chat.id, since: 0 })).body;
    expect(items.map(({ revision }) => revision)).toEqual(Array.from({ length: 41 }, (_, at) => at + 1));
    expect(items.map(({ id }) => id)).toEqual(items.map(({ id }) => id).sort((a, b) => a - b));
  });
});

describe('finding a chat', () => {
  it('by who it is with, what is said in it, and what is unread', async () => {
    const { organizer, tourist, chat } = await startConversation(api);
    const found = async (client: Client, query: Record<string, string>) =>
      (await client.get<{ items: Chat[] }>(`${CHAT}/list`, query)).body.items.map(({ id }) => id);
    expect(await found(organizer, { search: 'kate nov' })).toEqual([chat.id]);
    expect(await found(tourist, { search: 'SHOWER' })).toEqual([chat.id]);
    expect(await found(tourist, { search: '%' })).toEqual([]);
    expect(await found(organizer, { only: 'unread' })).toEqual([chat.id]);
    expect(await found(tourist, { only: 'unread' })).toEqual([]);
    expect(await found(tourist, { only: 'bookings' })).toEqual([]);
  });

  it('notices are turned off for one chat and on again', async () => {
    const { tourist, chat } = await startConversation(api);
    const data = async () => (await tourist.get(`${CHAT}/chats-for-notifications`)).body;
    const one = { data: [{ id: chat.id, messenger_was_activated: false }] };
    expect(await data()).toEqual(one);
    await tourist.post(`${CHAT}/disable-notifications`, { chat_id: chat.id });
    expect(await data()).toEqual({ data: [] });
    expect((await tourist.get<Chat>(`${CHAT}/get-chat`, { chat_id: chat.id })).body.has_notifications).toBe(false);
    await tourist.post(`${CHAT}/enable-notifications`, { chat_id: chat.id });
    expect(await data()).toEqual(one);
    const { body } = await tourist.get<{ items: { title: string; is_connected: boolean }[] }>(`${CHAT}/channels-list`);
    expect(body.items.map(({ title, is_connected }) => [title, is_connected])).toEqual([
      ['Telegram', false],
      ['WhatsApp', false],
      ['VK', false],
    ]);
  });
});
