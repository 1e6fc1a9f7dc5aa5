import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import * as platform from '../remote/platform.ts';
import { sampleStore } from '../testing/sample-store.ts';
import { isCall } from './endpoint-handle.ts';
import { injectScoped, releaseOwner } from './scoped-endpoints.ts';

const NEIGHBOUR = 'mf-tour@1.0.0';
const CANARY = 'mf-catalog@1.1.0-canary';

let asked: string[];
let store: ReturnType<typeof sampleStore>;
let test = 0;
let contract: string;

beforeEach(() => {
  contract = `reach-${++test}`;
  asked = [];
  store = sampleStore(async (input) => {
    asked.push(new URL(input instanceof Request ? input.url : input).pathname);
    return Response.json({ by: 'the api' });
  });
});
afterEach(() => {
  releaseOwner(NEIGHBOUR);
  releaseOwner(CANARY);
});

const neighbours = () =>
  injectScoped(contract, NEIGHBOUR, (build) => ({
    tour: build.query<{ by: string }, void>({ query: () => '/spa/tour' }),
    departures: build.query<{ by: string }, void>({ query: () => '/spa/departures', providesTags: ['Seats'] }),
  }));

/** everything that can be had from an object by its properties, prototypes of the language aside */
function within(value: unknown, found = new Map<unknown, string>(), path = ''): Map<unknown, string> {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || found.has(value)) return found;
  if (value instanceof WeakMap || value instanceof WeakSet) return found;
  found.set(value, path);
  for (const [key, property] of Object.entries(Object.getOwnPropertyDescriptors(value))) {
    if (property.value !== undefined && key !== 'prototype') within(property.value, found, `${path}.${key}`);
  }
  return found;
}

describe('what a remote can reach', () => {
  it('no way to define endpoints but the scoped one, and no store', () => {
    const names = /^(?:injectEndpoints|enhanceEndpoints|internalActions|dispatch|getState|replaceReducer|middleware)$/;
    const paths = [...within({ platform: { ...platform }, endpoints: neighbours() }).values()];
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => names.test(path.split('.').at(-1) ?? ''))).toEqual([]);
  });

  it("a canary cannot replace a neighbour's endpoint, and after its rollback nothing of it is left", async () => {
    const { tour } = neighbours();
    const evil = { initiate: () => ({ type: 'stolen' }), useQuery: () => ({ data: { by: 'the canary' } }) };
    expect(() => Object.assign(tour, evil)).toThrow(TypeError);
    expect(() => Object.assign(neighbours(), { tour: evil })).toThrow(TypeError);
    expect(() => Object.assign(platform.coreEndpoints.profile, evil)).toThrow(TypeError);
    // the same contract by hand, behind who has it: its closures are not asked
    injectScoped(contract, CANARY, (build) => ({ tour: build.query<unknown, void>({ query: () => '/evil' }) }));
    const { data } = await store.dispatch(tour.initiate());
    expect([data, asked]).toEqual([{ by: 'the api' }, ['/spa/tour']]);
    releaseOwner(CANARY);
    await store.dispatch(tour.initiate(undefined, { forceRefetch: true }));
    expect(asked).toEqual(['/spa/tour', '/spa/tour']);
  });

  it.each(['onQueryStarted', 'onCacheEntryAdded', 'queryFn', 'forceRefetch'])(
    'a definition with %s, which RTK Query hands the store, is refused by name',
    (part) => {
      const inject = () =>
        injectScoped(contract, CANARY, (build) => ({
          tour: build.query<unknown, void>({ query: () => '/x', ...{ [part]: () => undefined } }),
        }));
      expect(inject).toThrow(`${CANARY}: endpoint tour may not have ${part}`);
      // and what is refused leaves nothing behind
      expect(Object.keys(neighbours())).toEqual(['tour', 'departures']);
    },
  );

  it('what a loader may run is told from any other thunk', () => {
    expect(isCall(neighbours().tour.initiate())).toBe(true);
    expect(isCall(platform.coreEndpoints.profile.initiate())).toBe(true);
    expect(isCall((dispatch: (action: unknown) => unknown) => dispatch({ type: 'api/resetApiState' }))).toBe(false);
  });
});

describe('tags', () => {
  it('of another remote cannot be made stale', () => {
    const inject = () =>
      injectScoped(contract, CANARY, (build) => ({
        steal: build.mutation<unknown, void>({ query: () => '/x', invalidatesTags: ['Booking'] }),
      }));
    expect(inject).toThrow('mf-catalog@1.1.0-canary may not make stale what is tagged "Booking"');
  });

  it('of another remote cannot be taken for one\u2019s own answers', () => {
    const inject = () =>
      injectScoped(contract, CANARY, (build) => ({
        show: build.query<unknown, void>({ query: () => '/x', providesTags: ['Chat'] }),
      }));
    expect(inject).toThrow('may not show what is tagged "Chat"');
  });

  it('that a function gives are left out, and it is told whose they were', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await store.dispatch(neighbours().departures.initiate());
    const { steal } = injectScoped(`${contract}-mine`, CANARY, (build) => ({
      steal: build.mutation<unknown, void>({ query: () => '/steal', invalidatesTags: () => ['Seats'] }),
    }));
    await store.dispatch(steal.initiate());
    expect(asked).toEqual(['/spa/departures', '/steal']);
    expect(told).toHaveBeenCalledWith(expect.stringContaining('mf-catalog@1.1.0-canary may not make stale'));
    told.mockRestore();
  });
});
