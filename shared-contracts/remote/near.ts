import { NAVIGATES } from './platform-events.ts';

/** far enough ahead that a part lives when it is seen */
const AHEAD = '600px';
/**
 * Whatever a person does first: their press may lead into any part of the page. Screen readers and switches only click. What begins
 * a navigation need be none of these, as the turned wheel of a map.
 */
const EVENTS = ['pointerdown', 'keydown', 'click', 'popstate', NAVIGATES] as const;

/** each remote has a copy of this module: what one of them saw holds for all */
const ACTED = Symbol.for('cairn.acted');
const hasActed = (): boolean => Reflect.get(globalThis, ACTED) === true;

/** What a part of the page that is not alive yet waits for. */
export interface Gate {
  /** resolves when the part is wanted */
  opened: Promise<void>;
  open: () => void;
}

const waiting = new Set<Gate>();

/** before React's own listeners: a part that is not alive yet can come to life within the very event, and answer it */
function act(): void {
  Reflect.set(globalThis, ACTED, true);
  for (const gate of waiting) gate.open();
  waiting.clear();
}
if (typeof window !== 'undefined') {
  for (const name of EVENTS) window.addEventListener(name, act, { capture: true, passive: true });
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

/** @returns stops waiting */
function awaitAct(gate: Gate): () => void {
  waiting.add(gate);
  // somebody may have acted since the gate was made
  if (hasActed()) act();
  return () => void waiting.delete(gate);
}

/**
 * Opens the gate when the element comes near the screen, or at the first thing that somebody does on the page: a change above a
 * part that is not alive yet would have to wait for it.
 * @returns stops watching
 */
export function watch(element: Element, gate: Gate): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      gate.open();
      stop();
    },
    { rootMargin: AHEAD },
  );
  const forget = awaitAct(gate);
  const stop = () => {
    observer.disconnect();
    forget();
  };
  observer.observe(element);
  return stop;
}

/** somebody turns to a place; a finger and a key are what anybody does first */
const TURNING = ['pointerover', 'focusin'] as const;

/**
 * Opens the gate when somebody turns to the element, or at the first thing that somebody does on the page, as above.
 * @returns stops watching
 */
export function watchTurning(element: Element, gate: Gate): () => void {
  const forget = awaitAct(gate);
  const stop = () => {
    for (const name of TURNING) window.removeEventListener(name, turned, true);
    forget();
  };
  function turned({ target }: Event): void {
    if (!(target instanceof Node && element.contains(target))) return;
    gate.open();
    stop();
  }
  // on the window: React stops what comes to HTML that is not alive yet
  for (const name of TURNING) window.addEventListener(name, turned, { capture: true, passive: true });
  // somebody was there before this code
  if (element.matches(':hover, :focus-within')) gate.open();
  return stop;
}
