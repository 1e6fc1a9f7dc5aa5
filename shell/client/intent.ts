/** how people show that they are about to go somewhere: a pointer over a link, a finger on it, the focus in it */
const EVENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

const PRESSES = ['pointerdown', 'keydown'] as const;

/** Runs once, at the first sign that somebody is about to follow a link. */
export function onNavigationIntent(document: Document, run: () => void): void {
  const look = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest('a[href]')) return;
    for (const name of EVENTS) document.removeEventListener(name, look);
    run();
  };
  for (const name of EVENTS) document.addEventListener(name, look, { passive: true });
}

/** Runs once, at the first press of a pointer or a key: before the click that it may become. */
export function onPress(document: Document, run: () => void): void {
  const hear = () => {
    for (const name of PRESSES) document.removeEventListener(name, hear);
    run();
  };
  for (const name of PRESSES) document.addEventListener(name, hear, { passive: true });
}
