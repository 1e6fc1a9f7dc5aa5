import type { PublicSite } from '@cairn/shared-contracts/domain/public-site';

/** `dial`: with a number and a code, at once */
export type CallWay = 'dial' | 'callback';

type Flags = Pick<PublicSite, 'tour' | 'organizer' | 'webCalls'>;

/**
 * How the organizer of a tour can be called (specification §2 and §3); null while the site has no such button, as by default.
 * The api gives numbers and codes to people who are logged in: everybody else leaves a number and is called back.
 */
export function callWay({ tour, organizer, webCalls }: Flags, isLoggedIn: boolean): CallWay | null {
  // one flag is for the tour page, the other for wherever an organizer is introduced: the card on the tour page is both
  const isShown = tour.shouldShowCallOrganizerButton || organizer.shouldShowCallOrganizerButton;
  if (!isShown || !organizer.canCall) return null;
  return isLoggedIn && webCalls.canCall && webCalls.canCallToOrganizer ? 'dial' : 'callback';
}
