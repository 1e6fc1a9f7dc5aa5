/** how long the target of a hash may take to appear */
export const LATE_ANCHOR_MS = 8000;

/** how often a target that is reached is looked after, for how long it must stand still, and when that ends at the latest */
const TICK_MS = 150;
const STILL_TICKS = 8;
const HOLD_TICKS = 40;

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
 * Parts above a target are laid out when they come near the screen and are seldom as tall as was thought: the target is brought back
 * until it stands still. A scroll that is under way goes on.
 * @returns stops that
 */
function hold(window: Window, target: HTMLElement): () => void {
  let ticks = 0;
  let still = 0;
  let y = Number.NaN;
  const tick = () => {
    ticks += 1;
    if (!target.isConnected || still >= STILL_TICKS || ticks > HOLD_TICKS) return stop();
    const isMoving = window.scrollY !== y;
    y = window.scrollY;
    if (isMoving) return;
    target.scrollIntoView({ behavior: 'instant' });
    still = Math.abs(window.scrollY - y) > 1 ? 0 : still + 1;
    y = window.scrollY;
  };
  const timer = window.setInterval(tick, TICK_MS);
  const stop = () => {
    window.clearInterval(timer);
    for (const hand of HANDS) window.removeEventListener(hand, stop);
  };
  for (const hand of HANDS) window.addEventListener(hand, stop, { passive: true });
  return stop;
}

/**
 * Stays with the target of a hash: also one that is not on the page yet, a part that streams in late or that loads on demand.
 * @returns stops that
 */
export function scrollToLateAnchor(window: Window, hash: string): () => void {
  const { document } = window;
  if (hash.length < 2) return () => undefined;
  const here = targetOf(document, hash);
  // the router has scrolled to it
  if (here) return hold(window, here);
  let release = () => {};
  const look = () => {
    const target = targetOf(document, hash);
    if (!target) return;
    stopWaiting();
    target.scrollIntoView();
    release = hold(window, target);
  };
  const changes = new MutationObserver(look);
  const timer = window.setTimeout(() => stopWaiting(), LATE_ANCHOR_MS);
  const stopWaiting = () => {
    changes.disconnect();
    window.clearTimeout(timer);
    for (const hand of HANDS) window.removeEventListener(hand, stopWaiting);
  };
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['id', 'hidden'],
  });
  for (const hand of HANDS) window.addEventListener(hand, stopWaiting, { passive: true });
  return () => {
    stopWaiting();
    release();
  };
}
