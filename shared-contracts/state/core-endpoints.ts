import type { FetchBaseQueryError, MutationDefinition } from '@reduxjs/toolkit/query';
import type { AnswerOf } from '../api/define-call.ts';
import * as favourites from '../api/favourites.calls.ts';
import { stats } from '../api/tours.calls.ts';
import * as user from '../api/user.calls.ts';
import type { Profile } from '../api/user.schema.ts';
import * as own from '../api/user-own.calls.ts';
import { type BaseQuery, baseApi } from './base-api.ts';
import { callBuilder } from './call-endpoints.ts';
import type { CallTransport } from './call-transport.ts';
import { handlesOf } from './endpoint-handle.ts';
import { beginLeaving, endLeaving } from './leaving.ts';
import type { Tag } from './tags.ts';

type Logout = MutationDefinition<void, BaseQuery, Tag, AnswerOf<typeof user.logout>, 'api'>;
type Started = NonNullable<MutationDefinition<void, BaseQuery, Tag, unknown, 'api'>['onQueryStarted']>;
/** what RTK Query hands to a mutation that begins */
type Life = Pick<Parameters<Started>[1], 'dispatch' | 'extra' | 'queryFulfilled'>;

/** Endpoints that every page needs; they live in the platform's one copy. */
const core = baseApi.injectEndpoints({
  endpoints: (build) => {
    const call = callBuilder(build);
    /**
     * Nobody is logged in from here on, and that is known without asking. What only the user may see is not asked for either: each such
     * call would be refused. One that is under way ends here, one that begins meanwhile waits, and both are made where nobody could be
     * logged out. What is shown goes with the page, which the shell takes anew.
     *
     * Its type has a name: spread out it would hold symbols of RTK Query that no declaration can name.
     */
    const logout: Logout = {
      ...call(user.logout),
      async onQueryStarted(_arg: unknown, { dispatch, extra, queryFulfilled }: Life): Promise<void> {
        const underWay = dispatch(baseApi.util.getRunningQueriesThunk());
        const isOver = queryFulfilled.then(
          () => true,
          () => false,
        );
        beginLeaving(extra as CallTransport, isOver);
        for (const query of underWay) query.abort();
        if (!(await isOver)) {
          for (const query of underWay) void query.refetch();
          return;
        }
        dispatch(core.util.upsertQueryData('profile', undefined, null));
        dispatch(
          core.util.updateQueryData('favourites', undefined, (draft) => {
            draft.ids = [];
          }),
        );
      },
    };
    return {
      /** null: nobody is logged in */
      profile: build.query<Profile | null, void>({
        queryFn: async (_arg, { extra }, _options, query) => {
          const answer = await query(user.profile.path);
          // every store has a CallTransport as its extra argument
          if (answer.data) endLeaving(extra as CallTransport);
          // RTK Query types an error of the base query loosely here: ours is fetchBaseQuery's
          if (answer.error)
            return answer.error.status === 401 ? { data: null } : { error: answer.error as FetchBaseQueryError };
          // the call's own answer
          return { data: answer.data as Profile };
        },
        providesTags: ['Session'],
      }),
      /** what the person may do beside their own account: read where the admin-authentication cookie asks for it (specification §6) */
      userInfo: call(own.userInfoData, { providesTags: ['Session'] }),
      logout,
      setCurrency: call(user.setCurrency),
      /** the page is left for its twin in the other language: the call goes on without it */
      setLanguage: call(user.setLanguage, { keepalive: true }),
      favourites: call(favourites.favouriteTours, {
        fixed: { active_only: 1 },
        providesTags: ['Favourites', 'Session'],
      }),
      addFavourite: call(favourites.createFavourite),
      removeFavourite: call(favourites.deleteFavourite),
      stats: call(stats),
    };
  },
});

export const coreEndpoints = handlesOf(core.endpoints);
export const coreUtil: (typeof core)['util'] = core.util;
