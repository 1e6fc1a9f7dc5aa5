/** Sent to the window right before the shell reloads the page: forms write down what they hold. */
export const BEFORE_RELOAD = 'cairn:before-reload';
/** Sent to the window when the cookie notice is dismissed: from then on visits may be counted everywhere. */
export const NOTICE_DISMISSED = 'cairn:notice-dismissed';

/** Everything that the shell itself says to who is on the page. What remotes say is in their remote.ts: see events.ts. */
export interface PlatformEvents {
  [BEFORE_RELOAD]: Event;
  [NOTICE_DISMISSED]: Event;
}

declare global {
  interface WindowEventMap extends PlatformEvents {}
}
