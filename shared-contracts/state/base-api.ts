import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import {
  type BaseQueryFn,
  type CombinedState,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';

/** What a store's calls go through; given to the thunk middleware as its extra argument. Differs between server and browser. */
export interface CallTransport {
  /** before the paths of specification §7: '/api' in the browser, the api's own address on the server */
  baseUrl: string;
  /** X-Language, X-Currency and so on, read anew for every call */
  headers(): Record<string, string>;
  fetch?: typeof fetch;
}

const rawQuery = fetchBaseQuery({ baseUrl: '', fetchFn: (input, init) => fetch(input, init) });

const baseQuery: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError> = (args, api, options) => {
  // the shell creates every store with a CallTransport as extra argument
  const transport = api.extra as CallTransport;
  const request = typeof args === 'string' ? { url: args } : args;
  const query = transport.fetch ? fetchBaseQuery({ baseUrl: '', fetchFn: transport.fetch }) : rawQuery;
  return query(
    { ...request, url: transport.baseUrl + request.url, headers: { ...transport.headers(), ...request.headers } },
    api,
    options,
  );
};

export const REHYDRATE = 'platform/rehydrate';
type Rehydrate = PayloadAction<Record<string, unknown>, typeof REHYDRATE>;

const isRehydrate = (action: UnknownAction): action is Rehydrate => action.type === REHYDRATE;

/** tags by which one remote's mutation refreshes another's query */
export const TAGS = ['Session', 'Favourites', 'Priced', 'Seats', 'Booking', 'Chat'] as const;

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
