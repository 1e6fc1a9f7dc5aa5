/** The browser fetches what it has stored for a site when it is first asked, and everything else waits: not within the page's one commit. */
export function readStorage(): void {
  try {
    localStorage.getItem('');
  } catch {
    // storage is forbidden
  }
}
