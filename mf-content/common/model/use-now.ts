import { useEffect, useState } from 'react';

const LOOK_MS = 30_000;

/** What the visitor's clock shows, looked at twice a minute; null on the server and until the page lives. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
