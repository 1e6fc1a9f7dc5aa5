import type { FragmentInstance } from 'react';

/** Where a part of a remote stands. */
export interface PartPlace extends Pick<FragmentInstance, 'getClientRects' | 'observeUsing'> {
  /** the server's HTML, which no code has taken over yet */
  isWaiting?: true;
}

/** @returns what is called when it stands there no more */
export type PartRef = (place: PartPlace | null) => undefined | (() => void);

/** what has a box: `display: contents` has none, and its children have */
const boxed = (element: Element): Element[] =>
  [...element.children].flatMap((child) => (getComputedStyle(child).display === 'contents' ? boxed(child) : [child]));

/** Of the server's HTML that waits in an element without a box: React's own handle knows only what it has taken over. */
export const waitingIn = (element: Element): PartPlace => ({
  isWaiting: true,
  getClientRects: () => boxed(element).flatMap((child) => [...child.getClientRects()]),
  observeUsing(observer) {
    for (const child of boxed(element)) observer.observe(child);
  },
});
