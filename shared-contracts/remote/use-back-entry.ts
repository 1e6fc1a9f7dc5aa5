import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

/** as the browser has it, with the prefix of the language */
const shownPage = (): string => window.location.pathname + window.location.search;

/**
 * An entry of the history for what opens over a page, so that the browser's Back closes it instead of leaving the page. Closed by another
 * means, it takes the entry away again. What opens over it may have an entry of its own. Where the visitor is, is read off the address:
 * the router renders a change of it when there is time, and somebody may close or press Back before. A reload shows nothing over the
 * page: by `over` in its state the shell knows the entry, and goes back over it. What is chosen in it and changes the address (prices in
 * another currency) stays when the entry goes.
 * @param name of the entry, unlike every id of the page: only the hash differs, so that the router shows the same page and asks no loader
 * @param onBack closes it; without one there is no entry
 * @returns `leave`: takes the entry away, and goes on only then, for going on may be a navigation as well
 */
export function useBackEntry(name: string, onBack: (() => void) | undefined): { leave: (then: () => void) => void } {
  const { pathname, search, hash, state, key } = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const own = useRef<string>(undefined);
  /** the page that it lies over, while there is an entry */
  const entered = useRef<string>(undefined);
  /** the entry below as it was then */
  const below = useRef<{ page: string; hash: string; state: unknown; shown: string }>(undefined);
  /** entries of others over it */
  const above = useRef(0);
  const goOn = useRef<(() => void) | undefined>(undefined);

  /** to call once the entry is gone: the one below has the address from before */
  const carry = () => {
    const page = entered.current;
    const to = below.current;
    if (page === undefined || to === undefined || page === to.page || shownPage() !== to.shown) return;
    void navigate(page + to.hash, { replace: true, preventScrollReset: true, state: to.state });
  };
  const left = () => {
    entered.current = undefined;
    const next = goOn.current ?? onBack;
    goOn.current = undefined;
    next?.();
  };
  const look = () => {
    if (own.current === undefined || window.location.hash !== own.current) return false;
    entered.current = pathname + search;
    above.current = 0;
    return true;
  };
  const enter = useEffectEvent(() => {
    if (!onBack) return;
    // over an entry that a reload has left: with the same hash nobody could tell the two apart
    own.current = window.location.hash === `#${name}` ? `#${name}-again` : `#${name}`;
    below.current = { page: pathname + search, hash, state, shown: shownPage() };
    const kept = typeof state === 'object' ? state : {};
    void navigate(
      { pathname, search, hash: own.current },
      { preventScrollReset: true, state: { ...kept, over: own.current } },
    );
    look();
  });
  const exit = useEffectEvent(() => {
    // somebody has gone to another page, or Back was pressed: the entry is no longer the one that is shown
    if (entered.current === undefined || window.location.hash !== own.current) return;
    window.addEventListener('popstate', carry, { once: true });
    void navigate(-1);
  });
  const popped = useEffectEvent(() => {
    if (look() || entered.current === undefined) return;
    if (above.current > 0) {
      above.current -= 1;
      return;
    }
    carry();
    left();
  });
  useEffect(() => {
    enter();
    const onPop = () => popped();
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      exit();
    };
  }, []);

  const moved = useEffectEvent(() => {
    if (look() || entered.current === undefined || kind === 'POP') return;
    // its own coming, rendered after somebody pressed Back
    if (hash === own.current) return;
    const page = pathname + search;
    // what is chosen in it changes the address and stays on it
    if (kind === 'REPLACE') entered.current = page;
    else if (page === entered.current && hash !== '') above.current += 1;
    // a link in it leads elsewhere, or to the page itself
    else left();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has a key of its own
  useEffect(() => moved(), [key]);

  return {
    leave(then) {
      if (entered.current === undefined) return then();
      goOn.current = then;
      void navigate(-1);
    },
  };
}
