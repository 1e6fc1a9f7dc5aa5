import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import { contentRevision } from '@cairn/shared-contracts/api/content.calls';
import { syncExperiments } from '@cairn/shared-contracts/api/experiments.calls';
import { tourGpx } from '@cairn/shared-contracts/api/map.calls';
import { pagesRevision } from '@cairn/shared-contracts/api/site.calls';
import { programDocument } from '@cairn/shared-contracts/api/tours.calls';
import { logout, refreshToken } from '@cairn/shared-contracts/api/user.calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { VISITOR_COOKIE } from '../layout/cookies.ts';
import { callApi } from './call-api.ts';
import { apiPath, callOf, filePath } from './call-of-path.ts';
import type { FindCountry } from './country.ts';
import { deviceOf } from './device.ts';
import { type Env, isDemo } from './env.ts';
import { subjectOf } from './experiments/subject.ts';
import { moveUser } from './move-user.ts';
import { acceptBodies, bodyOf, isUpload, linger, type Patience } from './proxy-body.ts';
import type { Session, Sessions } from './session.ts';
import type { ShellSites } from './site.ts';
import { hasTokens, withoutTokens } from './without-tokens.ts';

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
const opensSession = (path: string): boolean => callOf(path)?.shown !== undefined;
/**
 * The shell alone renews a session: a page has no token to do it with, and must not be able to put in another's. Calls that wait for a
 * change are held open for shells: anybody could hold as many as they like.
 */
const SHELLS_OWN: ReadonlySet<string> = new Set([
  refreshToken.path,
  pagesRevision.path,
  contentRevision.path,
  syncExperiments.path,
]);
/** calls that know the browser: here it gets what it is known by */
const OF_DEVICE = /^\/crm\/api\/user\//;
/** seconds until an api that is away is worth another try */
const AWAY_SECONDS = 5;
/**
 * What comes from elsewhere than our pages, and carries no session: calls to the payment sandbox, which stands for another company's
 * server, the "unsubscribe" of mail programs, messages of the messengers' gateway. Each proves by itself what it may do.
 */
const OUTSIDE = /^\/(?:sandbox|mail|gateway)\//;

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

const parsed = (body: unknown): unknown => {
  try {
    return body instanceof Buffer && body.length > 0 ? JSON.parse(body.toString()) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Takes the tokens out of an answer that has them.
 * @param finish what is still to be done in the new session; gives what the page gets to see
 */
async function openSession(
  session: Session,
  answer: Response,
  sent: unknown,
  finish: (seen: object) => Promise<object>,
): Promise<Response> {
  const body = parsed(Buffer.from(await answer.clone().arrayBuffer()));
  if (!hasTokens(body)) return answer;
  await answer.body?.cancel();
  const remember = typeof sent === 'object' && sent !== null && 'remember' in sent ? sent.remember !== false : true;
  await session.open(body, remember);
  const { token, refresh_token, expires_in, subject, ...rest } = body;
  return Response.json(await finish(rest), { status: answer.status, headers: { 'cache-control': 'no-store' } });
}

export interface ApiProxyOptions {
  env: Env;
  /** which variant the api is told to answer for; without them it goes by itself */
  sites?: ShellSites;
  sessions: Sessions;
  /** without it nobody's country follows them */
  findCountry?: FindCountry;
  /** `x-experiments` of a visitor's calls; without it nobody is in any experiment */
  experimentsOf?(subject: string): string | undefined;
  /** `x-squad-remotes` of a call; without it squads read no reports */
  squadRemotes?(path: string, request: FastifyRequest): Promise<string | undefined>;
  /** somebody may have changed something */
  onWrite?(): void;
  /** how long bodies may take */
  patience?: Patience;
}

/** what the shell says of each status that it refuses with by itself */
const REFUSALS: Readonly<Record<number, [code: string, message: string]>> = {
  408: ['body_too_slow', 'The body did not come in time'],
  413: ['body_too_large', 'The body is too large'],
};
/** payments whose provider takes its time, and what is made of a file once it is there */
const WRITE_LIMIT_MS = 120_000;

/** what was refused has changed nothing; what has no answer may have */
const mayHaveChanged = (method: string, status = 500): boolean => !SAFE.has(method) && (status < 400 || status >= 500);

/** /api/* and /media/* on the site's own origin. Tokens go in here and never come out. */
export async function apiProxy(
  app: FastifyInstance,
  { env, sites, sessions, findCountry, experimentsOf, squadRemotes, onWrite, patience }: ApiProxyOptions,
): Promise<void> {
  const origins = new Set([env.PUBLIC_URL]);
  acceptBodies(app, patience);

  /** an answer in the session's name, without what pages must not see */
  async function personal(
    session: Session,
    path: string,
    request: FastifyRequest,
    call: () => Promise<Response>,
    headers: Headers,
  ): Promise<Response> {
    const before = session.secrets;
    let answer = await call();
    if (opensSession(path) && answer.ok) {
      answer = await openSession(session, answer, parsed(request.body), async (seen) =>
        findCountry ? moveUser(env.API_URL, session, seen, await findCountry(request.ip), headers) : seen,
      );
    }
    // not by a link that somebody follows; what was refused has ended nothing: they may try again, with the tokens that end it
    if (path === logout.path && request.method === logout.method && answer.ok) session.close();
    const shown = await withoutTokens(answer, [...before, ...session.secrets]);
    if (shown) return shown;
    request.log.error({ path }, 'an answer with tokens was kept back');
    return Response.json(refusal(request, 'Please try again later', 'contract_broken'), { status: 502 });
  }

  /** @param path as the api reads it; undefined for an address that is none of its */
  const forward = async (request: FastifyRequest, reply: FastifyReply, path: string | undefined) => {
    if (path === undefined || SHELLS_OWN.has(path))
      return reply.code(404).send(refusal(request, 'There is no such call', 'unknown_call'));
    const isOutside = OUTSIDE.test(path);
    if (!isOutside && isForged(request, origins)) {
      return reply.code(403).send(refusal(request, 'This request did not come from the site', 'forged_request'));
    }
    const headers = forwardedHeaders(request);
    if (sites) headers.set('x-site', sites.of(request.host).key);
    const session = isOutside ? undefined : sessions.of(request, reply);
    if (OF_DEVICE.test(path)) session?.onDevice(deviceOf(request, reply, sessions.isSecure));
    if (session && !SAFE.has(request.method)) {
      const subject = subjectOf(request, { visitor: request.cookies[VISITOR_COOKIE], user: session.subject });
      const experiments = subject && experimentsOf?.(subject);
      if (experiments) headers.set('x-experiments', experiments);
    }
    const squad = await squadRemotes?.(path, request);
    if (squad) headers.set('x-squad-remotes', squad);
    if (session && isUpload(request)) await session.confirm();
    const query = request.url.indexOf('?');
    const url = env.API_URL + path + (query < 0 ? '' : request.url.slice(query));
    const sent = bodyOf(request, patience);
    const init = { ...sent.init, method: request.method, headers, redirect: 'manual' as const };
    const limitMs = SAFE.has(request.method) ? undefined : WRITE_LIMIT_MS;
    const call = () =>
      (session ? session.fetch(url, init, limitMs) : callApi(url, init, limitMs))
        .catch((error: unknown) => Promise.reject(sent.failure() ?? error))
        .finally(sent.done)
        .then(
          (answer) => {
            if (mayHaveChanged(request.method, answer.status)) onWrite?.();
            return answer;
          },
          (error: unknown) => {
            if (mayHaveChanged(request.method)) onWrite?.();
            throw error;
          },
        );
    return send(reply, session ? await personal(session, path, request, call, headers) : await call());
  };

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 503;
    const [code, message] = REFUSALS[status] ?? [
      status === 504 ? 'api_timeout' : status >= 500 ? 'api_unreachable' : 'bad_request',
      'Please try again later',
    ];
    if (REFUSALS[status]) {
      // Fastify closes the line at once, and who still sends never reads why
      reply.removeHeader('connection');
      linger(request);
    }
    if (status >= 500) {
      request.log.warn({ reason: String(error) }, 'the api cannot be reached');
      reply.header('retry-after', AWAY_SECONDS);
    }
    return reply.code(status).send(refusal(request, message, code));
  });
  app.all('/api/*', (request, reply) => forward(request, reply, apiPath(request.url)));
  // the HEAD that Fastify adds to a GET measures a body, and the api's answer to a HEAD has none: its own length is handed on
  const read = (url: string) =>
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: (request, reply) => forward(request, reply, filePath(request.url)),
    });
  read('/media/*');
  // the address that people share and that mails carry (specification §2)
  read(programDocument.path);
  read(tourGpx.path);
  // the codes of everybody: an api that serves them by mistake must not reach visitors
  if (isDemo(env)) {
    read('/dev/outbox');
    read('/dev/outbox.json');
    read('/dev/messenger');
  }
}
