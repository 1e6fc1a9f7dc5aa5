/** Sent to the window right before the shell reloads the page: forms write down what they hold. */
export const BEFORE_RELOAD = 'cairn:before-reload';
/** Sent to the window when somebody has chosen what cookies may be used for. */
export const COOKIES_CHOSEN = 'cairn:cookies-chosen';
/** Sent to the window when a navigation within the site begins, whatever began it: parts that wait for the visitor must not hold it. */
export const NAVIGATES = 'cairn:navigates';

/** Everything that the shell itself says to who is on the page. What remotes say is in their remote.ts: see events.ts. */
export interface PlatformEvents {
  [BEFORE_RELOAD]: Event;
  [COOKIES_CHOSEN]: Event;
  [NAVIGATES]: Event;
}

declare global {
  interface WindowEventMap extends PlatformEvents {}
}
