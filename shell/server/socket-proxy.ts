import type { IncomingMessage, Server } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { outgoingTraceparent } from '@cairn/shared-contracts/node/trace';

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

/** Passes WebSocket upgrades under /socket to the api, without the visitor's cookies: the socket has its own ticket. */
export function proxySocket(server: Server, apiUrl: string): void {
  const { hostname, port, host } = new URL(apiUrl);
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, early: Buffer) => {
    if (!request.url?.startsWith('/socket/')) return socket.destroy();
    const upstream = connect(Number(port || 80), hostname, () => {
      upstream.write(head(request, host));
      upstream.write(early);
      upstream.pipe(socket).pipe(upstream);
    });
    const end = () => {
      upstream.destroy();
      socket.destroy();
    };
    upstream.on('error', end);
    socket.on('error', end);
    upstream.on('close', end);
    socket.on('close', end);
    return socket;
  });
}
