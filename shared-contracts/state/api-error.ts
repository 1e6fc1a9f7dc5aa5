import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { ErrorBody } from '../api/common.schema.ts';

/** Everything that can go wrong with a call, for an exhaustive switch (specification §8). */
export type ApiError =
  /** the api answered "no": its code is stable, `fields` holds the messages by field */
  | {
      kind: 'refused';
      status: number;
      code: string;
      message: string;
      fields: Record<string, string[]>;
      /** request id that the answer named */
      reference?: string;
      /** of a 429: seconds until the call may be tried again */
      retryAfter?: number;
    }
  /** 429 with type captcha or hard_captcha: solve it and repeat the call */
  | { kind: 'captcha'; hard: boolean; message: string }
  /** the api sends the user elsewhere */
  | { kind: 'redirect'; url: string }
  /** no answer at all: offline, or the site is away */
  | { kind: 'offline' }
  /** an answer that makes no sense, or a fault of ours */
  | { kind: 'broken'; message: string };

const isErrorBody = (data: unknown): data is ErrorBody =>
  typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string';

/** Header of a 429. Our own calls answer with seconds, never with a date. */
const RETRY_AFTER = 'retry-after';

/** What a page gets to know of an answer is its body: the header goes there, under its own name. */
export function withRetryAfter(data: unknown, headers: Pick<Headers, 'get'> | undefined): unknown {
  const seconds = Number(headers?.get(RETRY_AFTER));
  return isErrorBody(data) && seconds > 0 ? { ...data, [RETRY_AFTER]: seconds } : data;
}

function retryAfterIn(body: ErrorBody): number | undefined {
  const seconds: unknown = Reflect.get(body, RETRY_AFTER);
  return typeof seconds === 'number' ? seconds : undefined;
}

function fromBody(status: number, body: ErrorBody): ApiError {
  if (status === 429 && (body.type === 'captcha' || body.type === 'hard_captcha')) {
    return { kind: 'captcha', hard: body.type === 'hard_captcha', message: body.message };
  }
  if (body.type === 'redirect' && body.url) return { kind: 'redirect', url: body.url };
  const { code, message, errors = {}, request_id } = body;
  const retryAfter = retryAfterIn(body);
  return {
    kind: 'refused',
    status,
    code,
    message,
    fields: errors,
    ...(request_id ? { reference: request_id } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

/** the error of a query or mutation as one of the kinds above */
export function toApiError(error: FetchBaseQueryError | SerializedError | unknown): ApiError {
  if (typeof error !== 'object' || error === null) return { kind: 'broken', message: String(error) };
  if (!('status' in error)) return { kind: 'broken', message: 'message' in error ? String(error.message) : 'unknown' };
  const { status } = error;
  if (status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR') return { kind: 'offline' };
  if (typeof status !== 'number') return { kind: 'broken', message: String(status) };
  const data = 'data' in error ? error.data : undefined;
  return isErrorBody(data) ? fromBody(status, data) : { kind: 'broken', message: `HTTP ${status}` };
}

/** For a log: English where nobody answered. A person is told in their own language (useRefusalMessages of the kit). */
export function apiErrorText(error: ApiError): string {
  switch (error.kind) {
    case 'refused':
    case 'captcha':
      return error.message;
    case 'offline':
      return 'No connection. Check it and try again.';
    case 'redirect':
    case 'broken':
      return 'Please try again later';
  }
}
