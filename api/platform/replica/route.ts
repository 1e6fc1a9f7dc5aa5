import { AsyncLocalStorage } from 'node:async_hooks';

/** What is read within may come from a replica. */
export interface Route {
  /** the caller's own last commit: what is read must have it */
  after: bigint;
  /** a connection to the replica was given */
  isUsed: boolean;
}

const routes = new AsyncLocalStorage<Route>();

export const routeOf = (): Route | undefined => routes.getStore();
export const alongRoute = <T>(route: Route, work: () => T): T => routes.run(route, work);

/** What is done for several callers at once, or decides what somebody may do, is read where it is written. */
export const fromPrimary = <T>(work: () => T): T => routes.exit(work);
