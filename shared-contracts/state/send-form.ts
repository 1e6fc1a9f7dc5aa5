import { withRetryAfter } from './api-error.ts';
import type { CallTransport } from './call-transport.ts';

export interface FormCall {
  path: string;
  body: FormData;
  headers: Readonly<Record<string, string>>;
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** status 0: there was no answer */
export interface FormAnswer {
  status: number;
  body: unknown;
}

const NO_ANSWER: FormAnswer = { status: 0, body: undefined };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** only XMLHttpRequest tells how much has gone out */
const bySocket = (url: string, { body, headers, onProgress, signal }: FormCall): Promise<FormAnswer> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const end = (answer: FormAnswer) => {
      signal?.removeEventListener('abort', stop);
      resolve(answer);
    };
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    };
    request.onload = () => {
      const seconds = request.getResponseHeader('retry-after');
      const headers = new Headers(seconds === null ? {} : { 'retry-after': seconds });
      end({ status: request.status, body: withRetryAfter(parsed(request.responseText), headers) });
    };
    request.onerror = () => end(NO_ANSWER);
    request.onabort = () => end(NO_ANSWER);
    if (signal?.aborted) return end(NO_ANSWER);
    signal?.addEventListener('abort', stop, { once: true });
    request.send(body);
  });

/** where there is no XMLHttpRequest, or calls are played: no progress but the end */
async function byFetch(
  url: string,
  send: typeof fetch,
  { body, headers, onProgress, signal }: FormCall,
): Promise<FormAnswer> {
  try {
    const answer = await send(url, { method: 'POST', body, headers, ...(signal ? { signal } : {}) });
    onProgress?.(1);
    return { status: answer.status, body: withRetryAfter(parsed(await answer.text()), answer.headers) };
  } catch {
    return NO_ANSWER;
  }
}

/** Sends a form with a file, and says how much of it has gone out. */
export const sendForm = (transport: CallTransport, call: FormCall): Promise<FormAnswer> => {
  const url = transport.baseUrl + call.path;
  const isPlayed = transport.isPlayed === true || typeof XMLHttpRequest === 'undefined';
  return isPlayed ? byFetch(url, transport.fetch ?? fetch, call) : bySocket(url, call);
};
