import { baseApi, type CallTransport, REHYDRATE } from '@cairn/shared-contracts/state/base-api';
import { type Prefs, prefsReducer } from '@cairn/shared-contracts/state/prefs';
import { configureStore } from '@reduxjs/toolkit';

/** One store per request on the server, one in the browser. */
export function createStore(transport: CallTransport, preloadedState: object) {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, prefs: prefsReducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: transport }, immutableCheck: false, serializableCheck: false }).concat(
        baseApi.middleware,
      ),
    preloadedState,
  });
}

export type Store = ReturnType<typeof createStore>;

/** adds calls that the server made for a part of the page that it streamed later */
export function rehydrate(store: Store, apiState: unknown): void {
  store.dispatch({ type: REHYDRATE, payload: { [baseApi.reducerPath]: apiState } });
}

/** the header fields of specification §7 that a page itself knows; the shell's proxy adds the session's */
export const callHeaders = ({ locale, currency }: Prefs): Record<string, string> => ({
  'X-Language': locale,
  'X-Currency': currency,
  'X-Role': 'client',
});
