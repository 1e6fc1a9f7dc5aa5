import { importLate } from '@cairn/shared-contracts/remote/import-late';

/** a search that shows nothing for longer is pressed once more */
const PATIENCE_MS = 2_000;

/**
 * Code that knows the address of a search.
 * @param load as of importLate
 * @returns undefined where it cannot be had, or not soon: the server can read a sentence without it
 */
export const codeOfSearch = <Module>(load: () => Promise<Module>): Promise<Module | undefined> =>
  Promise.race([
    importLate(load).catch(() => undefined),
    new Promise<undefined>((resolve) => {
      setTimeout(resolve, PATIENCE_MS);
    }),
  ]);

/**
 * Leads to the listing that the server makes of a sentence: by a document, since code that this page lacks would read it here. Without a
 * line the router waits for one.
 */
export function leaveTo(href: string, basename: string, navigate: (href: string) => unknown): void {
  if (navigator.onLine) window.location.assign(basename + href);
  else void navigate(href);
}
