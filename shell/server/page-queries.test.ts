import { expect, it, jest } from '@jest/globals';
import { type FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { CallAnswer, PageCall } from './page-order.ts';
import { pageQueries } from './page-queries.ts';

const { signal } = new AbortController();
const ORIGIN = 'http://api.invalid';

interface Asked {
  path: string;
  headers: [string, string][];
}

/** what the api is asked, and what the store hears, by this and by RTK Query's own */
async function both(request: FetchArgs, give: () => Response) {
  const own: Asked[] = [];
  const ask = pageQueries(async ({ path, headers }) => {
    own.push({ path: new URL(ORIGIN + path).href.slice(ORIGIN.length), headers: headers.toSorted() });
    return give();
  });
  const library: Asked[] = [];
  const fetchFn: typeof fetch = async (input) => {
    const { url, headers } = new Request(input);
    library.push({ path: url.slice(ORIGIN.length), headers: [...headers] });
    return give();
  };
  const api = { signal, type: 'query', endpoint: 'tour' } as Parameters<ReturnType<typeof fetchBaseQuery>>[1];
  const { meta: _meta, ...heard } = await fetchBaseQuery({ baseUrl: ORIGIN, fetchFn })(request, api, {});
  return { own: { asked: own, heard: await ask(request, signal) }, library: { asked: library, heard } };
}

it.each<[string, FetchArgs, () => Response]>([
  ['data', { url: '/spa/tour' }, () => Response.json({ id: 3 })],
  [
    'parameters, none of them undefined',
    { url: '/spa/tours', params: { ids: [3, 12], at: undefined, page: 2 } },
    Response.json.bind(null, []),
  ],
  ['parameters behind others', { url: '/spa/tours?a=1', params: { name: 'Über & co' } }, () => Response.json(null)],
  ['an address with signs that are none of one', { url: '/spa/tour/höhe 2' }, () => Response.json(1)],
  [
    'headers',
    { url: '/spa/tour', headers: { 'X-Language': 'de-DE', 'X-Currency': undefined } },
    () => Response.json(1),
  ],
  ['nothing', { url: '/spa/tour' }, () => new Response('', { status: 200 })],
  ['a refusal', { url: '/spa/tour' }, () => Response.json({ message: 'no', code: 'not_found' }, { status: 404 })],
  ['what is no JSON', { url: '/spa/tour' }, () => new Response('<html>', { status: 502 })],
])('%s: asks and tells what RTK Query’s own would', async (_title, request, give) => {
  const { own, library } = await both(request, give);
  expect(own).toEqual(library);
});

it('an api that gives no answer is told as RTK Query tells it', async () => {
  const { own, library } = await both({ url: '/spa/tour' }, () => {
    throw new TypeError('it hangs');
  });
  expect(own.heard).toEqual(library.heard);
});

it('who asked too often hears when to come back', async () => {
  const body = { message: 'later', code: 'too_many_requests' };
  const ask = pageQueries(async () => Response.json(body, { status: 429, headers: { 'retry-after': '7' } }));
  expect(await ask({ url: '/spa/tour' }, signal)).toEqual({
    error: { status: 429, data: { ...body, 'retry-after': 7 } },
  });
});

it('a page changes nothing', async () => {
  const call = jest.fn<(call: PageCall) => Promise<CallAnswer>>();
  const { error } = { error: undefined, ...(await pageQueries(call)({ url: '/spa/tour', method: 'POST' }, signal)) };
  expect([error?.status, call.mock.calls]).toEqual(['FETCH_ERROR', []]);
});
