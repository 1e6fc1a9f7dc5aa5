/** whoever wants another tab gets it */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const linkOf = ({ target }: Event): HTMLAnchorElement | undefined =>
  (target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')) || undefined;

/** What the place knows of its fragment's code. */
export interface Arrival {
  /** React can answer this very press, or will never answer any */
  isDecided(): boolean;
  /** rejects when the code cannot be had */
  load(): Promise<unknown>;
}

/**
 * A link in HTML that is not alive yet would lead away before the code that answers its press is there. The press is kept and repeated:
 * when the place lives, as an ordinary link when the code cannot be had. Buttons are kept by early-press.ts.
 * @returns ends it: the place lives, or is gone
 */
export function holdPress(place: Element, { isDecided, load }: Arrival): () => void {
  let held: HTMLAnchorElement | undefined;
  const release = () => {
    removeEventListener('click', hold, true);
    if (held?.isConnected) held.click();
    held = undefined;
  };
  function hold(event: MouseEvent): void {
    const link = linkOf(event);
    if (!link || !place.contains(link) || !isPlain(event) || isDecided()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const isFirst = !held;
    held = link;
    if (isFirst) load().catch(release);
  }
  // on the window, before React: it stops a press that it cannot answer yet
  addEventListener('click', hold, true);
  return release;
}
