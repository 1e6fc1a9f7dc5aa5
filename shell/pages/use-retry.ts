import { useEffect } from 'react';

/** as the Retry-After of the guide: long enough for a restart, short enough to wait for */
const RETRY_AFTER_MS = 30_000;

/** Loads the page anew every 30 seconds while it is away; not behind other tabs, where nobody waits. */
export function useRetry(isAway: boolean): void {
  useEffect(() => {
    if (!isAway) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') window.location.reload();
    }, RETRY_AFTER_MS);
    return () => clearInterval(timer);
  }, [isAway]);
}
