import { coreEndpoints } from '@cairn/shared-contracts/remote/platform';
import { baseApi } from '@cairn/shared-contracts/state/base-api';
import { rehydrate, type Store } from './store.ts';

type State = ReturnType<Store['getState']>;
type ApiState = State[typeof baseApi.reducerPath];
/** a part of the api's state: some calls with their tags */
export type CallsState = Pick<ApiState, 'queries' | 'mutations' | 'provided' | 'subscriptions'>;

/** What the server says at NEXT_PAGE_PATH with 200. With 204 it says nothing: the page's loader makes its calls itself. */
export interface NextPage {
  /** what the calls were made with */
  prefs: State['prefs'];
  /** absent where the loader needs none */
  calls?: CallsState;
}

/** A request for the next page's calls that is under way. */
export interface CallsAhead {
  /** the store's state when it was sent */
  since: State;
  /** undefined where the server says nothing or cannot be reached; never rejects */
  answer: Promise<NextPage | undefined>;
  /** ends the request: nobody waits for it any more */
  giveUp(): void;
}

/** an answer that takes longer than the page's code by so much is not waited for: the loader asks the api itself */
const PATIENCE_MS = 1500;

const hasOtherPrefs = (one: State['prefs'], other: State['prefs']): boolean =>
  one.locale !== other.locale || one.currency !== other.currency;

const userOf = (state: State): number | undefined => coreEndpoints.profile.select()(state).data?.id;

/** what has changed meanwhile the answer may not know of; whoever logs in or out in another tab changes no more than the cookie */
const isOvertaken = ({ since }: CallsAhead, now: State): boolean =>
  since.changes.count !== now.changes.count || now.changes.underWay > 0 || userOf(since) !== userOf(now);

async function inPatience({ answer, giveUp }: CallsAhead): Promise<NextPage | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => {
    late.resolve(undefined);
    giveUp();
  }, PATIENCE_MS);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Puts the calls that were asked for ahead into the store, where the next page's loader finds them. What the store has or waits for
 * already stays; an answer that somebody's choices or changes have overtaken is left out.
 */
export async function takeCalls(store: Store, ahead: CallsAhead): Promise<void> {
  const told = await inPatience(ahead);
  const now = store.getState();
  if (!told?.calls || isOvertaken(ahead, now) || hasOtherPrefs(told.prefs, now.prefs)) return;
  const known = now[baseApi.reducerPath].queries;
  const lacking = Object.entries(told.calls.queries).filter(([key, call]) => {
    const status = known[key]?.status;
    return call?.status === 'fulfilled' && status !== 'fulfilled' && status !== 'pending';
  });
  if (lacking.length === 0) return;
  rehydrate(store, { ...told.calls, queries: Object.fromEntries(lacking) });
}
