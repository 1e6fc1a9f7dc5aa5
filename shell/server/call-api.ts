import { outgoingTraceparent } from '@cairn/shared-contracts/node/trace';
import { ApiPulse, type PulseOptions } from './api-pulse.ts';

/** answered by the api's process itself, whatever its database does */
const SIGN_OF_LIFE = '/livez';
/** a call that takes longer is given up: a lock that is held, a provider that never answers */
const LIMIT_MS = 15_000;
const pulses = new Map<string, ApiPulse>();
let watch: Omit<PulseOptions, 'ask'> = {};

/** How the apis that are called from now on are watched. */
export function watchApis(options: Omit<PulseOptions, 'ask'>): void {
  watch = options;
  pulses.clear();
}

function pulseOf(origin: string): ApiPulse {
  const known = pulses.get(origin);
  if (known) return known;
  const pulse = new ApiPulse({
    ...watch,
    ask: async (signal) => (await fetch(origin + SIGN_OF_LIFE, { signal })).body?.cancel(),
  });
  pulses.set(origin, pulse);
  return pulse;
}

/**
 * The one way from the shell to the api: every call belongs to the trace of the request that needs it, with a span of its own, and is given
 * up when the api hangs.
 * @param limitMs until its first byte
 * @throws ApiSilent
 */
export function callApi(url: string, init: RequestInit = {}, limitMs = LIMIT_MS): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('traceparent', outgoingTraceparent());
  return pulseOf(new URL(url).origin).during((hangs) => {
    const signal = init.signal ? AbortSignal.any([init.signal, hangs]) : hangs;
    return fetch(url, { ...init, headers, signal });
  }, limitMs);
}
