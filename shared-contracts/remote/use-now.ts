import { useEffect, useState } from 'react';

/** Time for the reader's eyes: null while the page is rendered by the server and hydrated, then now, moving on by the minute. */
export function useNow(everyMs = 60_000): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
