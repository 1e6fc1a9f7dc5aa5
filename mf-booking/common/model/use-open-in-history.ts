import { useIsHydrated } from '@cairn/shared-contracts/ui/use-is-hydrated';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

export interface OpenInHistory {
  isOpen: boolean;
  open(): void;
  close(): void;
}

/** What another entry takes over from this one's state: a press that chose a departure was made once. */
export function keptState(state: unknown): Record<string, unknown> {
  if (typeof state !== 'object' || state === null) return {};
  const { chosen: _once, ...kept } = state as Record<string, unknown>;
  return kept;
}

/**
 * Whether a sheet or a dialog is open, as an entry of the browser's history: Back closes it and leaves the page where it was, Forward
 * and a reload bring it back. What was chosen meanwhile, in the query, stays when it closes.
 * @param name of what is open; one at a time
 */
export function useOpenInHistory(name: string): OpenInHistory {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  // the server knows nothing of the browser's history
  const isLive = useIsHydrated();
  const isOpen = isLive && keptState(state).open === name;
  const chosenRef = useRef<string | null>(null);
  useEffect(() => {
    if (isOpen) {
      chosenRef.current = search;
      return;
    }
    const chosen = chosenRef.current;
    chosenRef.current = null;
    if (chosen === null || chosen === search) return;
    void navigate(
      { pathname, search: chosen, hash },
      { replace: true, state: keptState(state), preventScrollReset: true },
    );
  }, [isOpen, pathname, search, hash, state, navigate]);
  return {
    isOpen,
    open: () => {
      if (isOpen) return;
      void navigate(
        { pathname, search, hash },
        { state: { ...keptState(state), open: name }, preventScrollReset: true },
      );
    },
    close: () => {
      if (isOpen) void navigate(-1);
    },
  };
}
