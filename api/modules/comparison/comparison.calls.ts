import * as calls from '@cairn/shared-contracts/api/comparison.calls';
import { type Call, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { shownOfTours } from '../organizer/hidden-organizers.ts';
import { compareTours } from './compare.ts';
import { readVotes, shareComparison, vote, withdraw } from './votes.ts';

const done = { result: true } as const;

/** Tours side by side, and what people who were sent them say. */
export function comparisonCalls(services: Services): Call[] {
  return [
    serve(calls.comparison, {
      handle: async ({ query, site, currency, language }) =>
        shownOfTours(
          services,
          site,
          query.ids,
          await compareTours(services, query.ids, { people: query.people, currency, language }),
        ),
    }),
    serve(calls.shareComparison, {
      perMinute: 10,
      maxBodyBytes: 1000,
      handle: async ({ body, user }) => ({ id: await shareComparison(services, body, user) }),
    }),
    serve(calls.comparisonVotes, { handle: ({ query }) => readVotes(services, query.id) }),
    serve(calls.voteOnComparison, {
      perMinute: 20,
      maxBodyBytes: 4000,
      handle: async ({ body, user }) => {
        await vote(services, body, user);
        return done;
      },
    }),
    serve(calls.withdrawFromComparison, {
      perMinute: 20,
      maxBodyBytes: 1000,
      handle: async ({ body, user }) => {
        await withdraw(services, body, user);
        return done;
      },
    }),
  ];
}
