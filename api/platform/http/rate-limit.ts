import { tooMany } from '../errors.ts';

const MINUTE_MS = 60_000;
const MAX_CLIENTS = 50_000;

interface Bucket {
  tokens: number;
  at: number;
}

/** @throws ApiError 429 too_many_requests */
export type RateLimit = (key: string, perMinute: number) => void | Promise<void>;

/**
 * Token buckets per client and call: a burst of `perMinute` calls, then an even refill.
 * @throws ApiError 429 too_many_requests
 */
export function createRateLimit(now: () => number = () => performance.now()): (key: string, perMinute: number) => void {
  const buckets = new Map<string, Bucket>();

  function forgetFull(at: number): void {
    for (const [key, bucket] of buckets) if (at - bucket.at > MINUTE_MS) buckets.delete(key);
    // a flood of new addresses: forgetting all is kinder than growing without end
    if (buckets.size >= MAX_CLIENTS) buckets.clear();
  }

  return (key, perMinute) => {
    const at = now();
    if (buckets.size >= MAX_CLIENTS) forgetFull(at);
    const bucket = buckets.get(key) ?? { tokens: perMinute, at };
    const tokens = Math.min(perMinute, bucket.tokens + ((at - bucket.at) / MINUTE_MS) * perMinute);
    if (tokens < 1) throw tooMany('too_many_requests', ((1 - tokens) * MINUTE_MS) / perMinute / 1_000);
    buckets.set(key, { tokens: tokens - 1, at });
  };
}
