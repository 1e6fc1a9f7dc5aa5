import { favouritesIn } from '@cairn/shared-contracts/remote/guest-favourites';
import { type ApiError, coreEndpoints, toApiError } from '@cairn/shared-contracts/remote/platform';
import { useState } from 'react';
import { users } from './api.ts';
import { followRedirect } from './follow-redirect.ts';
import { forgetGuestFavourites } from './guest-favourites.ts';

/**
 * Opens a session by code or by password. `onDone` runs when the page knows who is logged in: a page that needs a login would
 * otherwise send the person back here.
 */
export function useSignIn(onDone: () => void) {
  const [byCode, coding] = users.authViaCode.useMutation();
  const [byPassword, passing] = users.auth.useMutation();
  const { refetch } = coreEndpoints.profile.useQuery();
  const [failure, setFailure] = useState<{
    error: ApiError;
    attempt: number;
  }>();

  async function finish(answer: { error?: unknown }): Promise<{ isOpen: boolean; error?: ApiError }> {
    if (!answer.error) {
      await refetch();
      return { isOpen: true };
    }
    const error = toApiError(answer.error);
    return followRedirect(error) ? { isOpen: false } : { isOpen: false, error };
  }

  return {
    isLoading: coding.isLoading || passing.isLoading,
    /** of the last code */
    error: failure?.error,
    /** grows with every refusal */
    attempt: failure?.attempt ?? 0,
    forgetError: () => setFailure(undefined),
    withCode: async (email: string, code: string) => {
      const favourites_tours_ids = favouritesIn(document.cookie);
      const { isOpen, error } = await finish(await byCode({ login: email, code, favourites_tours_ids }));
      if (error) setFailure((last) => ({ error, attempt: (last?.attempt ?? 0) + 1 }));
      if (!isOpen) return;
      forgetGuestFavourites();
      onDone();
    },
    /** @returns why not, for the form to show */
    withPassword: async (login: string, password: string, remember: boolean) => {
      const favourites_tours_ids = favouritesIn(document.cookie);
      const { isOpen, error } = await finish(await byPassword({ login, password, remember, favourites_tours_ids }));
      if (isOpen) {
        forgetGuestFavourites();
        onDone();
      }
      return error;
    },
  };
}
