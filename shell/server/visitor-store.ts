import { coreEndpoints } from '@cairn/shared-contracts/remote/platform';
import { coreUtil } from '@cairn/shared-contracts/state/core-endpoints';
import { readCallsBy } from '@cairn/shared-contracts/state/endpoint-handle';
import { setAutoFreeze } from 'immer';
import { callHeaders } from '../composition/call-headers.ts';
import { createStore, type Store } from '../composition/store.ts';
import type { CallAnswer, PageCall, PageOrder } from './page-order.ts';
import { pageQueries } from './page-queries.ts';
import { readingHook } from './read-calls.ts';

// A store of the server is one page's: what a part changes in an answer is nobody else's, and it throws in the browser. To freeze all
// answers, object by object, was a fortieth of a page.
setAutoFreeze(false);
readCallsBy(readingHook);

interface Visitor extends Pick<PageOrder, 'platform' | 'hasSession' | 'isAdmin'> {
  call(call: PageCall): Promise<CallAnswer>;
}

/** The store of one page, with whom it is for. */
export async function storeFor({ call, platform, hasSession, isAdmin }: Visitor): Promise<Store> {
  const store: Store = createStore(
    {
      // calls are given to whoever wants the page, who knows where the api is
      baseUrl: '',
      headers: () => callHeaders(store.getState().prefs),
      ask: pageQueries(call),
    },
    { prefs: { locale: platform.locale, currency: platform.currency } },
  );
  // undefined where the api cannot tell: then neither a guest's page nor anybody's
  if (hasSession) {
    const { data: user } = await store.dispatch(coreEndpoints.profile.initiate());
    // the header's count and every heart
    if (user) {
      await Promise.all([
        store.dispatch(coreEndpoints.favourites.initiate()),
        isAdmin ? store.dispatch(coreEndpoints.userInfo.initiate()) : null,
      ]);
    }
  } else {
    await store.dispatch(coreUtil.upsertQueryData('profile', undefined, null));
    // nobody is asked: a known answer that is in use gets no timer to forget it, which would hold the whole store for a minute
    await store.dispatch(coreEndpoints.profile.initiate());
  }
  return store;
}
