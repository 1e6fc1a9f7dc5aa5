import { type ApiError, coreEndpoints, toApiError } from '@cairn/shared-contracts/remote/platform';
import { followRedirect } from './follow-redirect.ts';
import { forgetGuestFavourites } from './guest-favourites.ts';

/**
 * What follows a call that opens a session. `onDone` runs when the page knows who is logged in: a page that needs a login would otherwise
 * send the person back here. The favourites of the guest are the account's by then.
 */
export function useOpenSession(onDone: () => void) {
  const { refetch } = coreEndpoints.profile.useQuery();
  /** @returns why there is no session; nothing, too, when the api sends the person elsewhere */
  return async (answer: { error?: unknown }): Promise<ApiError | undefined> => {
    if (answer.error) {
      const error = toApiError(answer.error);
      return followRedirect(error) ? undefined : error;
    }
    await refetch();
    forgetGuestFavourites();
    onDone();
    return undefined;
  };
}
