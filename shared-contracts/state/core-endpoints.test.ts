import { describe, expect, it } from '@jest/globals';
import { ORIGIN, sampleStore } from '../testing/sample-store.ts';
import { baseApi, REHYDRATE } from './base-api.ts';
import { coreEndpoints } from './core-endpoints.ts';

interface Sent {
  name: string;
  body: unknown;
  role: string | null;
}

/** an api that gives these answers by 'METHOD /path', and what it was asked */
function storeWith(answers: Record<string, () => Response>) {
  const sent: Sent[] = [];
  const store = sampleStore(async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    expect(url.origin).toBe(ORIGIN);
    const text = await request.text();
    const name = `${request.method} ${url.pathname}${url.search}`;
    sent.push({ name, body: text ? JSON.parse(text) : undefined, role: request.headers.get('x-role') });
    return answers[name]?.() ?? Response.json({ message: 'Not found', code: 'not_found' }, { status: 404 });
  });
  return { store, sent };
}
const PROFILE = 'GET /crm/api/user/profile';
const FAVOURITES = 'GET /crm/api/user/favourite-tours?active_only=1';
const LOGOUT = 'POST /crm/api/user/logout';

describe('calls that every page needs', () => {
  it.each<[string, () => Response, object]>([
    ['somebody is logged in', () => Response.json({ id: 3 }), { data: { id: 3 } }],
    ['nobody is: that is no error', () => Response.json({ message: 'x', code: 'x' }, { status: 401 }), { data: null }],
    [
      'the api is in trouble',
      () => Response.json({ message: 'x', code: 'x' }, { status: 500 }),
      { error: { status: 500 } },
    ],
  ])('the profile when %s', async (_title, answer, expected) => {
    const { store } = storeWith({ [PROFILE]: answer });
    expect(await store.dispatch(coreEndpoints.profile.initiate())).toMatchObject(expected);
  });

  it.each([
    ['addFavourite', 'create'],
    ['removeFavourite', 'delete'],
  ] as const)('%s is one call to %s a favourite, with the headers of the page', async (endpoint, verb) => {
    const { store, sent } = storeWith({});
    await store.dispatch(coreEndpoints[endpoint].initiate({ tour_id: 42 }));
    expect(sent).toEqual([{ name: `POST /crm/api/favourite-tour/${verb}`, body: { tour_id: 42 }, role: 'client' }]);
  });

  it('logging out forgets who was here and their favourites, and asks for nothing of theirs', async () => {
    const { store, sent } = storeWith({
      [PROFILE]: () => Response.json({ id: 3 }),
      [FAVOURITES]: () => Response.json({ ids: [42] }),
      [LOGOUT]: () => Response.json({ result: true }),
    });
    await store.dispatch(coreEndpoints.profile.initiate());
    await store.dispatch(coreEndpoints.favourites.initiate());
    await store.dispatch(coreEndpoints.logout.initiate());
    // what follows from the answer is not waited for by who asked
    await new Promise(setImmediate);
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    expect(coreEndpoints.profile.select()(store.getState()).data).toBeNull();
    expect(coreEndpoints.favourites.select()(store.getState()).data).toEqual({ ids: [] });
    expect(sent.map(({ name }) => name)).toEqual([PROFILE, FAVOURITES, LOGOUT]);
  });

  it('whoever could not be logged out is still here', async () => {
    const { store } = storeWith({
      [PROFILE]: () => Response.json({ id: 3 }),
      [LOGOUT]: () => Response.json({ message: 'x', code: 'x' }, { status: 503 }),
    });
    await store.dispatch(coreEndpoints.profile.initiate());
    await store.dispatch(coreEndpoints.logout.initiate());
    expect(coreEndpoints.profile.select()(store.getState()).data).toEqual({ id: 3 });
  });

  /** favourites that are being asked for when somebody logs out, with that answer */
  async function amidFavourites(logout: () => Response) {
    const asked: Request[] = [];
    const { promise: underWay, resolve } = Promise.withResolvers<void>();
    const store = sampleStore((input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/logout')) return Promise.resolve(logout());
      asked.push(request);
      resolve();
      if (asked.length > 1) return Promise.resolve(Response.json({ ids: [42] }));
      return new Promise((_resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    });
    const favourites = store.dispatch(coreEndpoints.favourites.initiate());
    await underWay;
    await store.dispatch(coreEndpoints.logout.initiate());
    await favourites;
    await new Promise(setImmediate);
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    return {
      aborted: asked.map(({ signal }) => signal.aborted),
      state: coreEndpoints.favourites.select()(store.getState()),
    };
  }

  it('what is being asked for when somebody logs out is not waited for any more', async () => {
    const { aborted } = await amidFavourites(() => Response.json({ result: true }));
    expect(aborted).toEqual([true]);
  });

  it('and is asked again where nobody could be logged out', async () => {
    const { aborted, state } = await amidFavourites(() => Response.json({ message: 'x', code: 'x' }, { status: 503 }));
    expect(aborted).toEqual([true, false]);
    expect(state.data).toEqual({ ids: [42] });
  });

  /** somebody logs out, with that answer, and meanwhile and afterwards parts of the page ask for the favourites */
  async function askingOnTheWay(answer: () => Response) {
    const { store, sent } = storeWith({
      [PROFILE]: () => Response.json({ id: 3 }),
      [FAVOURITES]: () => Response.json({ ids: [42] }),
      [LOGOUT]: answer,
    });
    const leaving = store.dispatch(coreEndpoints.logout.initiate());
    const meanwhile = store.dispatch(coreEndpoints.favourites.initiate());
    await leaving;
    const asked = [await meanwhile, await store.dispatch(coreEndpoints.favourites.initiate(undefined, ANEW))];
    return { store, sent, asked };
  }
  const ANEW = { forceRefetch: true };

  it('what is asked for while somebody logs out, and after, is answered here as the api would', async () => {
    const { sent, asked } = await askingOnTheWay(() => Response.json({ result: true }));
    expect(sent.map(({ name }) => name)).toEqual([LOGOUT]);
    for (const { error } of asked) expect(error).toMatchObject({ status: 401, data: { code: 'unauthorized' } });
  });

  it('and is asked for after all where nobody could be logged out', async () => {
    const { sent, asked } = await askingOnTheWay(() => Response.json({ message: 'x', code: 'x' }, { status: 503 }));
    expect(sent.map(({ name }) => name)).toEqual([LOGOUT, FAVOURITES, FAVOURITES]);
    for (const { data } of asked) expect(data).toEqual({ ids: [42] });
  });

  it('what anybody may ask for is asked for by who has logged out', async () => {
    const { store, sent } = await askingOnTheWay(() => Response.json({ result: true }));
    await store.dispatch(coreEndpoints.stats.initiate());
    expect(sent.map(({ name }) => name)).toEqual([LOGOUT, 'GET /spa/info']);
  });

  it('whoever logs in after that may ask again', async () => {
    const { store, sent } = await askingOnTheWay(() => Response.json({ result: true }));
    await store.dispatch(coreEndpoints.profile.initiate(undefined, ANEW));
    const { data } = await store.dispatch(coreEndpoints.favourites.initiate(undefined, ANEW));
    expect(data).toEqual({ ids: [42] });
    expect(sent.map(({ name }) => name)).toEqual([LOGOUT, PROFILE, FAVOURITES]);
  });

  it('what the server asked is in the browser’s cache, and is not asked again', async () => {
    const server = storeWith({ [PROFILE]: () => Response.json({ id: 3 }) });
    await server.store.dispatch(coreEndpoints.profile.initiate());
    const browser = storeWith({});
    browser.store.dispatch({
      type: REHYDRATE,
      payload: { api: { ...server.store.getState().api, subscriptions: {} } },
    });
    expect(await browser.store.dispatch(coreEndpoints.profile.initiate())).toMatchObject({ data: { id: 3 } });
    expect(browser.sent).toEqual([]);
  });
});
