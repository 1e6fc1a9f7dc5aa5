const NAME = '--h-tabbar';

/**
 * Ref of a bar that stands on a phone's lower edge in place of the app's tabs: what stands above it (the cookie notice, messages, the end
 * of the footer) goes by its height, whatever size its text has.
 */
export function lowerBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return;
  const { style } = document.documentElement;
  const tell = () => {
    const { height } = bar.getBoundingClientRect();
    // wide windows hide it; whoever stands above adds the device's own edge
    if (height > 0) style.setProperty(NAME, `calc(${height}px - env(safe-area-inset-bottom))`);
    else style.removeProperty(NAME);
  };
  const observer = new ResizeObserver(tell);
  observer.observe(bar);
  tell();
  return () => {
    observer.disconnect();
    style.removeProperty(NAME);
  };
}
