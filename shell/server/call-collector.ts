import { baseApi } from '@cairn/shared-contracts/state/base-api';
import type { CallsState } from '../composition/next-page.ts';
import type { Store } from '../composition/store.ts';
import { inScript } from './in-script.ts';

type ApiState = ReturnType<Store['getState']>[typeof baseApi.reducerPath];

/** the tags of these calls: without them the browser would not know what an invalidation touches */
function providedBy(provided: ApiState['provided'], calls: ReadonlySet<string>): ApiState['provided'] {
  const ofCalls = <T>(record: Record<string, T>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => calls.has(key)));
  const tags = Object.entries(provided.tags).map(([type, ids]) => [
    type,
    Object.fromEntries(Object.entries(ids ?? {}).map(([id, keys]) => [id, keys.filter((key) => calls.has(key))])),
  ]);
  return { keys: ofCalls(provided.keys), tags: Object.fromEntries(tags) };
}

/** Watches the calls of a store. @returns gives the state of those made since the last time, undefined where there are none */
export function freshCalls(store: Store): () => CallsState | undefined {
  const apiState = () => store.getState()[baseApi.reducerPath];
  const sent = new Set(Object.keys(apiState().queries));
  return () => {
    const { queries, provided } = apiState();
    const fresh = Object.entries(queries).filter(([key, query]) => !sent.has(key) && query?.status !== 'pending');
    if (fresh.length === 0) return undefined;
    const calls = new Set(fresh.map(([key]) => key));
    for (const key of calls) sent.add(key);
    return {
      queries: Object.fromEntries(fresh),
      mutations: {},
      provided: providedBy(provided, calls),
      subscriptions: {},
    };
  };
}

/** the calls made since the last time, as a script that hands them to the browser's store */
export function callCollector(store: Store): () => string {
  const fresh = freshCalls(store);
  return () => {
    const state = fresh();
    return state ? `(self.__CALLS__??=[]).push(${inScript(state)})` : '';
  };
}
