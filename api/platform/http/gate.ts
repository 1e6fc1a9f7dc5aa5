import { createServer, type RequestListener, type Server } from 'node:http';
import { ApiError } from '../errors.ts';
import { readLanguage } from './locale.ts';

export interface HealthPart {
  name: string;
  state: 'starting' | 'ready' | 'failed';
  note?: string;
}

/** longer than nginx keeps its lines to an api (a minute), or it would send calls into lines that end */
const KEEP_ALIVE_MS = 72_000;

/** The server that listens from the first moment: answers /healthz (is all well?) and /livez (is anybody there?), and 503 to all else until the app is there. */
export interface Gate {
  /** tells of its end by 'draining', before it waits for what is under way */
  server: Server;
  /** listens; @returns the port */
  listen(port: number, host: string): Promise<number>;
  report(part: HealthPart): void;
  /** checks that run on each /healthz once open; a rejection makes it 503 */
  addCheck(name: string, check: () => Promise<void>): void;
  open(handler: RequestListener): void;
  /** healthz answers 503 so that nobody sends more; then finishes what is under way */
  close(graceMs: number): Promise<void>;
}

/** @param about what /healthz says in every state: which version this is */
export function createGate(about: object = {}): Gate {
  const starting = new ApiError(503, 'starting');
  const parts = new Map<string, HealthPart>();
  const checks = new Map<string, () => Promise<void>>();
  let app: RequestListener | undefined;
  let isClosing = false;
  let underWay = 0;
  let whenIdle: (() => void) | undefined;

  async function health(): Promise<{ status: number; body: object }> {
    for (const [name, check] of app ? checks : []) {
      try {
        await check();
        parts.set(name, { name, state: 'ready' });
      } catch (error) {
        parts.set(name, { name, state: 'failed', note: error instanceof Error ? error.message : String(error) });
      }
    }
    const isReady = app !== undefined && !isClosing && [...parts.values()].every(({ state }) => state === 'ready');
    const shown = Object.fromEntries(
      [...parts.values()].map(({ name, state, note }) => [name, note ? { state, note } : { state }]),
    );
    return {
      status: isReady ? 200 : 503,
      body: { status: isClosing ? 'stopping' : isReady ? 'ready' : 'starting', ...about, parts: shown },
    };
  }

  const server = createServer((request, response) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      if (underWay === 0) whenIdle?.();
    });
    const send = (status: number, body: object) => {
      response.writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        ...(status === 503 ? { 'retry-after': '1' } : {}),
      });
      response.end(JSON.stringify(body));
    };
    if (request.url === '/livez') send(200, { status: 'alive' });
    else if (request.url === '/healthz') void health().then(({ status, body }) => send(status, body));
    else if (app) app(request, response);
    // which site is asked is not known yet: the language is taken at the caller's word
    else send(503, starting.toBody(readLanguage(request.headers['x-language'], { russianIsAvailable: true })));
  });

  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // shells give up what stops coming; a film over a slow line takes its time
  server.requestTimeout = 0;

  return {
    server,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          const address = server.address();
          resolve(typeof address === 'object' && address ? address.port : port);
        });
      }),
    report: (part) => void parts.set(part.name, part),
    addCheck: (name, check) => void checks.set(name, check),
    open: (handler) => {
      app = handler;
    },
    async close(graceMs) {
      isClosing = true;
      server.emit('draining');
      server.close();
      server.closeIdleConnections();
      // sockets that were upgraded are the app's own to close: only requests under way are waited for
      if (underWay > 0) {
        await new Promise<void>((resolve) => {
          whenIdle = resolve;
          setTimeout(resolve, graceMs).unref();
        });
      }
      server.closeAllConnections();
    },
  };
}
