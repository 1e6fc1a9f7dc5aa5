import { FAVICON_BLINK_MS } from '@cairn/shared-contracts/ui/constants';

/** a dot on the action colour, for the time that nobody looks */
const MARK = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="#c9421f"/></svg>',
)}`;

let stop: (() => void) | undefined;

/**
 * Title and icon of a hidden tab alternate with what came, until somebody looks (specification §4).
 * @param words what the title says every other time
 */
export function callAttention(words: string): void {
  if (document.visibilityState !== 'hidden' || stop) return;
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
  function look() {
    if (document.visibilityState === 'visible') stop?.();
  }

  const timer = setInterval(() => show(!isMarked), FAVICON_BLINK_MS);
  document.addEventListener('visibilitychange', look);
  stop = () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    show(false);
    stop = undefined;
  };
  show(true);
}
