/** far enough ahead that a part lives when it is seen */
const AHEAD = '600px';
/** whatever a person does first: their press may lead into any part of the page. Screen readers and switches only click. */
const SIGNS = ['pointerdown', 'keydown', 'click', 'popstate'] as const;

/** What a part of the page that is not alive yet waits for. */
export interface Gate {
  /** resolves when the part is wanted */
  opened: Promise<void>;
  open: () => void;
}

export function createGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    opened: promise,
    open() {
      // what React's `use` looks at: the part can hydrate within the very click that opened the gate, and that click counts
      Object.assign(promise, { status: 'fulfilled', value: undefined });
      resolve();
    },
  };
}

/**
 * Opens the gate when the element comes near the screen, or at the first thing that somebody does on the page: a change above a
 * part that is not alive yet would have to wait for it.
 * @returns stops watching
 */
export function watch(element: Element, gate: Gate): () => void {
  const open = () => {
    gate.open();
    stop();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) open();
    },
    { rootMargin: AHEAD },
  );
  const stop = () => {
    observer.disconnect();
    for (const sign of SIGNS) window.removeEventListener(sign, open, { capture: true });
  };
  for (const sign of SIGNS) window.addEventListener(sign, open, { capture: true, passive: true });
  observer.observe(element);
  return stop;
}
