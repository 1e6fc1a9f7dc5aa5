import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { CallDefinition } from '@cairn/shared-contracts/api/define-call';
import { programDocument } from '@cairn/shared-contracts/api/tours.calls';
import * as user from '@cairn/shared-contracts/api/user.calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CheckAnswer } from './answer-check.ts';
import { callApi } from './call-api.ts';
import type { FindCountry } from './country.ts';
import type { Env } from './env.ts';
import { moveUser } from './move-user.ts';
import { acceptBodies, bodyOf, isUpload } from './proxy-body.ts';
import { hasTokens, Session } from './session.ts';
import type { ShellSites } from './site.ts';

const FORWARDED = [
  'accept',
  'accept-language',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
  'user-agent',
  'x-language',
  'x-localization',
  'x-currency',
  'x-role',
  'x-captcha',
  'idempotency-key',
];
const RETURNED = [
  'content-type',
  'cache-control',
  'etag',
  'retry-after',
  // parts of a video
  'accept-ranges',
  'content-range',
  'content-disposition',
  'last-modified',
  'location',
  // pages of the api's own say what they may do
  'content-security-policy',
];
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** calls that open a session: their tokens become cookies and leave the answer */
const OPENS_SESSION: ReadonlySet<string> = new Set(
  Object.values<CallDefinition>(user).flatMap(({ shown, path }) => (shown ? [path] : [])),
);
/** the payment sandbox stands for another company's server: its calls carry no session and come as any page's would */
const OUTSIDE = /^\/sandbox\//;

/**
 * Another site's page must not act in the visitor's name: unsafe methods need our own Origin and a header that a plain form cannot
 * set (specification §6: every request carries the role header).
 */
function isForged(request: FastifyRequest, origins: ReadonlySet<string>): boolean {
  if (SAFE.has(request.method)) return false;
  const { origin, 'x-role': role } = request.headers;
  return (
    role !== 'client' ||
    (origin !== undefined && !origins.has(origin) && origin !== `${request.protocol}://${request.host}`)
  );
}

function forwardedHeaders(request: FastifyRequest): Headers {
  const headers = new Headers({ 'x-forwarded-for': request.ip, 'x-forwarded-proto': request.protocol });
  for (const name of FORWARDED) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}

function send(reply: FastifyReply, answer: Response): FastifyReply {
  reply.code(answer.status);
  for (const name of RETURNED) {
    const value = answer.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  // what fetch has decompressed is longer than it says
  const length = answer.headers.get('content-length');
  if (length !== null && !answer.headers.has('content-encoding')) reply.header('content-length', length);
  // undici's web stream is node:stream/web's, whatever the DOM types say; a null instead of nothing would be written as JSON
  return reply.send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : undefined);
}

/** what the shell itself refuses, in the shape of the api's errors */
const refusal = ({ id }: FastifyRequest, message: string, code: string): ErrorBody => ({
  message,
  code,
  request_id: id,
});

/** @param finish what is still to be done in the new session; gives what the page gets to see */
async function openSession(
  session: Session,
  answer: Response,
  sent: unknown,
  reply: FastifyReply,
  finish: (seen: object) => Promise<object>,
): Promise<FastifyReply> {
  const body: unknown = await answer.json();
  if (!hasTokens(body)) return reply.code(answer.status).send(body);
  const remember = typeof sent === 'object' && sent !== null && 'remember' in sent ? sent.remember !== false : true;
  session.open(body, remember);
  const { token, refresh_token, expires_in, ...rest } = body;
  return reply.code(answer.status).send(await finish(rest));
}

const parsed = (body: unknown): unknown => {
  try {
    return body instanceof Buffer && body.length > 0 ? JSON.parse(body.toString()) : undefined;
  } catch {
    return undefined;
  }
};

export interface ApiProxyOptions {
  env: Env;
  /** which variant the api is told to answer for; without them it goes by itself */
  sites?: ShellSites;
  /** without it answers pass as they are */
  checkAnswer?: CheckAnswer;
  /** without it nobody's country follows them */
  findCountry?: FindCountry;
}

/** /api/* and /media/* on the site's own origin. Tokens go in here and never come out. */
export async function apiProxy(
  app: FastifyInstance,
  { env, sites, findCountry, checkAnswer }: ApiProxyOptions,
): Promise<void> {
  const origins = new Set([env.PUBLIC_URL]);
  acceptBodies(app);

  const forward = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const pathname = path.split('?')[0] ?? '';
    if (!OUTSIDE.test(pathname) && isForged(request, origins)) {
      return reply.code(403).send(refusal(request, 'This request did not come from the site', 'forged_request'));
    }
    const headers = forwardedHeaders(request);
    if (sites) headers.set('x-site', sites.of(request.host).key);
    const session = OUTSIDE.test(pathname)
      ? undefined
      : new Session(env.API_URL, request, reply, env.PUBLIC_URL.startsWith('https:'), checkAnswer);
    if (session && isUpload(request)) await session.confirm();
    const sent = bodyOf(request);
    const init = { ...sent.init, method: request.method, headers, redirect: 'manual' as const };
    const call = session ? session.fetch(env.API_URL + path, init) : callApi(env.API_URL + path, init);
    const answer = await call.finally(sent.done);
    if (!session) return send(reply, answer);
    if (OPENS_SESSION.has(pathname) && answer.ok) {
      return openSession(session, answer, parsed(request.body), reply, async (seen) =>
        findCountry ? moveUser(env.API_URL, session, seen, await findCountry(request.ip), headers) : seen,
      );
    }
    if (pathname === user.logout.path) session.close();
    return send(reply, answer);
  };

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 503;
    if (status >= 500) request.log.warn({ reason: String(error) }, 'the api cannot be reached');
    const code = status === 413 ? 'body_too_large' : status >= 500 ? 'api_unreachable' : 'bad_request';
    const message = status === 413 ? 'The body is too large' : 'Please try again later';
    return reply.code(status).send(refusal(request, message, code));
  });
  app.all('/api/*', (request, reply) => forward(request, reply, request.url.slice('/api'.length)));
  // the HEAD that Fastify adds to a GET measures a body, and the api's answer to a HEAD has none: its own length is handed on
  const read = (url: string) =>
    app.route({ method: ['GET', 'HEAD'], url, handler: (request, reply) => forward(request, reply, request.url) });
  read('/media/*');
  // the address that people share and that mails carry (specification §2)
  read(programDocument.path);
  read('/dev/outbox');
  read('/dev/outbox.json');
}
