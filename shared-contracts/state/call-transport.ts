/** What a store's calls go through; given to the thunk middleware as its extra argument. Differs between server and browser. */
export interface CallTransport {
  /** before the paths of specification §7: '/api' in the browser, the api's own address on the server */
  baseUrl: string;
  /** X-Language, X-Currency and so on, read anew for every call */
  headers(): Record<string, string>;
  fetch?: typeof fetch;
  /** tests: files go through `fetch` as well, without progress */
  isPlayed?: true;
}
