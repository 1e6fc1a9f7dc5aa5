import type { KnownFragment } from '@cairn/shared-contracts/remote/offers';

// Constants one by one: the browser's bundles take their values in place and carry no table.
export const UNREAD_BADGE = 'mf-chat/unread-badge';
export const ACCOUNT_MENU = 'mf-account/account-menu';
export const SEARCH_BOX = 'mf-catalog/search-box';
export const TOUR_RAIL = 'mf-catalog/tour-rail';
export const COMPARE_TRAY = 'mf-catalog/compare-tray';
export const SUPPORT_CHAT = 'mf-chat/support-chat';

type LayoutFragment =
  | typeof UNREAD_BADGE
  | typeof ACCOUNT_MENU
  | typeof SEARCH_BOX
  | typeof TOUR_RAIL
  | typeof COMPARE_TRAY
  | typeof SUPPORT_CHAT;

/**
 * Every fragment that the shell itself shows: the build refuses a slot of the shell that is not of them, and one of them that no slot
 * shows. A page of somebody logged in brings 'user' along; 'later' comes when it is opened, or where there is no page.
 */
export const LAYOUT_FRAGMENTS = {
  [UNREAD_BADGE]: 'user',
  [ACCOUNT_MENU]: 'user',
  [SEARCH_BOX]: 'later',
  [TOUR_RAIL]: 'later',
  [COMPARE_TRAY]: 'later',
  [SUPPORT_CHAT]: 'later',
} as const satisfies Record<LayoutFragment & KnownFragment, 'user' | 'later'>;

/** what every page brings along for its layout */
export const layoutFragments = (isLoggedIn: boolean): string[] =>
  Object.entries(LAYOUT_FRAGMENTS).flatMap(([name, comes]) => (comes === 'user' && isLoggedIn ? name : []));
