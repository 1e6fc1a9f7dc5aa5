import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Agent, createServer } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { generate } from 'selfsigned';
import { createPushBrowser } from './push-browser.ts';
import { signerOf } from './vapid-token.ts';

/** one of those that subscriptions may be at */
const HOST = 'fcm.googleapis.com';
const ORIGIN = `https://${HOST}`;
/** RFC 8030 §7.2: what a push service takes at least, and most take no more */
const MAX_BYTES = 4096;

/** A push that waits for its browser. */
interface Waiting {
  ttl: number;
  urgency: string;
  topic: string | null;
  body: Buffer;
}

export interface Refusal {
  status: number;
  headers?: Record<string, string>;
}

export interface Subscription {
  target: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** what the browser finds when it comes back: newest last, read with its keys */
  fetch(): { ttl: number; urgency: string; topic: string | null; payload: unknown }[];
  /** the browser has gone: 404 for one that nobody knows, 410 for one that is over */
  end(status: 404 | 410): void;
}

/** A push service (RFC 8030) on this machine, which asks who signs (RFC 8292). */
export interface PushService {
  /** leads to it what is meant for the service that it stands for, and trusts it */
  agent: Agent;
  /** @param applicationServerKey whose pushes the browser wants: base64url */
  subscribe(applicationServerKey: string): Subscription;
  /** answers so from now on; null: as it should */
  refuse(refusal: Refusal | 'hang up' | null): void;
  close(): Promise<void>;
}

/** what RFC 8030 §5 asks of the headers */
function asked(headers: IncomingHttpHeaders): Omit<Waiting, 'body'> | undefined {
  const { ttl = '', urgency = 'normal', topic } = headers;
  const isUrgency = ['very-low', 'low', 'normal', 'high'].includes(String(urgency));
  const isTopic = topic === undefined || /^[\w-]{1,32}$/.test(String(topic));
  if (!/^\d+$/.test(String(ttl)) || !isUrgency || !isTopic) return undefined;
  return { ttl: Number(ttl), urgency: String(urgency), topic: topic === undefined ? null : String(topic) };
}

const signer = (authorization: string): string | null => {
  try {
    return signerOf(authorization, ORIGIN);
  } catch {
    return null;
  }
};

export async function startPushService(): Promise<PushService> {
  const known = new Map<string, { key: string; ended: 410 | null; waiting: Waiting[] }>();
  let refusal: Refusal | 'hang up' | null = null;

  async function take(request: IncomingMessage): Promise<Refusal> {
    const body = await buffer(request);
    const subscription = known.get(request.url ?? '');
    if (request.method !== 'POST' || !subscription) return { status: 404 };
    if (subscription.ended) return { status: subscription.ended };
    const by = signer(request.headers.authorization ?? '');
    if (by === null) return { status: 401 };
    // of another site: RFC 8292 §4.2
    if (by !== subscription.key) return { status: 403 };
    const how = asked(request.headers);
    if (!how || request.headers['content-encoding'] !== 'aes128gcm') return { status: 400 };
    if (body.length > MAX_BYTES) return { status: 413 };
    // of one topic the newest alone waits: RFC 8030 §5.4
    subscription.waiting = subscription.waiting.filter(({ topic }) => topic === null || topic !== how.topic);
    subscription.waiting.push({ ...how, body });
    return { status: 201, headers: { location: `${ORIGIN}/message/${randomUUID()}` } };
  }

  const { private: key, cert } = await generate([{ name: 'commonName', value: HOST }], { keyType: 'ec' });
  const server = createServer({ key, cert }, async (request, response) => {
    if (refusal === 'hang up') return request.socket.destroy();
    const { status, headers = {} } = refusal ?? (await take(request));
    return response.writeHead(status, headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const agent = Object.assign(new Agent(), {
    createConnection: () => connect({ host: '127.0.0.1', port, servername: HOST, ca: cert }),
  });

  return {
    agent,
    subscribe(applicationServerKey) {
      const path = `/fcm/send/${randomUUID()}`;
      const { keys, read } = createPushBrowser();
      const subscription = { key: applicationServerKey, ended: null as 410 | null, waiting: [] as Waiting[] };
      known.set(path, subscription);
      return {
        target: { endpoint: `${ORIGIN}${path}`, keys },
        fetch: () =>
          subscription.waiting.splice(0).map(({ body, ...how }) => ({ ...how, payload: JSON.parse(read(body)) })),
        end(status) {
          if (status === 404) known.delete(path);
          else subscription.ended = status;
        },
      };
    },
    refuse(next) {
      refusal = next;
    },
    close: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
