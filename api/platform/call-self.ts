import { inSpan } from '@cairn/shared-contracts/node/spans';
import { outgoingTraceparent, traceparentOf } from '@cairn/shared-contracts/node/trace';

/** A call of the api to itself: in the trace of what needs it, with a span of its own. */
export function callSelf(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET' } = init;
  return inSpan(
    { name: `${method} ${new URL(url).pathname}`, kind: 'client' },
    (trace) => {
      const headers = new Headers(init.headers);
      headers.set('traceparent', trace ? traceparentOf(trace) : outgoingTraceparent());
      return fetch(url, { ...init, headers });
    },
    ({ status }) => ({ attributes: { 'http.response.status_code': status } }),
  );
}
