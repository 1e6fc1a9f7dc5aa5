import { NAVIGATES } from '@cairn/shared-contracts/remote/platform-events';
import type { SiteRouter } from './site-router.ts';

/**
 * Tells the page of each navigation as it begins. It has to subscribe before React does: parts that sleep must be awake when the next page is
 * rendered.
 */
export function tellNavigations(router: Pick<SiteRouter, 'state' | 'subscribe'>, window: EventTarget): void {
  let { location, navigation } = router.state;
  router.subscribe((state) => {
    const begins = state.navigation.state !== 'idle' && navigation.state === 'idle';
    if (begins || state.location !== location) window.dispatchEvent(new Event(NAVIGATES));
    ({ location, navigation } = state);
  });
}
