import { lowerBar } from '@cairn/shared-contracts/ui/lower-bar';

const BAR = '[data-lower-bar]';

/**
 * Ref of the panel's place: what stands above the phone's bar makes room for it before the panel's code is there. The panel may be
 * streamed after the page has come to life: its bar is waited for.
 */
export function watchBar(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return;
  let letGo: (() => void) | undefined;
  const look = () => {
    const bar = place.querySelector<HTMLElement>(BAR);
    if (!bar) return;
    observer.disconnect();
    letGo = lowerBar(bar);
  };
  const observer = new MutationObserver(look);
  observer.observe(place, { childList: true, subtree: true });
  look();
  return () => {
    observer.disconnect();
    letGo?.();
  };
}
