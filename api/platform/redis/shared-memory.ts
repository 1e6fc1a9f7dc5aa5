import { createClient, type RedisClientType } from '@redis/client';
import type { Logger } from 'pino';

const CONNECT_MS = 2_000;
const RETRY_MAX_MS = 1_000;
/** what it is asked costs less than a millisecond; more is a fault */
const ANSWER_MS = 150;
/** after a question that was not answered nobody waits for the next one */
const PAUSE_MS = 1_000;

/** What all processes of the api know together, for as long as there is a Redis: nothing that must not be lost. */
export interface SharedMemory {
  /** @returns undefined where Redis is away or slow: whoever asks has another way, and a stricter one */
  ask<T>(question: (redis: RedisClientType, prefix: string) => Promise<T>): Promise<T | undefined>;
  isThere(): boolean;
  close(): void;
}

export interface SharedMemoryOptions {
  url: string;
  /** of the installation: another one may use the same Redis */
  prefix: string;
  log: Logger;
  now?: () => number;
  answerMs?: number;
}

/** Connects by itself, now and whenever it has to: nothing waits for it. */
export function sharedMemory({
  url,
  prefix,
  log,
  now = () => performance.now(),
  answerMs = ANSWER_MS,
}: SharedMemoryOptions): SharedMemory {
  const redis: RedisClientType = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: (tries) => Math.min(tries * 50, RETRY_MAX_MS) },
  });
  let pausedUntil = 0;
  redis.on('error', (error: Error) => log.debug({ error: error.message }, 'redis'));
  redis.connect().catch(() => undefined);

  const isThere = () => redis.isReady && now() >= pausedUntil;
  function pause(error: unknown): void {
    // of many questions at once the first tells
    if (now() >= pausedUntil)
      log.warn({ error: String(error) }, 'redis does not answer: every process counts for itself');
    pausedUntil = now() + PAUSE_MS;
  }
  return {
    isThere,
    async ask(question) {
      if (!isThere()) return undefined;
      const { promise: late, reject } = Promise.withResolvers<never>();
      const limit = setTimeout(() => reject(new Error(`no answer in ${answerMs} ms`)), answerMs);
      try {
        return await Promise.race([question(redis, prefix), late]);
      } catch (error) {
        pause(error);
        return undefined;
      } finally {
        clearTimeout(limit);
      }
    },
    close: () => redis.destroy(),
  };
}
