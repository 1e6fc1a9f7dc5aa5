import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as calls from './comparison.calls.ts';

/** Tours side by side. */
export const comparisonEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    comparison: call(calls.comparison, { providesTags: ['Priced'] }),
    votes: call(calls.comparisonVotes),
    share: call(calls.shareComparison),
    vote: call(calls.voteOnComparison),
    withdraw: call(calls.withdrawFromComparison),
  }));
