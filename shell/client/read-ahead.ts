/**
 * Before the first number or date Intl reads the list of all languages, 12 ms of a fast machine's processor; it keeps them for all threads
 * of the page. Another thread does that while this one reads code: where it is late or is not had, this one does it as ever.
 */
export function readIntlLists(): void {
  // by its address, not in place: it is a file as it stands, no entry of the bundler's
  const file = new URL('../worker/intl-lists.js', import.meta.url);
  if (!navigator.onLine) return;
  try {
    new Worker(file);
  } catch {
    // workers are forbidden
  }
}

/** The browser fetches what it has stored for a site when it is first asked, and everything else waits: not within the page's one commit. */
export function readStorage(): void {
  try {
    localStorage.getItem('');
  } catch {
    // storage is forbidden
  }
}
