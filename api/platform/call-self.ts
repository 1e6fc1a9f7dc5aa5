import { outgoingTraceparent } from '@cairn/shared-contracts/node/trace';

/** A call of the api to itself: in the trace of what needs it, with a span of its own. */
export function callSelf(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('traceparent', outgoingTraceparent());
  return fetch(url, { ...init, headers });
}
