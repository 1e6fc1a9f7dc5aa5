import type { EndpointDefinitions, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import { partsOf, type Said } from '../api/call-request.ts';
import type { AnswerOf, CallInput, ReducedCall } from '../api/define-call.ts';
import type { BaseQuery } from './base-api.ts';
import { type Build, injectScoped } from './scoped-endpoints.ts';
import type { Tag } from './tags.ts';

type Query<Arg, Answer> = QueryDefinition<Arg, BaseQuery, Tag, Answer, 'api'>;
type Mutation<Arg, Answer> = MutationDefinition<Arg, BaseQuery, Tag, Answer, 'api'>;
type Endpoint<C, Arg> = C extends { method: 'GET' } ? Query<Arg, AnswerOf<C>> : Mutation<Arg, AnswerOf<C>>;

/** which tags a call's answer belongs to, or which ones it makes stale */
type Tags<C, Arg> = C extends { method: 'GET' }
  ? Pick<Query<Arg, AnswerOf<C>>, 'providesTags'>
  : Pick<Mutation<Arg, AnswerOf<C>>, 'invalidatesTags' | 'extraOptions'>;

/** names that the call does not take are of no type: neither more nor less than it takes is said */
type Exactly<Said, C> = Said & Record<Exclude<keyof Said, keyof CallInput<C>>, never>;
/** the same of what a function gives, where it cannot be told from the type that it is inferred from */
type IsKnown<Said, C> = [Exclude<keyof Said, keyof CallInput<C>>] extends [never]
  ? Said extends CallInput<C>
    ? unknown
    : never
  : never;
/** without anything that has to be said, nothing need be */
// biome-ignore lint/suspicious/noConfusingVoidType: what RTK Query's hooks and `initiate` take no argument for
type Arg<T> = [T] extends [undefined] ? void : Partial<T> extends T ? T | void : T;
type Rest<C, Fixed> = Arg<Omit<CallInput<C>, keyof Fixed>>;

type Options<C, A> = Tags<C, A> & {
  /** the browser finishes the call when the page is left */
  keepalive?: true;
};

export interface CallBuilder {
  /** what the caller says is what the call takes */
  <C extends ReducedCall>(call: C, options?: Options<C, Arg<CallInput<C>>>): Endpoint<C, Arg<CallInput<C>>>;
  /** part of it is always the same; the caller says the rest */
  <C extends ReducedCall, const Fixed extends Partial<CallInput<C>>>(
    call: C,
    options: Options<C, Rest<C, Fixed>> & { fixed: Exactly<Fixed, C> },
  ): Endpoint<C, Rest<C, Fixed>>;
  /** the caller says something else, which `send` puts as the call takes it */
  <C extends ReducedCall, A, Said extends object>(
    call: C,
    options: Options<C, A> & { send: ((arg: A) => Said) & IsKnown<Said, C> },
  ): Endpoint<C, A>;
}

/** the request of a call, as RTK Query sends it */
function requestOf(call: ReducedCall, said: Said | undefined, keepalive: true | undefined) {
  const { query, body } = partsOf(call, said);
  // of an empty object RTK Query still makes a '?', and the address is another one
  const params = Object.keys(query).length > 0 ? { params: query } : {};
  if (!body) return { url: call.path, ...params };
  return { url: call.path, method: 'POST', ...params, body, ...(keepalive ? { keepalive } : {}) };
}

/** makes endpoints of definitions of calls: a GET is a query, a POST is a mutation */
export const callBuilder = (build: Build): CallBuilder => {
  const make = (
    call: ReducedCall,
    options: { fixed?: Said; send?: (arg: unknown) => Said; keepalive?: true } = {},
  ): object => {
    const { fixed, send, keepalive, ...tags } = options;
    const query = (arg: unknown) => {
      // without `send` the argument is what is said: CallBuilder types it so
      const said = send ? send(arg) : (arg as Said | undefined);
      return requestOf(call, fixed ? { ...said, ...fixed } : said, keepalive);
    };
    if (call.method === 'POST') return build.mutation({ ...tags, query });
    return build.query({ ...tags, query, extraOptions: { isOwn: call.auth === 'required' } });
  };
  // the types of the definition, which the builder itself has no use for
  return make as unknown as CallBuilder;
};

/** Adds endpoints made of calls under `scope` for `owner`: see `injectScoped`. */
export const injectCalls = <T extends EndpointDefinitions>(
  scope: string,
  owner: string,
  define: (call: CallBuilder) => T,
) => injectScoped(scope, owner, (build) => define(callBuilder(build)));
