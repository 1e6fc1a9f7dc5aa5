const NAME = '--h-tabbar';
/** on wide windows, which have no tabs: nothing but toasts goes by it there */
const WIDE = '--lower-bar';

/** what style sheets say of the bar, px; undefined where they say nothing of its own */
function foretold(): number | undefined {
  const px = /^(\d+(?:\.\d+)?)px$/.exec(getComputedStyle(document.documentElement).getPropertyValue(NAME).trim())?.[1];
  return px === undefined ? undefined : Number(px);
}

/**
 * Ref of a bar that stands on a phone's lower edge in place of the app's tabs: what stands above it (the cookie notice, messages, the end
 * of the footer) goes by its height, whatever size its text has. One that wide windows have too keeps free of their toasts.
 *
 * What the root says is part of every element's style, and the whole page is styled anew when it changes: of a bar with `data-lower-bar` the theme
 * knows the usual height, and nothing is told that is known.
 */
export function lowerBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return;
  const { style } = document.documentElement;
  const clear = () => {
    style.removeProperty(NAME);
    style.removeProperty(WIDE);
  };
  const tell = () => {
    const { height } = bar.getBoundingClientRect();
    // wide windows hide it; whoever stands above adds the device's own edge
    if (height === 0) return clear();
    if (!style.getPropertyValue(NAME) && height === foretold()) return;
    style.setProperty(NAME, `calc(${height}px - env(safe-area-inset-bottom))`);
    style.setProperty(WIDE, `${height}px`);
  };
  const observer = new ResizeObserver(tell);
  observer.observe(bar);
  tell();
  return () => {
    observer.disconnect();
    clear();
  };
}
