import { type ApiError, toApiError, useTranslation } from '@cairn/shared-contracts/remote/platform';

/** The api said no: it has its reason in the reader's language. Everything else is a line or a site that is away. */
export const isRefused = (problem: ApiError): problem is Extract<ApiError, { kind: 'refused' }> =>
  problem.kind === 'refused' && problem.status < 500 && problem.status !== 429;

/** Why a vote was not taken, or is still there. `refusal` stands in place of the api's own words. */
export function useVoteProblem(): (error: unknown, refusal?: string) => string {
  const { t } = useTranslation('mf-catalog');
  return (error, refusal) => {
    const problem = toApiError(error);
    return isRefused(problem) ? (refusal ?? problem.message) : t('compare.votes.failed');
  };
}
