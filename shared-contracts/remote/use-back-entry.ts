import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { entryClosed, entryOpened, isOver, shownEntry, whenPast } from './entries-over.ts';

/** as the browser has it, with the prefix of the language */
const shownPage = (): string => window.location.pathname + window.location.search;

/** which entry of the tab is shown: react-router counts them */
const shownPlace = (): number => Number(window.history.state?.idx);

interface Below {
  page: string;
  hash: string;
  state: unknown;
  shown: string;
}

interface Own {
  id: string;
  hash: string;
  place: number;
  /** the page that it lies over */
  page: string;
  /** the entry below as it was then */
  below: Below;
}

/**
 * An entry of the history for what opens over a page, so that the browser's Back closes it instead of leaving the page. Closed by another
 * means, it takes the entry away again; entries-over.ts says which are still shown, and the router goes past all others. What opens over
 * it may have an entry of its own. Where the visitor is, is read off the history: the router renders a change of it when there is time,
 * and somebody may close or press Back before. What is chosen in it and changes the address (prices in another currency) stays when the
 * entry goes.
 * @param name of the entry, unlike every id of the page: only the hash differs, so that the router shows the same page and asks no loader
 * @param onBack closes it; without one there is no entry
 * @returns `leave`: takes the entry away, and goes on only then, for going on may be a navigation as well
 */
export function useBackEntry(name: string, onBack: (() => void) | undefined): { leave: (then: () => void) => void } {
  const { pathname, search, hash, state, key } = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  /** while there is an entry */
  const own = useRef<Own>(undefined);
  /** what has been looked at: its coming is none of its moves */
  const lastKey = useRef(key);

  /** to call once the entry is gone: the one below has the address from before */
  const carry = ({ page, place, below }: Own) => {
    if (page === below.page || shownPlace() !== place - 1 || shownPage() !== below.shown) return;
    void navigate(page + below.hash, { replace: true, preventScrollReset: true, state: below.state });
  };
  const close = () => {
    const entry = own.current;
    own.current = undefined;
    if (!entry) return;
    entryClosed(entry.id);
    whenPast(() => carry(entry));
  };
  const enter = useEffectEvent(() => {
    const under = shownEntry();
    const isTaken = under.hash === `#${name}`;
    // an older release of whoever shows it makes the entry by itself
    if (!onBack || (isTaken && isOver(under) && !under.state.overId)) return;
    const page = pathname + search;
    const entry = {
      id: Math.random().toString(36).slice(2),
      // the page may have been asked for with that very hash
      hash: isTaken ? `#${name}-again` : `#${name}`,
      page,
      below: { ...under, page, shown: shownPage() },
    };
    const kept = typeof under.state === 'object' ? under.state : {};
    entryOpened(entry.id);
    void navigate(
      { pathname, search, hash: entry.hash },
      { preventScrollReset: true, state: { ...kept, over: entry.hash, overId: entry.id } },
    );
    own.current = { ...entry, place: shownPlace() };
  });
  const popped = useEffectEvent(() => {
    if (!own.current || shownPlace() >= own.current.place) return;
    close();
    onBack?.();
  });
  const exit = useEffectEvent(close);
  useEffect(() => {
    let isShown = true;
    const onPop = () => popped();
    // what it takes the place of may be on its way out of the history
    whenPast(() => {
      if (isShown) enter();
    });
    window.addEventListener('popstate', onPop);
    return () => {
      isShown = false;
      window.removeEventListener('popstate', onPop);
      exit();
    };
  }, []);

  const moved = useEffectEvent(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    const entry = own.current;
    // its own coming may be rendered after somebody pressed Back
    if (!entry || kind === 'POP' || (kind === 'PUSH' && hash === entry.hash)) return;
    // what is chosen in it changes the address and stays on it
    if (kind === 'REPLACE') entry.page = pathname + search;
    // a link in it leads elsewhere, or to the page itself
    else if (!isOver({ hash, state })) {
      close();
      onBack?.();
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has a key of its own
  useEffect(() => moved(), [key]);

  return {
    leave(then) {
      close();
      whenPast(then);
    },
  };
}
