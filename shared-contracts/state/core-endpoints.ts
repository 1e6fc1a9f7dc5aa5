import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type * as z from 'zod/mini';
import type { favouriteIds, Stats } from '../api/tours.schema.ts';
import type { Profile } from '../api/user.schema.ts';
import { baseApi } from './base-api.ts';

type Favourites = z.infer<typeof favouriteIds>;

/** Endpoints that every page needs; they live in the platform's one copy. */
const core = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** null: nobody is logged in */
    profile: build.query<Profile | null, void>({
      queryFn: async (_arg, _api, _options, query) => {
        const answer = await query('/crm/api/user/profile');
        if (answer.error)
          return answer.error.status === 401 ? { data: null } : { error: answer.error as FetchBaseQueryError };
        // the api's own contract: shared-contracts/api/user.schema
        return { data: answer.data as Profile };
      },
      providesTags: ['Session'],
    }),
    logout: build.mutation<unknown, void>({
      query: () => ({ url: '/crm/api/user/logout', method: 'POST', body: {} }),
      invalidatesTags: ['Session', 'Favourites', 'Chat', 'Booking'],
    }),
    setCurrency: build.mutation<unknown, { currency_code: string }>({
      query: (body) => ({ url: '/crm/api/user/set-currency', method: 'POST', body }),
    }),
    /** the page is left for its twin in the other language: the call goes on without it */
    setLanguage: build.mutation<unknown, { language_code: string }>({
      query: (body) => ({ url: '/crm/api/user/set-language', method: 'POST', body, keepalive: true }),
    }),
    favourites: build.query<Favourites, void>({
      query: () => ({ url: '/crm/api/user/favourite-tours', params: { active_only: 1 } }),
      providesTags: ['Favourites', 'Session'],
    }),
    setFavourite: build.mutation<unknown, { tour_id: number; on: boolean }>({
      query: ({ tour_id, on }) => ({
        url: `/crm/api/favourite-tour/${on ? 'create' : 'delete'}`,
        method: 'POST',
        body: { tour_id },
      }),
    }),
    stats: build.query<Stats, void>({ query: () => '/spa/info' }),
  }),
});

export const coreEndpoints = core.endpoints;
export const coreUtil = core.util;
