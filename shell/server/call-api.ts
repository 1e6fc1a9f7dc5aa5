import { outgoingTraceparent } from '@cairn/shared-contracts/node/trace';

/** The one way from the shell to the api: every call belongs to the trace of the request that needs it, with a span of its own. */
export function callApi(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('traceparent', outgoingTraceparent());
  return fetch(url, { ...init, headers });
}
