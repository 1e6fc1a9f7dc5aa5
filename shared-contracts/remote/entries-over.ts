import type { Location } from 'react-router';

/** an entry of the history, as the router tells of it */
type Entry = Pick<Location, 'hash' | 'state'>;

interface Known {
  /** ids of entries whose dialogs, calendars and viewers are shown */
  open: Set<string>;
  /** steps over entries that the browser has not made yet */
  steps: number;
}

declare global {
  interface Window {
    /** one for the shell and all remotes, whose copies of this module come and go with their releases */
    __ENTRIES_OVER__?: Known;
  }
}

const known = (): Known => {
  window.__ENTRIES_OVER__ ??= { open: new Set(), steps: 0 };
  return window.__ENTRIES_OVER__;
};

/** as react-router keeps the state of an entry */
export const shownEntry = (): Entry => ({ hash: window.location.hash, state: window.history.state?.usr });

/** Whether it is an entry of something over the page (use-back-entry.ts). */
export const isOver = ({ hash, state }: Entry): boolean => hash !== '' && state?.over === hash;

/** Whether nothing shows any more what the entry was made for. Of one without an id, of an older release, nobody knows. */
export const isLeft = (entry: Entry): boolean =>
  isOver(entry) && entry.state.overId !== undefined && !known().open.has(entry.state.overId);

export const entryOpened = (id: string): void => void known().open.add(id);

/** Goes back, unless something that is still open lies over it: the router goes past what is left below. */
export function entryClosed(id: string): void {
  const { open, steps } = known();
  open.delete(id);
  if (steps === 0 && isLeft(shownEntry())) step(-1);
}

/** One entry back or on, past one that is left. */
export function step(by: 1 | -1): void {
  const now = known();
  now.steps += 1;
  window.addEventListener('popstate', () => (now.steps -= 1), { once: true });
  window.history.go(by);
}

/** Calls back where no entry that is left is shown: at once, or when the browser has gone past them. */
export function whenPast(then: () => void): void {
  if (known().steps === 0 && !isLeft(shownEntry())) then();
  else window.addEventListener('popstate', () => whenPast(then), { once: true });
}
