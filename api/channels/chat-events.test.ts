import { writeFile } from 'node:fs/promises';
import type { Chat, ChatMessage, ChatPresence } from '@cairn/shared-contracts/api/chat.schema';
import {
  type ChatEventName,
  type ChatEventPayload,
  chatEvents,
  readChatEvent,
} from '@cairn/shared-contracts/api/chat-events.schema';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Channel, Socket } from 'phoenix';
import { publishUpdated } from '../modules/chat/events.ts';
import { startConversation } from '../modules/chat/testing/conversation.ts';
import { type Client, createClient } from '../modules/request/testing/client.ts';
import { createUser } from '../modules/request/testing/world.ts';
import { fetchUpload } from '../modules/uploads/fetch-later.ts';
import { announceUpload } from '../modules/uploads/upload-store.ts';
import { ApiError } from '../platform/errors.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { connect, join, next, ticketOf } from './testing/phoenix-client.ts';

const CHAT = '/crm/api/chat';
/** the first bytes of a WebM file */
const WEBM = Buffer.from('1a45dfa3a34286810142f7810142f2810442f381084282847765626d', 'hex');

let api: TestApi;
let support: Client;
let here: Awaited<ReturnType<typeof startConversation>>;
let mine: Channel;
const open: Socket[] = [];

async function listenAs(client: Client, topic: string): Promise<Channel> {
  const socket = connect(api.url, await ticketOf(client));
  open.push(socket);
  const channel = socket.channel(topic);
  expect((await join(channel)).status).toBe('ok');
  return channel;
}

beforeAll(async () => {
  api = await startTestApi();
  support = createClient(api.url).as((await createUser(api.services, { role: 'admin' })).token);
});
beforeEach(async () => {
  here = await startConversation(api);
  mine = await listenAs(here.tourist, `user:${here.userId}`);
  // events come in the order of their causes: those of the question are heard by now
  await heard('chat_was_updated', () => publishUpdated(api.services, here.chat.id));
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});
afterAll(() => api.close());

/** what the tourist hears of, as its contract has it */
async function heard<N extends ChatEventName>(name: N, cause: () => Promise<unknown>): Promise<ChatEventPayload<N>> {
  const event = next<unknown>(mine, name);
  await cause();
  const payload = await event;
  expect(readChatEvent(name, payload)).not.toBeNull();
  // the schema of this name has just read it
  return payload as ChatEventPayload<N>;
}

const organizerSays = async (message: string) =>
  (await here.organizer.post<ChatMessage>(`${CHAT}/send-message`, { chat_id: here.chat.id, message })).body;

describe('the live events of specification §4', () => {
  it('new_message', async () => {
    const { message } = await heard('new_message', () => organizerSays('Two showers'));
    expect(message).toMatchObject({ direction: 'input', message: 'Two showers', revision: 2 });
  });

  it('message_was_edit', async () => {
    const { id } = await organizerSays('Two shwoers');
    const { message } = await heard('message_was_edit', () =>
      here.organizer.post(`${CHAT}/edit-message`, { message_id: id, message: 'Two showers' }),
    );
    expect(message).toMatchObject({ id, message: 'Two showers', edited_at: expect.any(String), revision: 3 });
  });

  it('message_was_deleted', async () => {
    const { id } = await organizerSays('Wrong chat');
    const { message } = await heard('message_was_deleted', () =>
      here.organizer.post(`${CHAT}/delete-message`, { message_id: id }),
    );
    expect(message).toMatchObject({ id, message: '', is_deleted: true, revision: 3 });
  });

  it('message_was_moderated', async () => {
    const { id } = await organizerSays('Pay me in cash');
    const { message } = await heard('message_was_moderated', () =>
      support.post(`${CHAT}/moderate-message`, { message_id: id }),
    );
    expect(message).toMatchObject({ id, message: '', is_moderated: true, is_deleted: false, revision: 3 });
  });

  it('chat_is_read', async () => {
    const event = await heard('chat_is_read', () =>
      here.organizer.post(`${CHAT}/mark-as-read`, { chat_id: here.chat.id }),
    );
    expect(event).toMatchObject({ reader: 'organizer', is_mine: false });
  });

  it('chat_was_updated', async () => {
    const { publishUpdated } = await import('../modules/chat/events.ts');
    const event = await heard('chat_was_updated', () => publishUpdated(api.services, here.chat.id));
    expect(event).toEqual({ chat_id: here.chat.id });
  });

  it('chat_was_updated, for the account’s other devices alone, when its notifications are turned off', async () => {
    const { body: organizer } = await here.organizer.get<{ id: number }>('/crm/api/user/profile');
    const theirs = await listenAs(here.organizer, `user:${organizer.id}`);
    const others: string[] = [];
    theirs.on('chat_was_updated', () => {
      others.push('chat_was_updated');
    });
    const event = await heard('chat_was_updated', () =>
      here.tourist.post(`${CHAT}/disable-notifications`, { chat_id: here.chat.id }),
    );
    expect(event).toEqual({ chat_id: here.chat.id });
    const said = next<unknown>(theirs, 'new_message');
    await here.tourist.post(`${CHAT}/send-message`, { chat_id: here.chat.id, message: 'I read it here' });
    await said;
    expect(others).toEqual([]);
  });

  it('chat_created', async () => {
    const chat = (await here.tourist.get<Chat>(`${CHAT}/get-chat-with-support`)).body;
    const event = await heard('chat_created', () =>
      support.post(`${CHAT}/send-message`, { chat_id: chat.id, message: 'How can we help?' }),
    );
    expect(event).toEqual({ chat_id: chat.id });
  });

  it('chat_is_frozen', async () => {
    const event = await heard('chat_is_frozen', () => support.post(`${CHAT}/freeze`, { chat_id: here.chat.id }));
    expect(event).toEqual({ chat_id: here.chat.id, is_frozen: true });
  });

  it('crm_user_chat_notifications_enabled', async () => {
    const event = await heard('crm_user_chat_notifications_enabled', () =>
      here.tourist.post(`${CHAT}/enable-notifications`, { chat_id: here.chat.id }),
    );
    expect(event).toEqual({ chat_id: here.chat.id, source: null });
  });

  it.each([
    { says: 'comes', outcome: 'success', fetched: async (path: string) => writeFile(path, WEBM) },
    {
      says: 'is refused',
      outcome: 'failed',
      fetched: async () => {
        throw new ApiError(422, 'address_refused');
      },
    },
  ])('attachment_download_status_was_changed: a video from an address $says', async ({ outcome, fetched }) => {
    const { services } = api;
    const { row } = await announceUpload(services, api.db, {
      ...{ kind: 'video', bucket: 'video', name: 'pass.webm', type: '', size: 0, isPublic: false, userId: here.userId },
      sourceUrl: 'https://videos.example/pass.webm',
    });
    const { body } = await here.tourist.post<ChatMessage>(`${CHAT}/send-message`, {
      ...{ chat_id: here.chat.id, file_id: row.id },
    });
    expect(body.attachment).toMatchObject({ kind: 'video', download_status: 'waiting' });
    const loading = next<ChatEventPayload<'attachment_download_status_was_changed'>>(
      mine,
      'attachment_download_status_was_changed',
    );
    const end = next<ChatEventPayload<'attachment_download_status_was_changed'>>(
      mine,
      'attachment_download_status_was_changed',
      ({ attachment }) => attachment.download_status !== 'loading',
    );
    await fetchUpload(services, row.id, async (_url, path) => {
      await fetched(path);
      return { type: 'video/webm', size: WEBM.length };
    });
    expect(await loading).toMatchObject({ message_id: body.id, attachment: { download_status: 'loading' } });
    expect(chatEvents.attachment_download_status_was_changed.safeParse(await end).success).toBe(true);
    expect((await end).attachment.download_status).toBe(outcome);
  });
});

describe('who is there', () => {
  const inChat = (client: Client) => listenAs(client, `chat:${here.chat.id}`);
  const says = (channel: Channel, payload: object): Promise<string> =>
    new Promise((resolve) => {
      channel
        .push('is_writing', payload)
        .receive('ok', () => resolve('ok'))
        .receive('error', ({ reason }: { reason: string }) => resolve(reason));
    });

  it('the tourist sees the organizer come, write and go', async () => {
    const channel = await inChat(here.tourist);
    const came = next<ChatPresence>(channel, 'presence', ({ is_online }) => is_online);
    const theirs = await inChat(here.organizer);
    await came;

    const writes = next<ChatPresence>(channel, 'presence', ({ is_writing }) => is_writing);
    expect(await says(theirs, { is_writing: true })).toBe('ok');
    expect(await writes).toMatchObject({ is_online: true });
    const stops = next<ChatPresence>(channel, 'presence', ({ is_writing }) => !is_writing);
    await says(theirs, { is_writing: false });
    await stops;

    const went = next<ChatPresence>(channel, 'presence', ({ is_online }) => !is_online);
    open.at(-1)?.disconnect();
    expect((await went).last_seen_at).not.toBeNull();
    const { body } = await here.tourist.get<Chat>(`${CHAT}/get-chat`, { chat_id: here.chat.id });
    expect(body.presence).toMatchObject({ is_online: false, last_seen_at: expect.any(String) });
  });

  it('nobody hears of their own writing', async () => {
    const channel = await inChat(here.tourist);
    const theirs = await inChat(here.organizer);
    let own = 0;
    theirs.on('presence', ({ is_writing }: ChatPresence) => {
      if (is_writing) own += 1;
    });
    const writes = next<ChatPresence>(channel, 'presence', ({ is_writing }) => is_writing);
    await says(theirs, { is_writing: true });
    await writes;
    // what was told before it has come by now
    await says(theirs, { is_writing: true });
    expect(own).toBe(0);
  });

  it('whoever flips between writing and not costs no notification each time', async () => {
    const channel = await inChat(here.tourist);
    const theirs = await inChat(here.organizer);
    let told = 0;
    channel.on('presence', ({ is_writing }: ChatPresence) => {
      if (is_writing) told += 1;
    });
    for (let at = 0; at < 40; at++) {
      await says(theirs, { is_writing: true });
      await says(theirs, { is_writing: false });
    }
    // what was told before it has come by now
    const heard = next(channel, 'new_message');
    await organizerSays('Done');
    await heard;
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThanOrEqual(5);
  });

  it('takes binary frames as the stock client writes them', async () => {
    const channel = await inChat(here.tourist);
    const theirs = await inChat(here.organizer);
    const writes = next<ChatPresence>(channel, 'presence', ({ is_writing }) => is_writing);
    const bytes = new TextEncoder().encode('{"is_writing":true}');
    expect(await says(theirs, bytes.buffer)).toBe('ok');
    await writes;
    expect(await says(theirs, new TextEncoder().encode('{"is_writing":"yes"}').buffer)).toBe('malformed payload');
  });

  it('joining tells how far the chat is, and who may not is told why', async () => {
    const socket = connect(api.url, await ticketOf(here.organizer));
    open.push(socket);
    expect(await join(socket.channel(`chat:${here.chat.id}`))).toMatchObject({
      status: 'ok',
      response: { revision: 1, presence: { is_writing: false } },
    });
    const stranger = createClient(api.url).as((await createUser(api.services)).token);
    const other = connect(api.url, await ticketOf(stranger));
    open.push(other);
    expect(await join(other.channel(`chat:${here.chat.id}`))).toEqual({
      status: 'error',
      response: { reason: 'unauthorized' },
    });
  });
});
