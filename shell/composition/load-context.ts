import {
  type LoadContext,
  type QuerySubscription,
  type QueryThunk,
  RouteError,
  toApiError,
} from '@cairn/shared-contracts/remote/platform';
import { isCall } from '@cairn/shared-contracts/state/endpoint-handle';
import type { Store } from './store.ts';

/** What the api's refusal makes of a page; 503 for any other. An address that fails validation is no page (specification §2). */
const PAGE_STATUS: Readonly<Record<number, number>> = { 400: 404, 401: 401, 403: 403, 404: 404, 410: 410, 422: 404 };

function asRouteError(error: unknown): RouteError {
  const problem = toApiError(error);
  if (problem.kind !== 'refused') return new RouteError(503, problem.kind);
  const { status, code, message, reference } = problem;
  return new RouteError(PAGE_STATUS[status] ?? 503, code, message, reference, status);
}

/** any other thunk would be handed the store */
function requireCall(query: unknown): void {
  if (!isCall(query)) throw new TypeError('load() takes what the initiate() of an endpoint gives, and nothing else');
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
      requireCall(query);
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
