import { tooMany } from '../errors.ts';
import type { SharedMemory } from '../redis/shared-memory.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';

const MINUTE_MS = 60_000;

/**
 * The same bucket as in rate-limit.ts, one for all processes, by the clock of Redis: those of the processes may differ.
 * @returns milliseconds until there is a token; 0: one was taken
 */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local per_minute = tonumber(ARGV[1])
local bucket = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens = tonumber(bucket[1]) or per_minute
local at = tonumber(bucket[2]) or now
tokens = math.min(per_minute, tokens + math.max(0, now - at) / ${MINUTE_MS} * per_minute)
if tokens < 1 then return math.ceil((1 - tokens) * ${MINUTE_MS} / per_minute) end
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens - 1), 'at', tostring(now))
redis.call('PEXPIRE', KEYS[1], ${MINUTE_MS})
return 0`;

/** so many of a process's own calls pass where it does not know of the others' */
const alone = (perMinute: number): number => Math.max(1, Math.floor(perMinute / 2));

/**
 * One limit for all processes. Each counts its own calls as well: where Redis is away a client gets half of what one process gives, and
 * nobody gets more than the limit from any process.
 * @throws ApiError 429 too_many_requests
 */
export function sharedRateLimit(memory: SharedMemory, now?: () => number): RateLimit {
  const own = createRateLimit(now);
  const strict = createRateLimit(now);
  return async (key, perMinute) => {
    await own(key, perMinute);
    const waitMs = await memory.ask(async (redis, prefix) =>
      Number(await redis.eval(TAKE, { keys: [`${prefix}:rate:${key}`], arguments: [String(perMinute)] })),
    );
    if (waitMs === undefined) await strict(key, alone(perMinute));
    else if (waitMs > 0) throw tooMany('too_many_requests', waitMs / 1_000);
  };
}
