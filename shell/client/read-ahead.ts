/** The browser fetches what it has stored for a site when it is first asked, and everything else waits: not within the page's one commit. */
export function readStorage(): void {
  try {
    localStorage.getItem('');
  } catch {
    // storage is forbidden
  }
}

/**
 * Intl goes through all its locales when it first writes a number, 15 ms of a desktop's processor: not within the page's one commit, which
 * has a price or a count in nearly every page.
 */
export function readLocales(language: string): void {
  Intl.NumberFormat.supportedLocalesOf(language);
}
