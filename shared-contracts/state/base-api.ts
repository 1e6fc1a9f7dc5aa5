import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import {
  type BaseQueryFn,
  type CombinedState,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import type { CallTransport } from './call-transport.ts';
import { CAPTCHA_HEADER, captchaAsked, solveCaptcha } from './captcha.ts';

export type { CallTransport };

const rawQuery = fetchBaseQuery({ baseUrl: '', fetchFn: (input, init) => fetch(input, init) });

export type BaseQuery = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>;

/** one call; `proof` is the solution of a captcha */
function send(args: string | FetchArgs, api: Parameters<BaseQuery>[1], options: object, proof?: string) {
  // the shell creates every store with a CallTransport as extra argument
  const transport = api.extra as CallTransport;
  const request = typeof args === 'string' ? { url: args } : args;
  const query = transport.fetch ? fetchBaseQuery({ baseUrl: '', fetchFn: transport.fetch }) : rawQuery;
  const headers = { ...transport.headers(), ...request.headers, ...(proof ? { [CAPTCHA_HEADER]: proof } : {}) };
  return query({ ...request, url: transport.baseUrl + request.url, headers }, api, options);
}

/** how often a call is repeated with a captcha: a plain one, then a hard one */
const CAPTCHA_TRIES = 2;

/** A call that is refused for want of a captcha (specification §8) is repeated with one; pages hear of it only when that fails too. */
const baseQuery: BaseQuery = async (args, api, options) => {
  let answer = await send(args, api, options);
  for (let tries = 0; tries < CAPTCHA_TRIES && !api.signal.aborted; tries++) {
    const asked = captchaAsked(answer.error?.status, answer.error?.data);
    if (!asked) return answer;
    // as above: every store has a CallTransport as its extra argument
    const proof = await solveCaptcha(api.extra as CallTransport, asked);
    if (proof === undefined) return answer;
    answer = await send(args, api, options, proof);
  }
  return answer;
};

export const REHYDRATE = 'platform/rehydrate';
type Rehydrate = PayloadAction<Record<string, unknown>, typeof REHYDRATE>;

const isRehydrate = (action: UnknownAction): action is Rehydrate => action.type === REHYDRATE;

/** tags by which one remote's mutation refreshes another's query */
export const TAGS = ['Session', 'Favourites', 'Priced', 'Seats', 'Booking', 'Chat'] as const;
export type Tag = (typeof TAGS)[number];

/** The one RTK Query api of the page. Domains add their endpoints with `injectScoped`. */
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
