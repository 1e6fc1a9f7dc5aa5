/** how long the target of a hash may take to appear */
export const LATE_ANCHOR_MS = 8000;

/** whoever takes the scroll into their own hands is not moved any more */
const HANDS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const targetOf = (document: Document, hash: string): HTMLElement | null => {
  const raw = hash.slice(1);
  if (!raw) return null;
  try {
    return document.getElementById(decodeURIComponent(raw)) ?? document.getElementById(raw);
  } catch {
    return document.getElementById(raw);
  }
};

/**
 * Scrolls to the target of a hash that is not on the page yet: a part that streams in late, or that loads on demand.
 * @returns stops waiting
 */
export function scrollToLateAnchor(window: Window, hash: string): () => void {
  const { document } = window;
  if (hash.length < 2 || targetOf(document, hash)) return () => undefined;
  const look = () => {
    const target = targetOf(document, hash);
    if (!target) return;
    stop();
    target.scrollIntoView();
  };
  const changes = new MutationObserver(look);
  const timer = window.setTimeout(() => stop(), LATE_ANCHOR_MS);
  const stop = () => {
    changes.disconnect();
    window.clearTimeout(timer);
    for (const hand of HANDS) window.removeEventListener(hand, stop);
  };
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['id', 'hidden'],
  });
  for (const hand of HANDS) window.addEventListener(hand, stop, { passive: true });
  return stop;
}
