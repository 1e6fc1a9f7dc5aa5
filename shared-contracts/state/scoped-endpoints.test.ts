import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sampleStore } from '../testing/sample-store.ts';
import { baseApi } from './base-api.ts';
import { contractOwners, injectScoped, releaseOwner } from './scoped-endpoints.ts';

let asked: string[];
let store: ReturnType<typeof sampleStore>;
let test = 0;
/** RTK Query keeps definitions for ever: every test has a contract of its own */
let contract: string;

beforeEach(() => {
  contract = `tours-${++test}`;
  asked = [];
  store = sampleStore(async (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    asked.push(pathname + search);
    return Response.json({ path: pathname });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const remote of ['mf-tour@1.0.0', 'mf-tour@1.1.0', 'mf-catalog@1.0.0', 'mf-booking@1.0.0', 'mf-content@1.0.0'])
    releaseOwner(remote);
});

/** as a remote's build does it; `prefix` tells whose closures ran */
const endpointsOf = (owner: string, prefix = '/spa', scope = contract) =>
  injectScoped(scope, owner, (build) => ({
    tour: build.query<{ path: string }, { id: number }>({
      query: ({ id }) => `${prefix}/tour/${id}`,
      transformResponse: (answer: { path: string }) => ({ path: `${answer.path} by ${prefix}` }),
      providesTags: (_answer, _error, { id }) => [{ type: 'Seats', id }],
    }),
    book: build.mutation<unknown, { id: number }>({
      query: ({ id }) => ({ url: `${prefix}/book/${id}`, method: 'POST' }),
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'Seats', id }],
    }),
  }));
type Endpoints = ReturnType<typeof endpointsOf>;
const load = async (endpoints: Endpoints, id: number) => {
  const subscription = store.dispatch(endpoints.tour.initiate({ id }));
  const { data, error } = await subscription;
  return data?.path ?? error;
};

describe('endpoints of a contract', () => {
  it('two remotes with the same contract share one answer', async () => {
    const [tour, catalog] = [endpointsOf('mf-tour@1.0.0'), endpointsOf('mf-catalog@1.0.0')];
    expect(await load(tour, 1)).toBe('/spa/tour/1 by /spa');
    expect(await load(catalog, 1)).toBe('/spa/tour/1 by /spa');
    expect(asked).toEqual(['/spa/tour/1']);
    expect(catalog.tour).toBe(tour.tour);
    expect(contractOwners()[contract]).toEqual(['mf-tour@1.0.0', 'mf-catalog@1.0.0']);
  });

  it('a changed contract has answers of its own', async () => {
    const [old, changed] = [endpointsOf('mf-tour@1.0.0'), endpointsOf('mf-tour@1.1.0', '/v2', `${contract}-changed`)];
    expect(await load(old, 1)).toBe('/spa/tour/1 by /spa');
    expect(await load(changed, 1)).toBe('/v2/tour/1 by /v2');
    expect(asked).toEqual(['/spa/tour/1', '/v2/tour/1']);
  });

  it('a mutation of one refreshes what the other shows', async () => {
    const [booking, tour] = [endpointsOf('mf-booking@1.0.0'), endpointsOf('mf-tour@1.0.0')];
    await load(tour, 1);
    await load(tour, 2);
    await store.dispatch(booking.book.initiate({ id: 1 }));
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    expect(asked).toEqual(['/spa/tour/1', '/spa/tour/2', '/spa/book/1', '/spa/tour/1']);
  });

  it('also when a third, who shows no seats, was there before them', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    endpointsOf('mf-content@1.0.0');
    const [tour, booking] = [endpointsOf('mf-tour@1.0.0'), endpointsOf('mf-booking@1.0.0')];
    await load(tour, 1);
    await store.dispatch(booking.book.initiate({ id: 1 }));
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    expect(asked).toEqual(['/spa/tour/1', '/spa/book/1', '/spa/tour/1']);
    expect(told).not.toHaveBeenCalled();
  });

  it('when the first owner goes, the closures of the second take over', async () => {
    const first = endpointsOf('mf-tour@1.0.0', '/first');
    const second = endpointsOf('mf-catalog@1.0.0', '/second');
    expect(await load(first, 1)).toBe('/first/tour/1 by /first');
    releaseOwner('mf-tour@1.0.0');
    expect(contractOwners()[contract]).toEqual(['mf-catalog@1.0.0']);
    expect(await load(second, 2)).toBe('/second/tour/2 by /second');
  });

  it('when the last owner goes, a call fails and says why, and the store lives on', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const endpoints = endpointsOf('mf-tour@1.0.0');
    releaseOwner('mf-tour@1.0.0');
    const failed = store.dispatch(endpoints.tour.initiate({ id: 1 }));
    expect(String(await failed.unwrap().catch((error: { message?: string }) => error.message))).toContain(
      `${contract}/tour was released`,
    );
    expect(asked).toEqual([]);
  });

  it('an owner that comes back is at home again', async () => {
    endpointsOf('mf-tour@1.0.0');
    releaseOwner('mf-tour@1.0.0');
    expect(await load(endpointsOf('mf-tour@1.0.0', '/again'), 1)).toBe('/again/tour/1 by /again');
  });

  it('asking twice for the endpoints of one owner defines them once', () => {
    let defined = 0;
    const ask = () =>
      injectScoped(contract, 'mf-tour@1.0.0', (build) => {
        defined++;
        return { tour: build.query<unknown, void>({ query: () => '/x' }) };
      });
    expect(ask().tour).toBe(ask().tour);
    expect(defined).toBe(1);
  });
});
