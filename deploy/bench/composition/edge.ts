import { Agent, request as call, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { generate } from 'selfsigned';

export interface Edge {
  /** 'https://localhost:51234' */
  url: string;
  /** where requests go from now on */
  passTo(port: number): void;
  close(): Promise<void>;
}

/** HTTP/2 forbids these, and the upstream connection is our own */
const OWN_TO_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
  'host',
]);

const forwardable = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OWN_TO_CONNECTION.has(name)));

/**
 * What stands before a site in production: TLS and HTTP/2. Over HTTP/1.1 a browser's six connections would be what is measured.
 * The certificate is made on the spot.
 */
export async function startEdge(): Promise<Edge> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
  const agent = new Agent({ keepAlive: true });
  let upstream = 0;
  const pass = (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const outgoing = call(
      {
        agent,
        host: '127.0.0.1',
        port: upstream,
        method: request.method,
        path: request.url,
        headers: { ...forwardable(request.headers), host: request.authority, 'x-forwarded-proto': 'https' },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, forwardable(answer.headers));
        answer.pipe(response);
      },
    );
    outgoing.on('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    response.on('close', () => outgoing.destroy());
    request.pipe(outgoing);
  };
  const server = createSecureServer({ key, cert }, pass);
  // as every real edge does: with Nagle's algorithm what a page sends second waits 40 ms for the first to be acknowledged
  server.on('connection', (socket) => socket.setNoDelay(true));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the edge has no port');
  return {
    url: `https://localhost:${address.port}`,
    passTo(port) {
      upstream = port;
    },
    close: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.close(() => resolve());
      }),
  };
}
