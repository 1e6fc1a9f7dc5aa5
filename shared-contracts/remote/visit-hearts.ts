import { ownKey } from './own-storage.ts';

/**
 * Tours that were taken to the favourites in this visit, the newest last: from two on they can be compared. mf-catalog writes it and says
 * `mf-catalog/visit-hearts-changed`; the shell shows the bar of the comparison.
 */
const KEY = ownKey('visit-hearts');
const NONE: readonly number[] = [];
let snapshot: { text: string | null; ids: readonly number[] } = { text: null, ids: NONE };

const idsIn = (text: string | null): readonly number[] =>
  (text ?? '').split(',').flatMap((id) => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : []));

/** The same array as long as the browser holds the same, as `useSyncExternalStore` wants it. */
export function visitHearts(): readonly number[] {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text !== snapshot.text) snapshot = { text, ids: idsIn(text) };
    return snapshot.ids;
  } catch {
    // a browser that forbids storage keeps nothing
    return NONE;
  }
}

export const noVisitHearts = (): readonly number[] => NONE;

export function keepVisitHearts(ids: readonly number[]): void {
  try {
    sessionStorage.setItem(KEY, ids.join(','));
  } catch {
    // as above
  }
}
