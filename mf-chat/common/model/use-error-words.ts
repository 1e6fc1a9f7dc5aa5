import { type ApiError, toApiError } from '@cairn/shared-contracts/remote/platform';
import { useRefusalMessages } from '@cairn/shared-contracts/ui/form';

/** what an upload is rejected with has its kind already */
const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'kind' in error;

/**
 * What was wrong, in the reader's language, where there is no field to say it at: a field's own words say more than that there are some.
 * The error is that of a call, or what an upload was rejected with.
 */
export function useErrorWords(): (error: unknown) => string {
  const words = useRefusalMessages();
  return (error) => {
    const problem = isApiError(error) ? error : toApiError(error);
    const own = problem.kind === 'refused' ? Object.values(problem.fields).flat()[0] : undefined;
    return own ?? words(problem);
  };
}
