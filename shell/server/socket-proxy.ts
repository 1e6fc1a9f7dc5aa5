import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { SOCKET_CLOSE } from '@cairn/shared-contracts/domain/chat';
import { outgoingTraceparent } from '@cairn/shared-contracts/node/trace';
import { AnswerHead } from './answer-head.ts';
import { closeFrame, FrameBoundary } from './frame-boundary.ts';

/**
 * What a handshake is made of (RFC 6455, section 4.1), and who asks. Nothing else is handed on: the api believes what the shell says of a call, and on
 * this way the shell would not have said it.
 */
const FORWARDED = /^(connection|upgrade|origin|user-agent|sec-websocket-(extensions|key|protocol|version))$/i;

const head = (request: IncomingMessage, host: string): string => {
  const lines = [`${request.method} ${request.url} HTTP/1.1`];
  for (let i = 0; i < request.rawHeaders.length; i += 2) {
    const [name = '', value = ''] = request.rawHeaders.slice(i, i + 2);
    if (FORWARDED.test(name)) lines.push(`${name}: ${value}`);
  }
  return `${lines.join('\r\n')}\r\nHost: ${host}\r\ntraceparent: ${outgoingTraceparent()}\r\n\r\n`;
};

/** until the api has answered, milliseconds: one that hangs must not keep who asks */
const ANSWER_MS = 5_000;
/** who was told that the socket closes has so long to say that they heard it, milliseconds */
export const CLOSING_MS = 2_000;

/** an answer of our own, the last on its connection */
const lastAnswer = (status: number): string =>
  `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;

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
    const answer = new AnswerHead();
    /** of a socket that the api has opened */
    let boundary: FrameBoundary | undefined;
    const upstream = connect(Number(port || 80), hostname, () => upstream.write(head(request, host)));
    const silence = setTimeout(() => endWith(lastAnswer(504)), answerMs);
    const end = () => {
      clearTimeout(silence);
      open.delete(close);
      upstream.destroy();
      socket.destroy();
    };
    /** nothing more of the api's comes behind it, and whoever does not hear it does not stay */
    const endWith = (lastWord: string | Buffer) => {
      clearTimeout(silence);
      boundary = undefined;
      upstream.off('data', onData).off('close', end).unpipe(socket).destroy();
      socket.unpipe(upstream).end(lastWord);
      const patience = setTimeout(end, CLOSING_MS).unref();
      socket
        .resume()
        .once('end', end)
        .once('close', () => clearTimeout(patience));
    };
    const close = () => (boundary?.atBoundary ? endWith(closeFrame(SOCKET_CLOSE.restart)) : end());
    const onData = (bytes: Buffer) => {
      if (boundary) return boundary.pass(bytes);
      const read = answer.pass(bytes);
      if (!read) return;
      // only an open socket is handed over: what else is said on the connection would reach the api past all that the shell refuses
      if (read === 'unreadable' || read.status !== 101)
        return endWith(lastAnswer(read === 'unreadable' || read.status < 200 ? 502 : read.status));
      clearTimeout(silence);
      boundary = new FrameBoundary();
      boundary.pass(read.rest);
      socket.write(Buffer.concat([read.head, read.rest]));
      upstream.write(early);
      upstream.pipe(socket).pipe(upstream);
    };
    upstream.on('data', onData);
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
