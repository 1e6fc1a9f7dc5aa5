import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { SOCKET_CLOSE } from '@cairn/shared-contracts/domain/chat';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Reader } from '../platform/told.ts';
import { Connection, type Joined, type Listener } from './connection.ts';
import { Feeds } from './feeds.ts';
import { TalkBudget } from './talk-budget.ts';

const PATH = '/socket/websocket';
const MAX_FRAME_BYTES = 16 * 1024;
/** the stock client sends a heartbeat every 30 s */
const IDLE_MS = 75_000;
const CHECK_MS = 15_000;
/** sockets of one account, or of one booking's link, on this node: so many tabs nobody has */
const MAX_SOCKETS = 30;

/** Who listens, and how texts are worded for them. */
export interface Listening<L extends Listener> {
  user: L;
  reader: Reader;
  /** whose sockets are counted together */
  key: string;
}

export interface SocketServerOptions<L extends Listener> {
  server: Server;
  /** whose ticket it is, which is used up; null turns the socket away */
  authenticate(ticket: string): Promise<Listening<L> | null>;
  /** @returns undefined when the user may not join the topic */
  join(user: L, topic: string): Promise<Joined | undefined>;
  onError(error: unknown): void;
  /** a socket came, or went */
  onOpen?(user: L): void;
  onClose?(user: L): void;
}

export interface SocketServer {
  /** hands an event to every connection that listens to the feed */
  deliver(feed: string, event: string, payload: object): void;
  /** ends the sockets of a session */
  dropSession(sessionId: number): void;
  /** events were lost: everybody is to come back and to ask for them */
  dropAll(): void;
  close(): void;
}

/** Phoenix Channels version 2 on the api's own http server. */
export function createSocketServer<L extends Listener>(options: SocketServerOptions<L>): SocketServer {
  const connections = new Set<Connection>();
  const accounts = new Map<string, { sockets: number; talk: TalkBudget }>();
  const feeds = new Feeds();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false });

  /** @returns what the account's sockets may say together; undefined when it has too many of them */
  const enter = (key: string): TalkBudget | undefined => {
    const account = accounts.get(key) ?? { sockets: 0, talk: new TalkBudget() };
    if (account.sockets >= MAX_SOCKETS) return undefined;
    account.sockets += 1;
    accounts.set(key, account);
    return account.talk;
  };
  /** with its last socket an account is forgotten, once it may say everything again */
  const leave = (key: string): void => {
    const account = accounts.get(key);
    if (account) account.sockets -= 1;
  };
  const forget = (now: number): void => {
    for (const [key, { sockets: count, talk }] of accounts) if (count === 0 && talk.isFull(now)) accounts.delete(key);
  };

  const accept = (socket: WebSocket, line: Duplex, talk: TalkBudget, { user, reader, key }: Listening<L>): void => {
    const join = (topic: string) => options.join(user, topic);
    const connection = new Connection({ socket, line, user, reader, feeds, talk, join, onError: options.onError });
    connections.add(connection);
    options.onOpen?.(user);
    socket.on('close', () => {
      connections.delete(connection);
      leave(key);
      options.onClose?.(user);
    });
  };

  const open = async (ticket: string, request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const found = await options.authenticate(ticket);
    if (!found) return refuse(socket, '403 Forbidden');
    // who has gone meanwhile tells of it no more
    if (socket.destroyed) return;
    const { key } = found;
    // before the handshake: who opens a hundred at once is not to slip through
    const talk = enter(key);
    if (!talk) return refuse(socket, '429 Too Many Requests');
    let isOpened = false;
    socket.once('close', () => {
      if (!isOpened) leave(key);
    });
    sockets.handleUpgrade(request, socket, head, (opened) => {
      isOpened = true;
      accept(opened, socket, talk, found);
    });
  };

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    const { pathname, searchParams } = addressOf(request) ?? {};
    if (pathname !== PATH) refuse(socket, '404 Not Found');
    else if (!searchParams?.get('vsn')?.startsWith('2.')) refuse(socket, '400 Bad Request');
    else {
      open(searchParams.get('ticket') ?? '', request, socket, head).catch((error: unknown) => {
        options.onError(error);
        refuse(socket, '503 Service Unavailable');
      });
    }
  };

  options.server.on('upgrade', onUpgrade);
  const timer = setInterval(() => {
    const now = Date.now();
    for (const connection of connections) if (connection.lastHeard < now - IDLE_MS) connection.terminate();
    forget(now);
  }, CHECK_MS).unref();

  const dropAll = (): void => {
    for (const connection of connections) connection.close(SOCKET_CLOSE.restart, 'restart');
  };

  return {
    deliver: (feed, event, payload) => feeds.deliver(feed, event, payload),
    dropSession: (sessionId) => {
      for (const connection of connections)
        if (connection.user.sessionId === sessionId) connection.close(SOCKET_CLOSE.loggedOut, 'logged out');
    },
    dropAll,
    close: () => {
      clearInterval(timer);
      options.server.off('upgrade', onUpgrade);
      dropAll();
      sockets.close();
    },
  };
}

/** null: no address at all, as `//` */
const addressOf = (request: IncomingMessage): URL | null => URL.parse(request.url ?? '/', 'http://api');

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
