import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** only the hash differs: the router shows the same page and asks no loader */
const HASH = '#log-in';
/** over an entry that a reload has left: with the same hash nobody could tell the two apart */
const HASH_AGAIN = '#log-in-again';

/**
 * An entry of the history for what opens over a page, so that the browser's Back closes it instead of leaving the page. Closed by another
 * means, it takes the entry away again. Where the visitor is, is read off the address: the router renders a change of it when there is
 * time, and somebody may close or press Back before.
 * @param onBack closes it; without one there is no entry
 * @returns `leave`: takes the entry away, and goes on only then, for going on may be a navigation as well
 */
export function useBackEntry(onBack: (() => void) | undefined): { leave: (then: () => void) => void } {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const own = useRef<string | undefined>(undefined);
  const isEntered = useRef(false);
  const goOn = useRef<(() => void) | undefined>(undefined);

  const look = useEffectEvent(() => {
    if (own.current === undefined) return;
    if (window.location.hash === own.current) {
      isEntered.current = true;
    } else if (isEntered.current) {
      isEntered.current = false;
      const next = goOn.current ?? onBack;
      goOn.current = undefined;
      next?.();
    }
  });
  const enter = useEffectEvent(() => {
    if (!onBack) return;
    own.current = window.location.hash === HASH ? HASH_AGAIN : HASH;
    void navigate({ pathname, search, hash: own.current }, { preventScrollReset: true, state });
    look();
  });
  const exit = useEffectEvent(() => {
    // somebody has gone to another page, or Back was pressed: the entry is no longer the one that is shown
    if (isEntered.current && window.location.hash === own.current) void navigate(-1);
  });
  useEffect(() => {
    enter();
    const onPop = () => look();
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      exit();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what is waited for
  useEffect(() => look(), [hash]);

  return {
    leave(then) {
      if (!isEntered.current) return then();
      goOn.current = then;
      void navigate(-1);
    },
  };
}
