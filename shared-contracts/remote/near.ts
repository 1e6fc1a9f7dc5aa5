/** far enough ahead that a part lives when it is seen */
const AHEAD = '600px';
/** whatever a person does first: their press may lead into any part of the page. Screen readers and switches only click. */
const SIGNS = ['pointerdown', 'keydown', 'click', 'popstate'] as const;

/** each remote has a copy of this module: what one of them saw holds for all */
const ACTED = Symbol.for('cairn.acted');
const hasActed = (): boolean => Reflect.get(globalThis, ACTED) === true;

/** What a part of the page that is not alive yet waits for. */
export interface Gate {
  /** resolves when the part is wanted */
  opened: Promise<void>;
  open: () => void;
}

/**
 * Open from the start when somebody has done something on the page already: a part within a part must not be left behind, or a
 * navigation would wait for it.
 */
export function createGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  const gate: Gate = {
    opened: promise,
    open() {
      // what React's `use` looks at: the part can hydrate within the very click that opened the gate, and that click counts
      Object.assign(promise, { status: 'fulfilled', value: undefined });
      resolve();
    },
  };
  if (hasActed()) gate.open();
  return gate;
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
  const act = () => {
    Reflect.set(globalThis, ACTED, true);
    open();
  };
  const stop = () => {
    observer.disconnect();
    for (const sign of SIGNS) window.removeEventListener(sign, act, { capture: true });
  };
  for (const sign of SIGNS) window.addEventListener(sign, act, { capture: true, passive: true });
  observer.observe(element);
  return stop;
}
