import type { CallsAhead } from '../composition/next-page.ts';
import { NEXT_PAGE_PATH } from '../composition/next-page-path.ts';
import type { Store } from '../composition/store.ts';

interface Asking {
  store: Pick<Store, 'getState'>;
  /** names what the open page is composed of: the server answers for the same composition alone */
  manifestUrl: string;
  /** of the window: within a page, and on the way back, the address is there before the page is */
  location: Pick<Location, 'pathname'>;
  fetch: typeof fetch;
}

/** Asks the server for what the api says to the next page's loader, while that loader's code is on its way. */
export const asksAhead =
  ({ store, manifestUrl, location, fetch }: Asking) =>
  ({ url, signal }: Request): CallsAhead | undefined => {
    const { pathname, search } = new URL(url);
    if (pathname === location.pathname) return undefined;
    const query = new URLSearchParams({ of: pathname + search, releases: manifestUrl });
    const given = new AbortController();
    return {
      since: store.getState(),
      answer: fetch(`${NEXT_PAGE_PATH}?${query}`, { signal: AbortSignal.any([signal, given.signal]) })
        .then((answer) => (answer.status === 200 ? answer.json() : undefined))
        .catch(() => undefined),
      giveUp: () => given.abort(),
    };
  };
