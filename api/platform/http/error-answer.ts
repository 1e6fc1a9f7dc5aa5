import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { FastifyInstance } from 'fastify';
import { errorCode } from '../error-code.ts';
import { ApiError } from '../errors.ts';

/** what Fastify itself refuses, by its error code */
const REFUSED: Readonly<Record<string, { status: number; code: string; message: string }>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, code: 'malformed_json', message: 'The body is not valid JSON' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, code: 'malformed_json', message: 'The body is empty' },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, code: 'body_too_large', message: 'The body is too large' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'unsupported_media_type',
    message: 'This content type is not understood',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    status: 400,
    code: 'malformed_request',
    message: 'The length of the body is wrong',
  },
  FST_ERR_BAD_URL: { status: 400, code: 'malformed_request', message: 'The address is malformed' },
};

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;

function toAnswer(error: unknown): { status: number; body: ErrorBody } | undefined {
  if (error instanceof ApiError) return { status: error.status, body: error.toBody() };
  const refused = REFUSED[errorCode(error) ?? ''];
  if (refused) return { status: refused.status, body: { message: refused.message, code: refused.code } };
  const status = statusOf(error);
  // a client's fault that has no name of its own
  if (status && status >= 400 && status < 500)
    return { status, body: { message: 'The request is malformed', code: 'malformed_request' } };
  return undefined;
}

/** Every "no" leaves in the one error shape (specification §8); a fault of ours says nothing about itself. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const answer = toAnswer(error);
    if (!answer) request.log.error({ err: error, url: request.url }, 'unexpected error');
    const { status, body } = answer ?? {
      status: 500,
      body: { message: 'Please try again later', code: 'internal_error' },
    };
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
  app.setNotFoundHandler((request, reply) => {
    const body: ErrorBody = {
      message: `There is no call ${request.method} ${request.url.split('?')[0]}`,
      code: 'unknown_call',
    };
    return reply.code(404).send(body);
  });
}
