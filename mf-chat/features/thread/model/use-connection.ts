import { useEffect, useState } from 'react';

/** a socket that is back so soon is not worth a word */
const PATIENCE_MS = 4000;

/** whether to tell the reader that live messages are missing */
export function useConnection(isOnline: boolean): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (isOnline) return setIsAway(false);
    const timer = setTimeout(() => setIsAway(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isOnline]);
  return isAway;
}
