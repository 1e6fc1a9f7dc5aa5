import { coreEndpoints, RouteError } from '@cairn/shared-contracts/remote/platform';
import { handleOf } from '@cairn/shared-contracts/state/endpoint-handle';
import { describe, expect, it } from '@jest/globals';
import { loadContext } from './load-context.ts';
import { createStore } from './store.ts';

const STATS = { tours: 60 };

/** a store whose api answers with this */
function storeWith(answer: () => Response | Promise<Response>) {
  let calls = 0;
  const store = createStore(
    {
      baseUrl: 'http://api.test',
      headers: () => ({}),
      fetch: async () => {
        calls++;
        return answer();
      },
    },
    { prefs: { locale: 'en-US', currency: 'CNY' } },
  );
  return { store, calls: () => calls };
}
/** a call that tells when its subscription is given back */
function aQuery(answer: Promise<unknown>) {
  let givenBack = 0;
  const query = () => ({
    unwrap: () => answer,
    unsubscribe: () => {
      givenBack++;
    },
  });
  return { query: handleOf({ initiate: () => query }).initiate(), givenBack: () => givenBack };
}

describe('calls of a loader', () => {
  it('knows who asks', () => {
    const { store } = storeWith(() => Response.json(STATS));
    expect(loadContext(store, true)).toMatchObject({ locale: 'en-US', currency: 'CNY', isServer: true });
  });

  it('a thunk that no endpoint made is not run: it would be handed the store', async () => {
    const { store } = storeWith(() => Response.json(STATS));
    let reached = false;
    const thief = () => {
      reached = true;
      return { unwrap: async () => null, unsubscribe: () => undefined };
    };
    await expect(loadContext(store, true).load(thief)).rejects.toThrow('the initiate() of an endpoint');
    expect(reached).toBe(false);
  });

  it('one call for the loader and the page: the second finds the answer in the cache', async () => {
    const { store, calls } = storeWith(() => Response.json(STATS));
    const { load } = loadContext(store, true);
    expect(await load(coreEndpoints.stats.initiate())).toEqual(STATS);
    expect(await load(coreEndpoints.stats.initiate())).toEqual(STATS);
    expect(calls()).toBe(1);
  });

  it.each<[string, boolean, Promise<unknown>, number]>([
    ['the server keeps an answer for the page', true, Promise.resolve(STATS), 0],
    ['the browser gives the subscription back', false, Promise.resolve(STATS), 1],
    ['the browser gives it back after a refusal too', false, Promise.reject({ status: 404 }), 1],
  ])('%s', async (_title, isServer, answer, count) => {
    const { store } = storeWith(() => Response.json(STATS));
    const { query, givenBack } = aQuery(answer);
    await loadContext(store, isServer)
      .load(query)
      .catch(() => undefined);
    expect(givenBack()).toBe(count);
  });

  const refuse = (status: number, body: object = { message: 'No', code: 'no' }) => Response.json(body, { status });

  it.each<[string, () => Response | Promise<Response>, number, string]>([
    ['401', () => refuse(401), 401, 'no'],
    ['403', () => refuse(403), 403, 'no'],
    ['404', () => refuse(404), 404, 'no'],
    ['410 with its code', () => refuse(410, { message: 'Over', code: 'tour_is_gone' }), 410, 'tour_is_gone'],
    ['422: an address that fails validation is no page', () => refuse(422), 404, 'no'],
    ['400 likewise', () => refuse(400), 404, 'no'],
    ['500', () => refuse(500), 503, 'no'],
    ['429 with a captcha', () => refuse(429, { message: 'x', code: 'x', type: 'captcha' }), 503, 'captcha'],
    ['a page of HTML', () => new Response('<html>', { status: 200 }), 503, 'broken'],
    ['nothing at all', () => Promise.reject(new TypeError('fetch failed')), 503, 'offline'],
  ])('the api answers %s', async (_title, answer, status, code) => {
    const { store } = storeWith(answer);
    const error = await loadContext(store, true)
      .load(coreEndpoints.stats.initiate())
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RouteError);
    expect(error).toMatchObject({ status, code });
  });

  it('a page that shows the api’s own status is told it', async () => {
    const { store } = storeWith(() => refuse(500));
    await expect(loadContext(store, true).load(coreEndpoints.stats.initiate())).rejects.toMatchObject({
      answered: 500,
    });
  });
});
