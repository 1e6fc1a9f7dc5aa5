import type { PublicSite } from '@cairn/shared-contracts/domain/public-site';
import type { PageLayout } from '@cairn/shared-contracts/remote/platform';
import type { CallsAhead } from './next-page.ts';
import type { Store } from './store.ts';
import type { UnitsSource } from './units-source.ts';

/** What a page's loader hands to the page and, as JSON, to the browser. */
export type PageData =
  | {
      kind: 'page';
      id: string;
      target: string;
      params: Record<string, string>;
      layout: PageLayout;
      data: unknown;
    }
  | { kind: 'coming' | 'own'; id: string; target: string };

/** why there is no page: carried by the error response of the router */
export interface PageProblem {
  code: string;
  message: string;
  /** the unit that failed */
  unit?: string;
  /** request id of the call or page that failed, for those who are asked for help */
  reference?: string;
}

export interface PageRuntime {
  source: UnitsSource;
  store: Store;
  isServer: boolean;
  flags: Readonly<Record<string, boolean>>;
  /** the locale's URL prefix */
  basename: string;
  /** the site's own first segment of the booking pages, when it has one */
  bookingBase?: string;
  /** hears of a loader that threw or was given up */
  onLoaderFailure?(unit: string, reason: string, error: unknown): void;
  /** browser: what becomes of a navigation that the connection does not carry. @param here path of the site, without its prefix */
  overLine?(load: () => Promise<unknown>, request: Request, here: string): Promise<unknown>;
  /** browser: asks for the calls of a page whose code is not there yet; without it, or on the server, loaders make theirs alone */
  askAhead?(request: Request): CallsAhead | undefined;
  /** waits for a loader as long as one may take. @throws TimeoutError when it is given up */
  inTime<T>(loading: Promise<T>, what: string): Promise<T>;
  /** whose configuration names the other sites that a redirect may lead to; none by default */
  site?: PublicSite;
  /** server: request id of the page */
  reference?: string;
  /** server: what the visitor's cookies say to the layout */
  visit?: Visit;
}

/** What the layout shows of a visitor from the first paint on. The browser has it from the server's page. */
export interface Visit {
  /** the cookie notice has not been dismissed */
  isNoticeDue: boolean;
  /** favourites of a guest's cookie */
  guestFavourites: number;
}
