import type * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';

/** What an upload call takes beside the other fields of its form. */
export interface UploadRule {
  /** name of the form's field with the file */
  field: string;
  maxBytes: number;
}

/**
 * One call of specification §7: everything that the api and those who ask it must agree on. The api's route (`serve`), the pages'
 * endpoint (`injectCalls`), /openapi.json, the test client and the contract hash are made from it.
 * What the api alone decides, such as limits per minute, is not in here.
 */
export interface CallDefinition {
  method: 'GET' | 'POST';
  path: `/${string}`;
  /** one line for /openapi.json */
  summary: string;
  /** group in /openapi.json */
  tag: string;
  /** 'required' answers 401 without a valid token */
  auth?: 'required' | 'optional';
  /** Gets text, arrays of text for repeated keys. Its input type is what callers write: numbers and lists become text on the way. */
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  answer: z.ZodMiniType;
  /** what a page gets to see of the answer, where the shell keeps a part of it back */
  shown?: z.ZodMiniType;
  /** media type of a call that answers with a file instead; `answer` is nothing then */
  file?: string;
  /** takes a file as multipart/form-data; the other fields of the form are its body. JSON without a file is taken as well. */
  upload?: UploadRule;
  /** codes that this call may be refused with, beside those that follow from what it takes (error-codes.ts) */
  errors?: readonly ErrorCode[];
}

/** What is left of a definition in the bundles: schemas cost kilobytes there (build/calls-loader.mjs). */
export interface ReducedCall {
  /** left out of a GET */
  method?: 'GET' | 'POST';
  path: string;
  /** of a GET that nobody but a logged-in user may ask for */
  auth?: 'required' | 'optional';
  /** of a POST that takes a query as well: the names that go there, all else is the body */
  queryNames?: readonly string[];
  /** of a call that takes a file: the form's field for it */
  upload?: { field: string };
}

const namesOf = (query: z.ZodMiniType | undefined): readonly string[] | undefined => {
  const shape = query?._zod.def && 'shape' in query._zod.def ? query._zod.def.shape : undefined;
  return typeof shape === 'object' && shape !== null ? Object.keys(shape) : undefined;
};

/** Defines a call. A file of calls exports nothing else. */
export function defineCall<const C extends CallDefinition>(call: C): C & Pick<ReducedCall, 'queryNames'> {
  const queryNames = call.method === 'POST' ? namesOf(call.query) : undefined;
  return queryNames ? { ...call, queryNames } : call;
}

type Schema = z.ZodMiniType;
/** the query as callers write it */
export type QueryInput<C> = C extends { query: infer Q extends Schema } ? z.input<Q> : unknown;
/** the body as callers write it */
export type BodyInput<C> = C extends { body: infer B extends Schema } ? z.input<B> : unknown;
/** the answer as it is read */
export type AnswerOf<C> = C extends { shown: infer S extends Schema }
  ? z.output<S>
  : C extends { answer: infer A extends Schema }
    ? z.output<A>
    : never;

type Takes<C> = C extends { query: Schema } | { body: Schema } ? true : false;
/** everything that a caller says, query and body side by side */
export type CallInput<C> = Takes<C> extends true ? QueryInput<C> & BodyInput<C> : undefined;
