/**
 * What the browser keeps that is one person's: text that is not sent yet, where they were going. It stands under a prefix of its own in
 * localStorage or sessionStorage, and is gone from both when they log out: the shell forgets it whole (session-watch.ts), whether or not
 * the code that wrote it is on the page.
 */
const PREFIX = 'cairn:own:';

/** Key of such an entry. What is a choice of the device (theme, way to log in) is not kept under it. */
export const ownKey = (name: string): string => PREFIX + name;

/** Forgets all of it: whoever it was of has gone, or is about to. Other tabs keep a sessionStorage each, and forget theirs. */
export function forgetOwn(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[name];
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      for (const key of keys) if (key.startsWith(PREFIX)) storage.removeItem(key);
    } catch {
      // a browser that forbids storage keeps nothing
    }
  }
}
