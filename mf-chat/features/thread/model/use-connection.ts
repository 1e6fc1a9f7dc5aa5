import { useEffect, useState, useSyncExternalStore } from 'react';

/** a socket that is back so soon is not worth a word */
const PATIENCE_MS = 4000;

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};
const isBrowserOnline = () => navigator.onLine;

/** `away`: the site can be reached, its socket not yet again */
export type Connection = 'live' | 'away' | 'offline';

/** what to tell the reader of the line. @param isLive the socket is there */
export function useConnection(isLive: boolean): Connection {
  const isOnline = useSyncExternalStore(subscribe, isBrowserOnline, () => true);
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (isLive) return setIsAway(false);
    const timer = setTimeout(() => setIsAway(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isLive]);
  if (!isOnline) return 'offline';
  return isAway ? 'away' : 'live';
}
