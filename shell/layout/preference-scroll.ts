/** how far down the visitor was, for the same page in another language: the address and the history entry are new ones */
const KEY = 'cairn:scroll';

interface SavedScroll {
  /** path and query without the locale's prefix */
  page: string;
  /** CSS pixels */
  y: number;
}

function read(): SavedScroll | undefined {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const isSaved = typeof saved === 'object' && saved !== null && 'page' in saved && 'y' in saved;
    return isSaved && typeof saved.page === 'string' && typeof saved.y === 'number'
      ? { page: saved.page, y: saved.y }
      : undefined;
  } catch {
    // storage may be forbidden, or hold something else
    return undefined;
  }
}

export function keepScroll(page: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ page, y: window.scrollY } satisfies SavedScroll));
  } catch {
    // without storage the page begins at its top
  }
}

/** Goes back to where the visitor was, once, if this is the page they were on; again when the page is complete. */
export function restoreScroll(page: string): void {
  const saved = read();
  if (!saved) return;
  sessionStorage.removeItem(KEY);
  if (saved.page !== page || saved.y === 0) return;
  // at once: the page never was anywhere else, as far as its reader is concerned
  const go = () => window.scrollTo({ top: saved.y, behavior: 'instant' });
  go();
  const reached = window.scrollY;
  const again = () => {
    // whoever has scrolled in the meantime stays there
    if (window.scrollY === reached) go();
  };
  if (document.readyState !== 'complete') window.addEventListener('load', again, { once: true });
}
