import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import * as favourites from '../api/favourites.calls.ts';
import { stats } from '../api/tours.calls.ts';
import * as user from '../api/user.calls.ts';
import type { Profile } from '../api/user.schema.ts';
import * as own from '../api/user-own.calls.ts';
import { baseApi } from './base-api.ts';
import { callBuilder } from './call-endpoints.ts';
import { handlesOf } from './endpoint-handle.ts';

/** Endpoints that every page needs; they live in the platform's one copy. */
const core = baseApi.injectEndpoints({
  endpoints: (build) => {
    const call = callBuilder(build);
    return {
      /** null: nobody is logged in */
      profile: build.query<Profile | null, void>({
        queryFn: async (_arg, _api, _options, query) => {
          const answer = await query(user.profile.path);
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
      logout: call(user.logout, { invalidatesTags: ['Session', 'Favourites', 'Chat', 'Booking'] }),
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
export const coreUtil = core.util;
