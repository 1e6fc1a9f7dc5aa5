import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Reader } from '../platform/told.ts';
import { Connection, type Listener } from './connection.ts';

const PATH = '/socket/websocket';
const MAX_FRAME_BYTES = 16 * 1024;
/** the stock client sends a heartbeat every 30 s */
const IDLE_MS = 75_000;
const CHECK_MS = 15_000;
/** "service restart": clients come back by themselves */
const CLOSE_RESTART = 1012;
const CLOSE_GRACE_MS = 1_000;

/** Who listens, and how texts are worded for them. */
export interface Listening<L extends Listener> {
  user: L;
  reader: Reader;
}

export interface SocketServerOptions<L extends Listener> {
  server: Server;
  /** whose ticket it is; null turns the socket away */
  authenticate(ticket: string): Promise<Listening<L> | null>;
  feedOf(user: L, topic: string): Promise<string | undefined>;
  onError(error: unknown): void;
}

export interface SocketServer {
  /** hands an event to every connection that listens to the feed */
  deliver(feed: string, event: string, payload: object): void;
  /** ends the sockets of a session */
  dropSession(sessionId: number): void;
  close(): void;
}

/** Phoenix Channels version 2 on the api's own http server. */
export function createSocketServer<L extends Listener>(options: SocketServerOptions<L>): SocketServer {
  const connections = new Set<Connection>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false });

  const accept = (socket: WebSocket, { user, reader }: Listening<L>): void => {
    const feedOf = (topic: string) => options.feedOf(user, topic);
    const connection = new Connection({ socket, user, reader, feedOf, onError: options.onError });
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
  };

  const open = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const found = await options.authenticate(addressOf(request).searchParams.get('ticket') ?? '');
    if (found) sockets.handleUpgrade(request, socket, head, (opened) => accept(opened, found));
    else refuse(socket, '403 Forbidden');
  };

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    const { pathname, searchParams } = addressOf(request);
    if (pathname !== PATH) refuse(socket, '404 Not Found');
    else if (!searchParams.get('vsn')?.startsWith('2.')) refuse(socket, '400 Bad Request');
    else {
      open(request, socket, head).catch((error: unknown) => {
        options.onError(error);
        refuse(socket, '503 Service Unavailable');
      });
    }
  };

  options.server.on('upgrade', onUpgrade);
  const timer = setInterval(() => {
    const limit = Date.now() - IDLE_MS;
    for (const connection of connections) if (connection.lastHeard < limit) connection.terminate();
  }, CHECK_MS).unref();

  return {
    deliver: (feed, event, payload) => {
      for (const connection of connections) connection.deliver(feed, event, payload);
    },
    dropSession: (sessionId) => {
      for (const connection of connections)
        if (connection.user.sessionId === sessionId) connection.close(1000, 'logged out');
    },
    close: () => {
      clearInterval(timer);
      options.server.off('upgrade', onUpgrade);
      for (const connection of connections) connection.close(CLOSE_RESTART, 'restart');
      sockets.close();
      // who does not answer the close is cut off
      setTimeout(() => {
        for (const connection of connections) connection.terminate();
      }, CLOSE_GRACE_MS).unref();
    },
  };
}

const addressOf = (request: IncomingMessage): URL => new URL(request.url ?? '/', 'http://api');

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
