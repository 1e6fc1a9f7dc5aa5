/**
 * Hands on that code of the page could not be fetched by whoever goes on without it: where there is a line, its release is gone, and the
 * shell loads the page anew (specification §7), as it does for code that nobody has waited for. Without a line nothing is said.
 * @param error what the import was rejected with
 */
export function codeLost(error: unknown): void {
  if (navigator.onLine) reportError(error);
}
