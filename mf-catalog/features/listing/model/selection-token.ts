import { useSyncExternalStore } from 'react';

/** The shell keeps the token of the tour-selection mode here (specification §2: query parameter tour-selection-token). */
export const COOKIE = 'tour_selection_token';
/** what the page hears when a selection has changed */
export const CHANGED = 'cairn:tour-selection';

/** the token in `document.cookie`; null without one */
export function tokenOf(cookies: string): string | null {
  const value = /(?:^|;\s*)tour_selection_token=([^;]*)/.exec(cookies)?.[1];
  return value ? decodeURIComponent(value) : null;
}

export function onSelection(listener: () => void): () => void {
  // another tab selects for the same request
  window.addEventListener('storage', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(CHANGED, listener);
  };
}

const noToken = (): null => null;

/**
 * Tour-selection mode: null unless the visitor came with a token, which few do. The server does not know it: the mode begins after
 * hydration.
 */
export const useSelectionToken = (): string | null =>
  useSyncExternalStore(onSelection, () => tokenOf(document.cookie), noToken);
