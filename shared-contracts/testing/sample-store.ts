import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../state/base-api.ts';
import { changesReducer } from '../state/changes.ts';
import { prefsReducer } from '../state/prefs.ts';

export const ORIGIN = 'https://cairn.test';

/** A store as the shell makes them; the api's answers are played. */
export function sampleStore(play: typeof fetch, prefs = { locale: 'en-US', currency: 'EUR' }) {
  const transport = { baseUrl: ORIGIN, headers: () => ({ 'X-Role': 'client' }), fetch: play, isPlayed: true as const };
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, prefs: prefsReducer, changes: changesReducer },
    // the checks warn when they themselves are slow, and a warning fails a test: a busy machine would fail any of them
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: transport }, immutableCheck: false, serializableCheck: false }).concat(
        baseApi.middleware,
      ),
    preloadedState: { prefs },
  });
}

export type SampleStore = ReturnType<typeof sampleStore>;
