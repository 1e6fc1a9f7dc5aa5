import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type WebSocket, WebSocketServer } from 'ws';
import { Member } from './member.ts';

const CHAT = 7;
let node: Server;
let line: WebSocket;
let member: Member;

/** an api that lets everybody in; what is said in the chat the test says */
beforeEach(async () => {
  node = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ticket: 't' }));
  });
  new WebSocketServer({ server: node }).on('connection', (socket) => {
    line = socket;
    socket.once('message', () => {
      const reply = { status: 'ok', response: { revision: 0 } };
      socket.send(JSON.stringify(['1', '1', `chat:${CHAT}`, 'phx_reply', reply]));
    });
  });
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
  member = new Member({ chatId: CHAT, accounts: [] }, { id: 1, token: 'token' });
  await member.join(`http://127.0.0.1:${(node.address() as AddressInfo).port}`);
});
afterEach(() => {
  member.leave();
  node.closeAllConnections();
  node.close();
});

const say = (revision: number) =>
  line.send(JSON.stringify([null, null, `chat:${CHAT}`, 'new_message', { message: { revision } }]));

it('two who wait for messages of one chat each hear of their own', async () => {
  const waiting = [2, 1].map((revision) => member.hears(revision));
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
