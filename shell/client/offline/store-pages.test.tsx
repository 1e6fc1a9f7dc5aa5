import { coreEndpoints } from '@cairn/shared-contracts/remote/platform';
import { type PlayedCalls, playApi } from '@cairn/shared-contracts/testing/played-api';
import { sampleStore } from '@cairn/shared-contracts/testing/sample-store';
import { afterEach, expect, it } from '@jest/globals';
import type { WorkerMessage } from '../../offline/vocabulary.ts';
import { storePages } from './store-pages.ts';

const TRIPS = 'GET /crm/api/user/trips';
const trips = { body: { coming: [{ tour: { slug: 'over-the-pass-7' } }], past: [] } };

/** what the page of a member says to the worker */
async function told(play: (logOut: () => Promise<unknown>) => PlayedCalls): Promise<WorkerMessage[]> {
  const messages: WorkerMessage[] = [];
  const active = { postMessage: (message: WorkerMessage) => messages.push(message) };
  const serviceWorker = { register: async () => undefined, ready: Promise.resolve({ active }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.assign(window, { __BOOT__: { manifestUrl: '/assets/composition/1.json' } });
  let user: { id: number } | null = { id: 3 };
  const logOut = async () => {
    user = null;
    await store.dispatch(coreEndpoints.profile.initiate(undefined, { forceRefetch: true, subscribe: false }));
  };
  const api = playApi({
    'GET /crm/api/user/profile': () =>
      user ? { body: user } : { status: 401, body: { code: 'unauthorized', message: 'Log in' } },
    'GET /crm/api/favourite-tour/ids': () => ({ body: { ids: [] } }),
    ...play(logOut),
  });
  const store = sampleStore(api.play);
  await storePages({
    here: '/about',
    favourites: '/favorites',
    trips: '/trips',
    tourPath: (slug) => `/${slug}`,
    dispatch: store.dispatch,
  });
  return messages;
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(performance, 'getEntriesByType');
  Reflect.deleteProperty(window, '__BOOT__');
});

const pathsIn = (addresses: readonly string[] = []) => addresses.map((address) => new URL(address).pathname);

it('the tours of a member’s trips are wanted, too', async () => {
  const [first, second] = await told(() => ({ [TRIPS]: () => trips }));
  expect(first).toMatchObject({ kind: 'store' });
  expect(second?.kind === 'store' && pathsIn(second.programs)).toEqual(['/over-the-pass-7']);
});

it('not of one who has logged out while they were asked for', async () => {
  const messages = await told((logOut) => ({
    [TRIPS]: () => {
      void logOut();
      return trips;
    },
  }));
  expect(messages).toHaveLength(1);
});
