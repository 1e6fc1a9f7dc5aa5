import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { organizers } from '../api/organizer.calls.ts';
import { cancelRequest } from '../api/request.calls.ts';
import { sendReview } from '../api/reviews.calls.ts';
import { toursOf } from '../api/tour-search.calls.ts';
import { bestTours, tour, toursByIds } from '../api/tours.calls.ts';
import { sampleStore } from '../testing/sample-store.ts';
import { type CallBuilder, injectCalls } from './call-endpoints.ts';
import { releaseOwner } from './scoped-endpoints.ts';

interface Sent {
  name: string;
  body: unknown;
  keepalive: boolean;
}
let sent: Sent[];
let store: ReturnType<typeof sampleStore>;
let test = 0;
const OWNER = 'mf-test@1.0.0';

beforeEach(() => {
  sent = [];
  store = sampleStore(async (input, init) => {
    const request = new Request(input, init);
    const { href, origin } = new URL(request.url);
    const text = await request.text();
    sent.push({
      // with a '?' at its end, if it has one
      name: `${request.method} ${href.slice(origin.length)}`,
      body: text ? JSON.parse(text) : undefined,
      keepalive: request.keepalive,
    });
    return Response.json({});
  });
});
afterEach(() => releaseOwner(OWNER));

const endpointsOf = () =>
  injectCalls(`calls-${++test}`, OWNER, (call) => ({
    organizers: call(organizers),
    tour: call(tour, { fixed: { format: 'main', with_alt: 1 } }),
    toursByIds: call(toursByIds),
    toursOf: call(toursOf, { send: ({ places }: { places: number[] }) => ({ countries: places.join(',') }) }),
    cancelRequest: call(cancelRequest, { keepalive: true }),
    sendReview: call(sendReview),
  }));

describe('an endpoint made of a call', () => {
  it.each<[string, (endpoints: ReturnType<typeof endpointsOf>) => unknown, string]>([
    ['says nothing that is not said', ({ organizers: one }) => one.initiate(), 'GET /crm/api/organizer/list'],
    [
      'says a query as it is',
      ({ organizers: one }) => one.initiate({ limit: 3, page: 2 }),
      'GET /crm/api/organizer/list?limit=3&page=2',
    ],
    [
      'adds what is always the same',
      ({ tour: one }) => one.initiate({ slug: 'a-1' }),
      'GET /spa/tour?slug=a-1&format=main&with_alt=1',
    ],
    ['joins a list', ({ toursByIds: one }) => one.initiate({ ids: [3, 1] }), 'GET /crm/api/tour/get-by-ids?ids=3%2C1'],
    [
      'puts what it is told as the call takes it',
      ({ toursOf: one }) => one.initiate({ places: [1, 2] }),
      'GET /spa/tours?countries=1%2C2',
    ],
  ])('%s', async (_title, initiate, name) => {
    // a thunk of RTK Query, whichever endpoint it is of
    await store.dispatch(initiate(endpointsOf()) as never);
    expect(sent).toEqual([{ name, body: undefined, keepalive: false }]);
  });

  it('a POST without a query has none in its address', async () => {
    const review = { uuid: crypto.randomUUID(), rating: 5, text: 'Four passes', photos: [] };
    await store.dispatch(endpointsOf().sendReview.initiate(review));
    expect(sent.map(({ name }) => name)).toEqual(['POST /spa/review']);
  });

  it('a GET with nothing said has none either', async () => {
    await store.dispatch(endpointsOf().organizers.initiate({}));
    expect(sent.map(({ name }) => name)).toEqual(['GET /crm/api/organizer/list']);
  });

  it('a POST keeps the names of its query out of its body', async () => {
    await store.dispatch(endpointsOf().cancelRequest.initiate({ uuid: 'u', id: 7, message: 'Rain' }));
    expect(sent).toEqual([
      { name: 'POST /crm/api/request/cancel?uuid=u', body: { id: 7, message: 'Rain' }, keepalive: true },
    ]);
  });
});

/** Compiled, not run: each line was accepted as long as endpoints said paths and arguments of their own. */
export function refusedByTheCompiler(call: CallBuilder, endpoints: ReturnType<typeof endpointsOf>) {
  // @ts-expect-error the call takes a page, not an offset
  endpoints.organizers.initiate({ limit: 3, offset: 6 });
  // @ts-expect-error a limit is a number
  endpoints.organizers.initiate({ limit: 'three' });
  // @ts-expect-error the tour is asked for by its slug
  endpoints.tour.initiate({ id: 3 });
  // @ts-expect-error a tour cannot be asked for without one
  endpoints.tour.initiate();
  // @ts-expect-error what is fixed is not said again
  endpoints.tour.initiate({ slug: 'a-1', format: 'short' });
  // @ts-expect-error no such parameter
  call(tour, { fixed: { fromat: 'main' } });
  // @ts-expect-error no such segment
  call(bestTours, { fixed: { segment: 'month' } });
  // @ts-expect-error no such parameter of the filter
  call(toursOf, { send: (countries: number[]) => ({ contries: countries.join(',') }) });
  // @ts-expect-error a GET makes nothing stale
  call(bestTours, { invalidatesTags: ['Priced'] });
  // @ts-expect-error the body is part of what is said
  endpoints.cancelRequest.initiate({ uuid: 'u' });
}
