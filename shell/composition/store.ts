import { baseApi, type CallTransport, REHYDRATE } from '@cairn/shared-contracts/state/base-api';
import { changesReducer } from '@cairn/shared-contracts/state/changes';
import { prefsReducer } from '@cairn/shared-contracts/state/prefs';
import { configureStore, Tuple } from '@reduxjs/toolkit';

const reducer = { [baseApi.reducerPath]: baseApi.reducer, prefs: prefsReducer, changes: changesReducer };

/** One store per request on the server, one in the browser. */
export function createStore(transport: CallTransport, preloadedState: object) {
  return configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: transport }, immutableCheck: false, serializableCheck: false }).concat(
        baseApi.middleware,
      ),
    preloadedState,
  });
}

export type Store = ReturnType<typeof createStore>;

/** whether the api still owes an answer */
export const hasPendingCalls = (store: Store): boolean =>
  Object.values(store.getState()[baseApi.reducerPath].queries).some((call) => call?.status === 'pending');

/**
 * What the server rendered with: the state of the page plus the calls of parts that it streamed later, and nothing of what happens in
 * the browser. Parts that hydrate late compare themselves with this, not with a store that has moved on.
 */
export function renderedState(preloadedState: object): { state: object; add(apiState: unknown): void } {
  const server = configureStore({ reducer, middleware: () => new Tuple(), preloadedState });
  return {
    // read anew each time: calls are added as they stream in
    state: Object.defineProperties(
      {},
      Object.fromEntries(
        Object.keys(reducer).map((slice) => [
          slice,
          { enumerable: true, get: () => Reflect.get(server.getState(), slice) },
        ]),
      ),
    ),
    add: (apiState) => server.dispatch({ type: REHYDRATE, payload: { [baseApi.reducerPath]: apiState } }),
  };
}

/** adds calls that the server made for a part of the page that it streamed later */
export function rehydrate(store: Store, apiState: unknown): void {
  store.dispatch({ type: REHYDRATE, payload: { [baseApi.reducerPath]: apiState } });
}
