import type { Site } from '@cairn/shared-contracts/domain/site';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { FileAnswer } from './file-answer.ts';
import type { ReceivedFile, UploadRule } from './http/receive-upload.ts';

/** Who calls, as their access token says. */
export interface SessionUser {
  id: number;
  role: 'client' | 'organizer' | 'admin';
  organizerId: number | null;
  sessionId: number;
}

export interface CallContext<Query, Body> {
  /** parsed by the call's schema */
  query: Query;
  body: Body;
  /** of a call that takes one; gone when the call has answered */
  file: ReceivedFile | null;
  user: SessionUser | null;
  /** X-Language, an ISO locale that the site speaks */
  language: string;
  /** X-Currency, a currency that the site shows */
  currency: string;
  ip: string;
  /** the variant of the site that is asked */
  site: Site;
  requestId: string;
  log: Logger;
}

/**
 * One call of specification §7: its path, schemas and handler in one place. Served as it stands and described in /openapi.json.
 * A query schema gets strings, arrays of strings for repeated keys; `auth: 'required'` answers 401 without a valid token.
 */
export interface Call {
  method: 'GET' | 'POST';
  path: string;
  summary: string;
  tag: string;
  auth?: 'required' | 'optional';
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  answer: z.ZodMiniType;
  /** media type of a call that answers with a file instead: see defineFileCall */
  file?: string;
  /** path on the site that a person's browser is led to where programs get 404 or 410 */
  pageInstead?(context: CallContext<unknown, unknown>): Promise<string>;
  /** most calls per minute and client; over it 429 */
  perMinute?: number;
  /** takes a file as multipart/form-data; the other fields of the form are its body. JSON without a file is taken as well. */
  upload?: UploadRule;
  /** how long anybody may keep the answer; without it nobody does. Only for answers that are the same for all. */
  cacheSeconds?: number;
  handle(context: CallContext<unknown, unknown>): Promise<unknown>;
}

interface TypedCall<Q extends z.ZodMiniType, B extends z.ZodMiniType, A extends z.ZodMiniType>
  extends Omit<Call, 'query' | 'body' | 'answer' | 'handle'> {
  query?: Q;
  body?: B;
  answer: A;
  handle(
    context: Omit<CallContext<z.output<Q>, z.output<B>>, 'user'> & { user: SessionUser | null },
  ): Promise<z.input<A>>;
}

/** Defines a call with its types inferred from the schemas. */
export function defineCall<
  A extends z.ZodMiniType,
  Q extends z.ZodMiniType = z.ZodMiniType<undefined>,
  B extends z.ZodMiniType = z.ZodMiniType<undefined>,
>(call: TypedCall<Q, B, A>): Call {
  // the server hands over exactly what the schemas produced, so the wider handler type is safe
  return call as unknown as Call;
}

interface FileCall<Q extends z.ZodMiniType> extends Omit<Call, 'query' | 'body' | 'answer' | 'handle' | 'pageInstead'> {
  file: string;
  query?: Q;
  pageInstead?(context: CallContext<z.output<Q>, undefined>): Promise<string>;
  handle(context: CallContext<z.output<Q>, undefined>): Promise<FileAnswer>;
}

/** Defines a call that answers with a file. */
export const defineFileCall = <Q extends z.ZodMiniType>(call: FileCall<Q>): Call =>
  // as in defineCall
  ({ ...call, answer: z.unknown() }) as unknown as Call;
