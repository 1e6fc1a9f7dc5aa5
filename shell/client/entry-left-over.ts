/** as react-router keeps the state of an entry, with what `use-back-entry.ts` says in it */
interface EntryState {
  usr?: { over?: string } | null;
}

/**
 * A page that is loaded again shows nothing over itself: the entry of what was open there, a log-in or a picture, is gone back over, or
 * the next Back would seem to do nothing.
 */
export function leaveEntryLeftOver({ history, location }: Pick<Window, 'history' | 'location'>): void {
  // only the router writes here
  const state = history.state as EntryState | null;
  if (location.hash !== '' && state?.usr?.over === location.hash) history.back();
}
