import {
  type LoadContext,
  type QuerySubscription,
  type QueryThunk,
  RouteError,
  toApiError,
} from '@cairn/shared-contracts/remote/platform';
import type { Store } from './store.ts';

/** statuses of the api that are the page's own answer too */
const PAGE_STATUSES = new Set([401, 403, 404, 410]);

function asRouteError(error: unknown): RouteError {
  const problem = toApiError(error);
  if (problem.kind !== 'refused') return new RouteError(503, problem.kind);
  return new RouteError(PAGE_STATUSES.has(problem.status) ? problem.status : 503, problem.code, problem.message);
}

/** a remote's thunk does not name the store's type; this store is the one it is made for */
const dispatchQuery = <T>(store: Store, query: QueryThunk<T>): QuerySubscription<T> =>
  store.dispatch(query as unknown as (dispatch: Store['dispatch']) => QuerySubscription<T>);

/**
 * Calls for loaders and preloads. The server keeps the subscription for the life of the request's store; the browser gives it back,
 * and the page that shows the data takes its own.
 */
export function loadContext(store: Store, isServer: boolean): LoadContext {
  const { locale, currency } = store.getState().prefs;
  return {
    locale,
    currency,
    isServer,
    async load(query) {
      const subscription = dispatchQuery(store, query);
      try {
        return await subscription.unwrap();
      } catch (error) {
        throw asRouteError(error);
      } finally {
        if (!isServer) subscription.unsubscribe();
      }
    },
  };
}
