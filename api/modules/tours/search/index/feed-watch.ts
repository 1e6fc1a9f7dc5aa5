import type { Logger } from 'pino';
import type { ChangeFeed } from './change-feed.ts';

const HEARTBEAT_MS = 20_000;
/** a feed that is silent so long is broken, whatever its connection says */
const PATIENCE_MS = 5_000;

/**
 * Looks from time to time whether changes are heard at all.
 * @param lost is called when they are not
 * @returns how to stop
 */
export function watchFeed(feed: ChangeFeed, lost: () => void, log: Logger): () => void {
  let isStopped = false;
  async function beat(): Promise<void> {
    try {
      if (isStopped || (await feed.ping(PATIENCE_MS))) return;
      log.warn('the search index hears nothing of changes');
      lost();
    } catch (error) {
      log.warn({ error: String(error) }, 'the search index cannot reach the database');
    }
  }
  const heartbeat = setInterval(() => void beat(), HEARTBEAT_MS);
  heartbeat.unref();
  return () => {
    isStopped = true;
    clearInterval(heartbeat);
  };
}
