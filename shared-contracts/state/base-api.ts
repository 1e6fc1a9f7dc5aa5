import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import {
  type BaseQueryFn,
  buildCreateApi,
  type CombinedState,
  coreModule,
  type FetchArgs,
  type FetchBaseQueryError,
  fetchBaseQuery,
  reactHooksModule,
} from '@reduxjs/toolkit/query/react';
import { withRetryAfter } from './api-error.ts';
import type { CallTransport } from './call-transport.ts';
import { CAPTCHA_HEADER, captchaAsked, solveCaptcha } from './captcha.ts';
import { hasLeft } from './leaving.ts';
import { plainSelector } from './plain-selector.ts';
import { useDispatch, useSelector, useStore } from './store-context.ts';
import { TAGS } from './tags.ts';

export type { CallTransport };

const rawQuery = fetchBaseQuery({ baseUrl: '', fetchFn: (input, init) => fetch(input, init) });

/** what an endpoint says of its call beside the request */
export interface CallOptions {
  /** only its user may ask: not asked any more once they have logged out */
  isOwn?: boolean;
  /** a mutation after which every answer is as good as before: nothing on any page knows of it */
  changesNothing?: true;
}

export type BaseQuery = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, CallOptions>;

/** what the api would say to whoever has logged out */
const GONE: FetchBaseQueryError = { status: 401, data: { message: 'You have logged out', code: 'unauthorized' } };

/** one call; `proof` is the solution of a captcha */
async function send(args: string | FetchArgs, api: Parameters<BaseQuery>[1], options: object, proof?: string) {
  // the shell creates every store with a CallTransport as extra argument
  const transport = api.extra as CallTransport;
  const request = typeof args === 'string' ? { url: args } : args;
  const headers = { ...transport.headers(), ...request.headers, ...(proof ? { [CAPTCHA_HEADER]: proof } : {}) };
  const whole = { ...request, url: transport.baseUrl + request.url, headers };
  if (transport.ask) return transport.ask(whole, api.signal);
  const query = transport.fetch ? fetchBaseQuery({ baseUrl: '', fetchFn: transport.fetch }) : rawQuery;
  const answer = await query(whole, api, options);
  if (answer.error?.status !== 429) return answer;
  const data = withRetryAfter(answer.error.data, answer.meta?.response?.headers);
  return { error: { status: 429, data }, meta: answer.meta };
}

/** how often a call is repeated with a captcha: a plain one, then a hard one */
const CAPTCHA_TRIES = 2;

/**
 * What a page needed and did not get is logged by its name (specification §8), beside the browser's own line, which says the address
 * alone. What the api refuses is an answer, and the page shows it; on the server the proxy logs both.
 */
function logFailure({ type, endpoint, signal }: Parameters<BaseQuery>[1], status: unknown): void {
  const isAnswer = typeof status === 'number' && status < 500;
  const isSeen = typeof document !== 'undefined' && !signal.aborted;
  if (type === 'query' && isSeen && !isAnswer) console.info(`${endpoint} failed: ${status}`);
}

/** A call that is refused for want of a captcha (specification §8) is repeated with one; pages hear of it only when that fails too. */
const baseQuery: BaseQuery = async (args, api, options) => {
  // as above: every store has a CallTransport as its extra argument
  if (options?.isOwn && (await hasLeft(api.extra as CallTransport))) return { error: GONE };
  let answer = await send(args, api, options);
  for (let tries = 0; tries < CAPTCHA_TRIES && !api.signal.aborted; tries++) {
    const asked = captchaAsked(answer.error?.status, answer.error?.data);
    if (!asked) break;
    // as above: every store has a CallTransport as its extra argument
    const proof = await solveCaptcha(api.extra as CallTransport, asked);
    if (proof === undefined) break;
    answer = await send(args, api, options, proof);
  }
  if (answer.error) logFailure(api, answer.error.status);
  return answer;
};

export const REHYDRATE = 'platform/rehydrate';
type Rehydrate = PayloadAction<Record<string, unknown>, typeof REHYDRATE>;

const isRehydrate = (action: UnknownAction): action is Rehydrate => action.type === REHYDRATE;

const isServer = typeof document === 'undefined';
const selectors = isServer ? { createSelector: plainSelector } : {};
const hooks = { useDispatch, useSelector, useStore };
const createApi = buildCreateApi(coreModule(selectors), reactHooksModule({ hooks, ...selectors }));

/** The one RTK Query api of the page, the platform's alone. Domains add their endpoints with `injectScoped`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  endpoints: () => ({}),
  extractRehydrationInfo(
    action,
    { reducerPath },
  ): CombinedState<Record<string, never>, (typeof TAGS)[number], 'api'> | undefined {
    // the payload is this very reducer's state, written by the server's store
    return isRehydrate(action)
      ? (action.payload[reducerPath] as CombinedState<Record<string, never>, (typeof TAGS)[number], 'api'>)
      : undefined;
  },
});

export type BaseApi = typeof baseApi;
