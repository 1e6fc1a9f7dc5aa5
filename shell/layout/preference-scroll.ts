/** how far down the visitor was, for the same page in another language: the address and the history entry are new ones */
const KEY = 'cairn:scroll';

interface Kept {
  /** path and query without the locale's prefix */
  page: string;
  /** CSS pixels */
  y: number;
}

function read(): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const isKept = typeof kept === 'object' && kept !== null && 'page' in kept && 'y' in kept;
    return isKept && typeof kept.page === 'string' && typeof kept.y === 'number'
      ? { page: kept.page, y: kept.y }
      : undefined;
  } catch {
    // storage may be forbidden, or hold something else
    return undefined;
  }
}

export function keepScroll(page: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ page, y: window.scrollY } satisfies Kept));
  } catch {
    // without storage the page begins at its top
  }
}

/** Goes back to where the visitor was, once, if this is the page they were on; again when the page is complete. */
export function restoreScroll(page: string): void {
  const kept = read();
  if (!kept) return;
  sessionStorage.removeItem(KEY);
  if (kept.page !== page || kept.y === 0) return;
  // at once: the page never was anywhere else, as far as its reader is concerned
  const go = () => window.scrollTo({ top: kept.y, behavior: 'instant' });
  go();
  const reached = window.scrollY;
  const again = () => {
    // whoever has scrolled in the meantime stays there
    if (window.scrollY === reached) go();
  };
  if (document.readyState !== 'complete') window.addEventListener('load', again, { once: true });
}
