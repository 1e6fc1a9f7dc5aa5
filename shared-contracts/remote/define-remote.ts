import type { core } from 'zod/mini';
import type { KnownFragment } from './offers.ts';

/**
 * What a remote offers and uses, in one file (`remote.ts`): read by its build (one exposed module per route and fragment), by its
 * release and by the shell's composition. No React here: the build imports it in Node.
 */
/** Where a page is, and who may see it. */
export interface AddressDescription {
  /**
   * path-to-regexp 6, as the specification writes its addresses: '/review/:uuid'. `{bookingBase}` stands for the segment that the site
   * chose for its booking pages.
   */
  pattern: `/${string}`;
  /** the page's name in the layout and in analytics; default: the route's */
  id?: string;
  /** 'login': guests are sent to /login?next=…; a flag: 404 unless the site's configuration turns it on; default 'open' */
  access?: 'open' | 'login' | { flag: string };
  /** parameters that the pattern's literal part stands for */
  fixed?: Readonly<Record<string, string>>;
  /** an open page without parameters that the sitemap is to list */
  sitemap?: boolean;
}

export interface RouteDescription<Name extends FragmentName = FragmentName> {
  /** module whose default export is a `defineRoute(…)`, relative to remote.ts */
  module: `./${string}`;
  /** none: nobody can open it */
  addresses: readonly AddressDescription[];
  /** fragments of other remotes that the route shows, 'mf-booking/booking-panel': loaded and hinted with it */
  fragments?: readonly Name[];
  /**
   * Those of `fragments` that stand below the fold. The server renders them with the page; the browser fetches their code when they
   * come near the screen, or when somebody does anything on the page.
   */
  deferred?: readonly Name[];
  /** Those of `fragments` without which there is no page: it answers 503. The others have a designed absence (`failed` of `<Slot>`). */
  required?: readonly Name[];
  /**
   * 'interaction': a page to read. Its code is fetched when nothing else is left to do and runs when somebody does anything on the page;
   * all of it must read well, and its links and forms stand, as the server sends it. By default the code runs after the first paint.
   */
  wake?: 'interaction';
  /**
   * Groups of the remote's texts, by their first names, that this part shows and the others do without: they come with it. What no part
   * names comes with all of them. By default it is all.
   */
  texts?: readonly string[];
}

export interface FragmentDescription<Name extends FragmentName = FragmentName> {
  /** module whose default export is a `defineFragment<'mf-x/y'>(…)`, relative to remote.ts */
  module: `./${string}`;
  /** what it is given: a `z.object({…})` of remote/schema; nothing by default */
  props?: core.$ZodType<object>;
  fragments?: readonly Name[];
  /** as those of a route */
  texts?: readonly string[];
}

/** Something that happens in this remote and that others may hear of: see remote/events. */
export interface EventDescription {
  payload?: core.$ZodType<object>;
}

export type RemoteName = `mf-${string}`;
export type FragmentName = `${RemoteName}/${string}`;

/** who answers for a remote: named where a release of it, or a release of somebody else, would break something */
export interface Owner {
  squad: string;
  /** an address, a channel */
  contact: string;
}

export interface RemoteDescription<Fragment extends FragmentName = FragmentName> {
  name: RemoteName;
  owner: Owner;
  routes: Readonly<Record<string, RouteDescription<Fragment>>>;
  fragments?: Readonly<Record<string, FragmentDescription<Fragment>>>;
  events?: Readonly<Record<string, EventDescription>>;
}

/** For a remote.ts: `export default description satisfies KnownRemote` checks the names of the fragments that its pages show. */
export type KnownRemote = RemoteDescription<KnownFragment>;

export const defineRemote = <const T extends RemoteDescription>(description: T): T => description;

/** Names of the exposed modules. A namespace's texts are an exposed module too, one per locale, loaded with the release. */
export const exposeOfRoute = (route: string): string => `route.${route}`;
export const exposeOfFragment = (fragment: string): string => `fragment.${fragment}`;
export const exposeOfTexts = (locale: string): string => `texts.${locale}`;
/** Where some groups of the texts come with some parts alone: what all others need, and what the part needs beside it. */
export const exposeOfSharedTexts = (locale: string): string => `${exposeOfTexts(locale)}.shared`;
export const exposeOfOwnTexts = (locale: string, expose: string): string => `${exposeOfTexts(locale)}.${expose}`;
