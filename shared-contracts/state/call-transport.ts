import type { FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query';

/** What RTK Query gets of a call that was made without `fetch`. */
export type PlainResult = { data: unknown; error?: undefined } | { error: FetchBaseQueryError; data?: undefined };

/** What a store's calls go through; given to the thunk middleware as its extra argument. Differs between server and browser. */
export interface CallTransport {
  /** before the paths of specification §7: '/api' in the browser, the api's own address on the server */
  baseUrl: string;
  /** X-Language, X-Currency and so on, read anew for every call */
  headers(): Record<string, string>;
  fetch?: typeof fetch;
  /**
   * Makes a call in place of `fetch`: the server's, which has neither requests nor streams to be made for each. Never rejects.
   * @param request with its whole address, all its headers and no body
   */
  ask?(request: FetchArgs, signal: AbortSignal): Promise<PlainResult>;
  /** tests: files go through `fetch` as well, without progress */
  isPlayed?: true;
}
