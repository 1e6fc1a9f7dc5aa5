/**
 * What a remote offers, in one file (`remote.ts`): read by its build (one exposed module per route and fragment), by its release
 * and by the shell's composition. No React here: the build imports it in Node.
 */
export interface RouteDescription {
  /** module whose default export is a `defineRoute(…)`, relative to remote.ts */
  module: `./${string}`;
  /** fragments of other remotes that the route shows, 'mf-booking/booking-panel': loaded and hinted with it */
  fragments?: readonly FragmentName[];
  /**
   * Those of `fragments` that stand below the fold. The server renders them with the page; the browser fetches their code when they
   * come near the screen, or when somebody does anything on the page.
   */
  deferred?: readonly FragmentName[];
}

export interface FragmentDescription {
  /** module whose default export is a `defineFragment(…)`, relative to remote.ts */
  module: `./${string}`;
  fragments?: readonly FragmentName[];
}

export type RemoteName = `mf-${string}`;
export type FragmentName = `${RemoteName}/${string}`;

export interface RemoteDescription {
  name: RemoteName;
  routes: Readonly<Record<string, RouteDescription>>;
  fragments?: Readonly<Record<string, FragmentDescription>>;
}

export const defineRemote = <const T extends RemoteDescription>(description: T): T => description;

/** Names of the exposed modules. A namespace's texts are an exposed module too, one per locale, loaded with the release. */
export const exposeOfRoute = (route: string): string => `route.${route}`;
export const exposeOfFragment = (fragment: string): string => `fragment.${fragment}`;
export const exposeOfTexts = (locale: string): string => `texts.${locale}`;
