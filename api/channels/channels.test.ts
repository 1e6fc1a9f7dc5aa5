import type { ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Channel, Socket } from 'phoenix';
import { WebSocket } from 'ws';
import { startConversation } from '../modules/chat/testing/conversation.ts';
import { confirmedBooking } from '../modules/payment/testing/payments.ts';
import { type Client, createClient } from '../modules/request/testing/client.ts';
import { settled } from '../modules/request/testing/settled.ts';
import { createUser } from '../modules/request/testing/world.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { connect as connectTo, join as joinChannel, next, ticketOf } from './testing/phoenix-client.ts';

const CHAT = '/crm/api/chat';

interface NewMessage {
  chat_id: number;
  message: ChatMessage;
}

/** 'ok', or why not */
async function join(channel: Channel): Promise<string> {
  const { status, response } = await joinChannel(channel);
  return response.reason ?? status;
}

describe('chat over the stock phoenix client', () => {
  let api: Awaited<ReturnType<typeof startTestApi>>;
  let guest: Client;
  const open: Socket[] = [];
  beforeAll(async () => {
    api = await startTestApi();
    guest = createClient(api.url);
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.disconnect();
  });
  afterAll(() => api.close());

  function connect(ticket: string): Socket {
    const socket = connectTo(api.url, ticket);
    open.push(socket);
    return socket;
  }

  it('the tourist hears the organizer at once, and the organizer hears the tourist', async () => {
    const { userId, tourist, organizer, chat } = await startConversation(api);
    const organizerId = (await organizer.get<{ id: number }>('/crm/api/user/profile')).body.id;
    const mine = connect(await ticketOf(tourist)).channel(`user:${userId}`);
    const theirs = connect(await ticketOf(organizer)).channel(`user:${organizerId}`);
    expect([await join(mine), await join(theirs)]).toEqual(['ok', 'ok']);

    const heard = next<NewMessage>(mine, 'new_message');
    await organizer.post(`${CHAT}/send-message`, { chat_id: chat.id, message: 'On day 3 and 6', client_key: 'a' });
    expect(await heard).toMatchObject({
      chat_id: chat.id,
      message: {
        direction: 'input',
        author: 'Aigerim Sadykova',
        message: 'On day 3 and 6',
        is_read: false,
        client_key: null,
      },
    });

    // its own message comes back to the organizer's other devices as well
    const answer = next<NewMessage>(theirs, 'new_message', ({ message }) => message.direction === 'input');
    await tourist.post(`${CHAT}/send-message`, { chat_id: chat.id, message: 'Perfect' });
    expect(await answer).toMatchObject({ message: { direction: 'input', author: 'Kate Novak', message: 'Perfect' } });
  });

  it('the sender hears its own message on other devices and knows it by its key', async () => {
    const { userId, tourist, chat } = await startConversation(api);
    const channel = connect(await ticketOf(tourist)).channel(`user:${userId}`);
    await join(channel);
    const heard = next<NewMessage>(channel, 'new_message');
    await tourist.post(`${CHAT}/send-message`, { chat_id: chat.id, message: 'Hello', client_key: 'key-1' });
    expect(await heard).toMatchObject({ message: { direction: 'output', client_key: 'key-1' } });
  });

  it('what the api says is heard by each page in its own language', async () => {
    const { id, client, token, read } = await confirmedBooking(api);
    await settled(api.db);
    const chatId = (await read()).chat_id ?? 0;
    const heard = await Promise.all(
      ['de-DE', 'zh-CN'].map(async (language) => {
        const { body } = await api.post<{ ticket: string }>(
          `${CHAT}/socket-ticket`,
          {},
          { token, headers: { 'x-language': language } },
        );
        const channel = connect(body.ticket).channel(`chat:${chatId}`);
        await join(channel);
        return { message: next<NewMessage>(channel, 'new_message') };
      }),
    );
    await client.post('/crm/api/request/cancel', { id });
    const texts = await Promise.all(heard.map(async ({ message }) => (await message).message.message));
    expect(texts).toEqual(['Sie haben die Buchung storniert.', '您取消了预订。']);
  });

  it('reading is told to the other side', async () => {
    const { tourist, organizer, chat } = await startConversation(api);
    const channel = connect(await ticketOf(tourist)).channel(`chat:${chat.id}`);
    expect(await join(channel)).toBe('ok');
    const heard = next(channel, 'chat_is_read');
    await organizer.post(`${CHAT}/mark-as-read`, { chat_id: chat.id });
    expect(await heard).toMatchObject({ chat_id: chat.id, reader: 'organizer', is_mine: false });
    const { body } = await tourist.get<{ items: ChatMessage[] }>(`${CHAT}/get-messages`, { chat_id: chat.id });
    expect(body.items.map(({ is_read }) => is_read)).toEqual([true]);
  });

  it('nobody joins what is not theirs', async () => {
    const { userId, chat } = await startConversation(api);
    const stranger = connect(await ticketOf(guest.as((await createUser(api.services)).token)));
    expect(await join(stranger.channel(`user:${userId}`))).toBe('unauthorized');
    expect(await join(stranger.channel(`chat:${chat.id}`))).toBe('unauthorized');
    expect(await join(stranger.channel('room:1'))).toBe('unauthorized');
  });

  it('after leaving, nothing more comes, and joining again works', async () => {
    const { userId, tourist, organizer, chat } = await startConversation(api);
    const socket = connect(await ticketOf(tourist));
    const first = socket.channel(`user:${userId}`);
    await join(first);
    let count = 0;
    first.on('new_message', () => {
      count += 1;
    });
    await new Promise((resolve) => first.leave().receive('ok', resolve));
    const second = socket.channel(`user:${userId}`);
    expect(await join(second)).toBe('ok');
    const heard = next(second, 'new_message');
    await organizer.post(`${CHAT}/send-message`, { chat_id: chat.id, message: 'Hi' });
    await heard;
    expect(count).toBe(0);
  });

  it.each([
    { says: 'without a ticket', ticket: async () => '' },
    { says: 'with a forged ticket', ticket: async (good: string) => `${good.slice(0, -4)}AAAA` },
    { says: 'with a ticket of another session', ticket: async (good: string) => good.replace(/^\d+/, '1') },
    {
      says: 'after logging out',
      ticket: async (good: string, client: Client) => {
        await client.post('/crm/api/user/logout');
        return good;
      },
    },
  ])('a socket $says is turned away', async ({ ticket }) => {
    const client = guest.as((await createUser(api.services)).token);
    const url = new URL('/socket/websocket?vsn=2.0.0', api.url.replace('http', 'ws'));
    url.searchParams.set('ticket', await ticket(await ticketOf(client), client));
    const socket = new WebSocket(url);
    const status = await new Promise<number | undefined>((resolve) => {
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.on('open', () => resolve(200));
      socket.on('error', () => {});
    });
    socket.terminate();
    expect(status).toBe(403);
  });

  it('a ticket opens one socket, however many try it at once', async () => {
    const client = guest.as((await createUser(api.services)).token);
    const url = `${api.url.replace('http', 'ws')}/socket/websocket?vsn=2.0.0&ticket=${await ticketOf(client)}`;
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const socket = new WebSocket(url);
        const status = await new Promise<number | undefined>((resolve) => {
          socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
          socket.on('open', () => resolve(101));
          socket.on('error', () => {});
        });
        socket.terminate();
        return status;
      }),
    );
    expect(outcomes.sort()).toEqual([101, ...Array(19).fill(403)]);
  });

  it('logging out ends the open socket', async () => {
    const account = await createUser(api.services);
    const client = guest.as(account.token);
    const socket = connect(await ticketOf(client));
    await join(socket.channel(`user:${account.id}`));
    const closed = new Promise<number>((resolve) => socket.onClose(({ code }) => resolve(code)));
    await client.post('/crm/api/user/logout');
    expect(await closed).toBe(1000);
  });

  it('what is not a frame of the protocol closes the socket and nothing else', async () => {
    const account = await createUser(api.services);
    const url = `${api.url.replace('http', 'ws')}/socket/websocket?vsn=2.0.0&ticket=`;
    for (const junk of ['{}', '[1,2]', 'no json', '[null,null,"a","b"]', Buffer.from([0, 1, 2])]) {
      const socket = new WebSocket(url + (await ticketOf(guest.as(account.token))));
      const code = await new Promise((resolve) => {
        socket.on('open', () => socket.send(junk));
        socket.on('close', resolve);
      });
      expect(code).toBe(1003);
    }
    expect((await guest.as(account.token).get(`${CHAT}/list`)).status).toBe(200);
  });
});
