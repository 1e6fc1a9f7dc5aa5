import { FAVICON_BLINK_MS } from '@cairn/shared-contracts/ui/constants';

/** a dot on the action colour, for the time that nobody looks */
const MARK = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="#c9421f"/></svg>',
)}`;

/**
 * Title and icon of the tab alternate with the words and a mark (specification §4).
 * @returns ends it: both are the page's again
 */
export function alternate(words: string): () => void {
  const title = document.title;
  const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')].map((link) => ({
    link,
    href: link.href,
  }));
  let isMarked = false;
  function show(marked: boolean) {
    isMarked = marked;
    document.title = marked ? words : title;
    for (const { link, href } of icons) link.href = marked ? MARK : href;
  }
  const timer = setInterval(() => show(!isMarked), FAVICON_BLINK_MS);
  show(true);
  return () => {
    clearInterval(timer);
    show(false);
  };
}
