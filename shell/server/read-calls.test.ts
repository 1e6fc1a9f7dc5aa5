import { coreEndpoints } from '@cairn/shared-contracts/remote/platform';
import { baseApi } from '@cairn/shared-contracts/state/base-api';
import { providerContext } from '@cairn/shared-contracts/state/store-context';
import { expect, it, jest } from '@jest/globals';
import { skipToken } from '@reduxjs/toolkit/query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createStore, type Store } from '../composition/store.ts';
import { readingHook } from './read-calls.ts';

type Hook = (arg: unknown, options?: object) => object;
type Answer = { data: unknown } | { error: { status: number; data: unknown } };

/** RTK Query's own, not yet behind a handle */
const endpoint = baseApi.injectEndpoints({
  endpoints: (build) => ({ walk: build.query<unknown, unknown>({ query: () => '/walk' }) }),
}).endpoints.walk;

function storeWith(answer: Promise<Answer>): Store {
  const transport = { baseUrl: '', headers: () => ({}), ask: () => answer };
  return createStore(transport as Parameters<typeof createStore>[0], { prefs: { locale: 'en-US', currency: 'EUR' } });
}

/** what a component is given in its one look, functions aside */
function seen(useIt: Hook, store: Store, arg: unknown, options?: object): unknown {
  let result: object = {};
  function Look() {
    result = useIt(arg, options);
    return null;
  }
  // biome-ignore lint/correctness/noChildrenProp: the Provider's types ask for it
  renderToString(createElement(Provider, { context: providerContext, store, children: createElement(Look) }));
  return Object.fromEntries(
    Object.entries(result).map(([name, value]) => [name, typeof value === 'function' ? 'function' : value]),
  );
}

const data = Promise.resolve({ data: { id: 3 } });
const refusal = Promise.resolve({ error: { status: 404, data: { code: 'not_found' } } });
const never = new Promise<Answer>(() => undefined);

it.each<[string, Promise<Answer>, boolean, unknown, object | undefined]>([
  ['an answer', data, true, 1, undefined],
  ['no data in an answer', Promise.resolve({ data: null }), true, 1, undefined],
  ['a refusal', refusal, true, 1, undefined],
  ['a call under way', never, true, 1, undefined],
  ['what nobody has asked for', data, false, 1, undefined],
  ['what is left out', data, true, 1, { skip: true }],
  ['what is left out and was never asked for', data, false, 1, { skip: true }],
  ['what is left out by its argument', data, true, skipToken, undefined],
  ['a part of an answer', data, true, 1, { selectFromResult: ({ data: all }: { data?: unknown }) => ({ all }) }],
  [
    'a part of what nobody has asked for',
    data,
    false,
    1,
    { selectFromResult: (all: object) => ({ ...all, mine: true }) },
  ],
  ['a part of what is left out', data, true, 1, { skip: true, selectFromResult: (all: object) => ({ ...all }) }],
])('%s reads as by RTK Query’s own hook', async (_title, answer, isAsked, arg, options) => {
  const store = storeWith(answer);
  const call = isAsked ? store.dispatch(endpoint.initiate(1)) : undefined;
  if (answer !== never) await call;
  const own = seen(endpoint.useQuery as Hook, store, arg, options);
  expect(own).toHaveProperty('refetch');
  expect(seen(readingHook(endpoint), store, arg, options)).toEqual(own);
});

it('pages of the server read every endpoint of the platform so', async () => {
  await import('./visitor-store.ts');
  const store = storeWith(data);
  await store.dispatch(coreEndpoints.favourites.initiate());
  const dispatchesOf = (useIt: Hook): number => {
    const dispatch = jest.fn(store.dispatch);
    seen(useIt, { ...store, dispatch: dispatch as unknown as Store['dispatch'] }, undefined);
    return dispatch.mock.calls.length;
  };
  // RTK Query's own asks the store for its subscriptions
  expect(dispatchesOf(endpoint.useQuery as Hook)).toBe(1);
  expect(dispatchesOf(coreEndpoints.favourites.useQuery as Hook)).toBe(0);
  expect(seen(coreEndpoints.favourites.useQuery as Hook, store, undefined)).toMatchObject({ data: { id: 3 } });
});
