import { BUDGET_HEADER } from '@cairn/shared-contracts/api/budget';
import { Pulse, type PulseOptions } from '@cairn/shared-contracts/node/pulse';
import { beginSpan } from '@cairn/shared-contracts/node/spans';
import { outgoingTrace, traceparentOf } from '@cairn/shared-contracts/node/trace';

/** answered by the api's process itself, whatever its database does */
const SIGN_OF_LIFE = '/livez';
/** a call that takes longer is given up: a lock that is held, a provider that never answers */
const LIMIT_MS = 15_000;
type Watch = Omit<PulseOptions, 'ask' | 'name'>;

const pulses = new Map<string, Pulse>();
let watch: Watch = {};

/** How the apis that are called from now on are watched. */
export function watchApis(options: Watch): void {
  watch = options;
  pulses.clear();
}

function pulseOf(origin: string): Pulse {
  const known = pulses.get(origin);
  if (known) return known;
  const pulse = new Pulse({
    ...watch,
    name: 'the api',
    ask: async (signal) => (await fetch(origin + SIGN_OF_LIFE, { signal })).body?.cancel(),
  });
  pulses.set(origin, pulse);
  return pulse;
}

const isData = ({ headers }: Response): boolean => /[/+]json\b/.test(headers.get('content-type') ?? '');

/** Data comes as a whole: an api that stops behind its headers has not answered. Files flow, however large they are and slow the line. */
async function received(answer: Response): Promise<Response> {
  if (!answer.body || !isData(answer)) return answer;
  return new Response(await answer.arrayBuffer(), answer);
}

/** hears of each piece of a file that goes by; what is sent as a whole is there already */
function heard(body: RequestInit['body'], onPiece: () => void): RequestInit['body'] {
  if (!(body instanceof ReadableStream)) return body;
  const transform = (piece: Uint8Array, controller: TransformStreamDefaultController<Uint8Array>) => {
    onPiece();
    controller.enqueue(piece);
  };
  return body.pipeThrough(new TransformStream({ transform }));
}

/**
 * The one way from the shell to the api: every call belongs to the trace of the request that needs it, with a span of its own, says how long
 * anybody will wait for it, and is given up then, or when the api hangs.
 * @param limitMs until the first byte of a file, or the last one of data; while a file is sent, since a piece of it went by
 * @throws Silent
 */
export async function callApi(url: string, init: RequestInit = {}, limitMs = LIMIT_MS): Promise<Response> {
  const headers = new Headers(init.headers);
  const trace = outgoingTrace();
  headers.set('traceparent', traceparentOf(trace));
  // how long a file is on its way is the line's affair
  if (!(init.body instanceof ReadableStream)) headers.set(BUDGET_HEADER, String(Math.ceil(limitMs)));
  const { origin, pathname } = new URL(url);
  const { method = 'GET' } = init;
  const attributes = { 'http.request.method': method, 'url.path': pathname };
  const end = beginSpan({ name: `${method} ${pathname}`, kind: 'client', trace, attributes });
  try {
    const answer = await pulseOf(origin).during(async (hangs, goOn) => {
      const signal = init.signal ? AbortSignal.any([init.signal, hangs]) : hangs;
      const body = init.body ? { body: heard(init.body, goOn) } : {};
      return received(await fetch(url, { ...init, ...body, headers, signal }));
    }, limitMs);
    end({ attributes: { 'http.response.status_code': answer.status } });
    return answer;
  } catch (error) {
    end({ error: String(error) });
    throw error;
  }
}
