/** the name of theme.css */
const NAME = 'tour-picture';
/** marks the pictures of one tour, by its address: on its card, and on its page */
const MARKED = '[data-picture-of]';

const isSeen = ({ top, bottom, width }: DOMRect): boolean => width > 0 && bottom > 0 && top < window.innerHeight;

/** of the pictures of a place, the one that is looked at */
function pictureIn(place: HTMLElement): HTMLElement | undefined {
  const frame = place.getBoundingClientRect();
  if (!isSeen(frame)) return undefined;
  return [...place.querySelectorAll('img')].find((image) => {
    const { left, width } = image.getBoundingClientRect();
    const middle = left + width / 2;
    return width > 0 && middle >= frame.left && middle <= frame.right;
  });
}

function pictureOf(path: string): HTMLElement | undefined {
  for (const place of document.querySelectorAll<HTMLElement>(MARKED)) {
    const picture = place.dataset.pictureOf === path ? pictureIn(place) : undefined;
    if (picture) return picture;
  }
  return undefined;
}

/** Two elements of one name would call the whole transition off: it has one bearer at a time. */
let bearer: HTMLElement | undefined;
function giveName(picture: HTMLElement | undefined): void {
  bearer?.style.removeProperty('view-transition-name');
  bearer = picture;
  bearer?.style.setProperty('view-transition-name', NAME);
}

let watching: MutationObserver | undefined;

/**
 * Lets the picture of a card become that of its page, and on the way back the other way round. Says whether there is one to start with:
 * without it, or for somebody who wants little motion, the pages change at once, as they do in a browser that cannot do it.
 * @param from and
 * @param to are paths without the language's prefix
 * @param isRestored the router brings the reader back to where they were on it
 */
export function startsPictureTransition(from: string, to: string, isRestored = false): boolean {
  watching?.disconnect();
  giveName(undefined);
  if (from === to || !('startViewTransition' in document)) return false;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  // a card shows where it leads to, a page what it is left for
  const path = pictureOf(to) ? to : from;
  const before = pictureOf(path);
  if (!before) return false;
  giveName(before);
  // React puts the next page into the document at once; what follows runs before the browser looks at it
  watching = new MutationObserver(() => {
    if (before.isConnected) return;
    watching?.disconnect();
    // the router goes to the top of a new page later than that
    if (path === to && !isRestored) window.scrollTo({ top: 0, behavior: 'instant' });
    giveName(pictureOf(path));
  });
  watching.observe(document.body, { childList: true, subtree: true });
  return true;
}
