import { EventEmitter, once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { type WebSocket, WebSocketServer } from 'ws';
import { Member } from './member.ts';

const CHAT = 7;
let node: Server;
let base: string;
let line: WebSocket;
let member: Member;
let members: Member[];
/** of the chat, as who joins is told */
let revision: number;
/** what a member is answered who asks for the messages that it has missed */
let missed: (response: ServerResponse) => void;
/** events that the api was sent */
let sent: EventEmitter;

function newMember(): Member {
  const one = new Member({ chatId: CHAT, accounts: [] }, { id: 1, token: 'token' });
  members.push(one);
  return one;
}

/** an api that lets everybody in; what is said in the chat the test says */
beforeEach(async () => {
  revision = 0;
  sent = new EventEmitter();
  node = createServer((request, response) => {
    request.resume();
    if (request.url?.includes('get-messages')) return missed(response);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ticket: 't' }));
  });
  new WebSocketServer({ server: node }).on('connection', (socket) => {
    line = socket;
    socket.on('message', (data) => sent.emit((JSON.parse(String(data)) as string[])[3] ?? ''));
    socket.once('message', () => {
      const reply = { status: 'ok', response: { revision } };
      socket.send(JSON.stringify(['1', '1', `chat:${CHAT}`, 'phx_reply', reply]));
    });
  });
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(node.address() as AddressInfo).port}`;
  members = [];
  member = newMember();
  await member.join(base);
});
afterEach(() => {
  jest.useRealTimers();
  for (const one of members) one.leave();
  node.closeAllConnections();
  node.close();
});

const say = (number: number) =>
  line.send(JSON.stringify([null, null, `chat:${CHAT}`, 'new_message', { message: { revision: number } }]));

it('two who wait for messages of one chat each hear of their own', async () => {
  const waiting = [2, 1].map((number) => member.hears(number));
  say(1);
  say(2);
  await Promise.all(waiting);
  expect([...member.known]).toEqual([1, 2]);
  // and one that has come already is not waited for
  await member.hears(1, 0);
});

it('a message that never comes is waited for no longer than the limit', async () => {
  await expect(member.hears(3, 20)).rejects.toThrow('message 3 of chat 7 has not come after 0.02 s');
});

it('one that is cut while it asks for what it has missed has not joined', async () => {
  revision = 1;
  missed = () => line.terminate();
  const late = newMember();
  await expect(late.join(base)).rejects.toThrow('closed before it knew what it had missed');
});

it('one that is not told what it has missed leaves no socket behind', async () => {
  revision = 1;
  missed = (response) => response.writeHead(503).end();
  const late = newMember();
  await expect(late.join(base)).rejects.toThrow('503');
  if (line.readyState !== line.CLOSED) await once(line, 'close');
});

it('says that it is there twice a minute, as every client', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'performance'] });
  await newMember().join(base);
  const beats = once(sent, 'heartbeat');
  jest.advanceTimersByTime(30_000);
  await beats;
});
