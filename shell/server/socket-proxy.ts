import type { IncomingMessage, Server } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { SOCKET_CLOSE } from '@cairn/shared-contracts/domain/chat';
import { outgoingTraceparent } from '@cairn/shared-contracts/node/trace';
import { closeFrame, FrameBorder } from './frame-border.ts';

/** the session's, and what the shell says itself */
const LEFT_OUT = /^(host|cookie|traceparent|tracestate)$/i;

const head = (request: IncomingMessage, host: string): string => {
  const lines = [`${request.method} ${request.url} HTTP/1.1`];
  for (let i = 0; i < request.rawHeaders.length; i += 2) {
    const [name = '', value = ''] = request.rawHeaders.slice(i, i + 2);
    if (LEFT_OUT.test(name)) continue;
    lines.push(`${name}: ${value}`);
  }
  return `${lines.join('\r\n')}\r\nHost: ${host}\r\ntraceparent: ${outgoingTraceparent()}\r\n\r\n`;
};

/** until the api has answered, milliseconds: one that hangs must not keep who asks */
const ANSWER_MS = 5_000;
/** who was told that the socket closes has so long to say that they heard it, milliseconds */
const CLOSING_MS = 2_000;

const NO_ANSWER = 'HTTP/1.1 504 Gateway Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** The sockets that are passed on. */
export interface ProxiedSockets {
  /** closes them so that their clients come back, to another shell; more of them are turned away */
  close(): void;
}

/** Passes WebSocket upgrades under /socket to the api, without the visitor's cookies: the socket has its own ticket. */
export function proxySocket(server: Server, apiUrl: string, answerMs = ANSWER_MS): ProxiedSockets {
  const { hostname, port, host } = new URL(apiUrl);
  const open = new Set<() => void>();
  let isClosed = false;
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, early: Buffer) => {
    if (isClosed || !request.url?.startsWith('/socket/')) return socket.destroy();
    const border = new FrameBorder();
    const upstream = connect(Number(port || 80), hostname, () => {
      upstream.write(head(request, host));
      upstream.write(early);
      upstream.pipe(socket).pipe(upstream);
    });
    const silence = setTimeout(() => {
      upstream.off('close', end).destroy();
      socket.end(NO_ANSWER);
    }, answerMs);
    upstream.once('data', () => clearTimeout(silence));
    upstream.on('data', (bytes: Buffer) => border.pass(bytes));
    const end = () => {
      clearTimeout(silence);
      open.delete(close);
      upstream.destroy();
      socket.destroy();
    };
    const close = () => {
      if (!border.isBetween) return end();
      // nothing more of the api's comes behind it
      upstream.off('close', end).unpipe(socket).destroy();
      socket.end(closeFrame(SOCKET_CLOSE.restart));
      const patience = setTimeout(end, CLOSING_MS).unref();
      socket
        .unpipe(upstream)
        .resume()
        .once('end', end)
        .once('close', () => clearTimeout(patience));
    };
    open.add(close);
    upstream.on('error', end);
    socket.on('error', end);
    upstream.on('close', end);
    socket.on('close', end);
    return socket;
  });
  return {
    close() {
      isClosed = true;
      for (const end of open) end();
    },
  };
}
