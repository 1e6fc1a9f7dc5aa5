import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { LinkToken } from './use-link-token.ts';

/** a browser that forbids storage shows the page as for a link that was used */
function withStorage<Answer>(work: (storage: Storage) => Answer): Answer | undefined {
  try {
    return work(window.sessionStorage);
  } catch {
    return undefined;
  }
}

/**
 * Whether the mailed link has done its work. Some links end the session of whoever opens them, and then the shell loads the page anew
 * (session-watch.ts): without its token, which is out of the address by then. That it has worked is kept over this one load.
 */
export function useLinkDone(token: LinkToken): { isDone: boolean; setDone: () => void } {
  const key = `cairn:link-done ${useLocation().pathname}`;
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (token === undefined) return;
    // a link that is opened after it is another one
    if (token === null && withStorage((storage) => storage.getItem(key))) setDone(true);
    const forget = () => void withStorage((storage) => storage.removeItem(key));
    forget();
    return forget;
  }, [token, key]);
  return {
    isDone,
    setDone() {
      withStorage((storage) => storage.setItem(key, '1'));
      setDone(true);
    },
  };
}
