import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import { Silent } from '@cairn/shared-contracts/node/pulse';
import type { Sites } from '@cairn/shared-contracts/node/sites';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BudgetSpent } from '../budget.ts';
import { isAwayCode } from '../database-away.ts';
import { ConnectionLost, NoConnection } from '../db.ts';
import { errorCode } from '../error-code.ts';
import { ApiError } from '../errors.ts';
import { readLanguage } from './locale.ts';
import { siteOf } from './site-of.ts';

/** what Fastify itself refuses, by its error code */
const REFUSED: Readonly<Record<string, ApiError>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: new ApiError(400, 'malformed_json'),
  FST_ERR_CTP_EMPTY_JSON_BODY: new ApiError(400, 'malformed_json', { says: 'instead.emptyBody' }),
  FST_ERR_CTP_BODY_TOO_LARGE: new ApiError(413, 'body_too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new ApiError(415, 'unsupported_media_type'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new ApiError(400, 'malformed_request', { says: 'instead.wrongLength' }),
  FST_ERR_BAD_URL: new ApiError(400, 'malformed_request', { says: 'instead.malformedAddress' }),
};

/** What PostgreSQL does not do for now, by SQLSTATE, and the same may work in a moment: a transaction lost against another, no room for one more client, a lock or an answer that did not come in time. */
const BUSY: ReadonlySet<string> = new Set(['40001', '40P01', '53300', '55P03', '57014']);
/** seconds after which the next try has a chance */
const RETRY_AFTER = 5;
const busy = new ApiError(503, 'overloaded', { retryAfter: RETRY_AFTER });
const away = new ApiError(503, 'overloaded', { retryAfter: RETRY_AFTER, says: 'instead.databaseAway' });

/** what is answered for a database that did not do its work, through no fault of the work */
function databaseRefusal(error: unknown): ApiError | undefined {
  if (error instanceof ConnectionLost) return away;
  if (error instanceof BudgetSpent) return busy;
  if (error instanceof NoConnection)
    return error.cause instanceof Silent || isAwayCode(errorCode(error.cause)) ? away : busy;
  const code = errorCode(error) ?? '';
  if (BUSY.has(code)) return busy;
  return code.startsWith('57P') && isAwayCode(code) ? away : undefined;
}

/** what calls are served by */
const METHODS = ['GET', 'HEAD', 'POST'] as const;

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;

function toRefusal(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  const refusal = databaseRefusal(error);
  if (refusal) return refusal;
  const refused = REFUSED[errorCode(error) ?? ''];
  if (refused) return refused;
  const status = statusOf(error);
  // a client's fault that has no name of its own
  return status && status >= 400 && status < 500 ? new ApiError(status, 'malformed_request') : undefined;
}

/** Every "no" leaves in the one error shape (specification §8), in the reader's language; a fault of ours says nothing about itself. */
export function answerErrors(app: FastifyInstance, sites: Sites): void {
  const languageOf = (request: FastifyRequest): string =>
    readLanguage(request.headers['x-language'], siteOf(request, sites).config);
  const toBody = (refusal: ApiError, request: FastifyRequest): ErrorBody => ({
    ...refusal.toBody(languageOf(request)),
    request_id: request.id,
  });

  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error);
    if (!refusal) request.log.error({ err: error, url: request.url }, 'unexpected error');
    else if (refusal === away) request.log.warn({ reason: String(error), url: request.url }, 'the database is away');
    else if (refusal === busy) request.log.error({ err: error, url: request.url }, 'the database is overloaded');
    const answer = refusal ?? new ApiError(500, 'internal_error');
    if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter);
    return reply.code(answer.status).header('cache-control', 'no-store').send(toBody(answer, request));
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const allowed = METHODS.filter((method) => app.hasRoute({ method, url: path }));
    const params = { method: request.method, path };
    if (allowed.length > 0) reply.header('allow', allowed.join(', '));
    const refusal =
      allowed.length > 0
        ? new ApiError(405, 'method_not_allowed', { params })
        : new ApiError(404, 'unknown_call', { params });
    return reply.code(refusal.status).send(toBody(refusal, request));
  });
}
