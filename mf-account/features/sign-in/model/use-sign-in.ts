import { type ApiError, coreEndpoints, toApiError } from '@cairn/shared-contracts/remote/platform';
import { useState } from 'react';
import { users } from './api.ts';
import { followRedirect } from './follow-redirect.ts';
import { forgetGuestFavourites, guestFavourites } from './guest-favourites.ts';

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

  async function finish(answer: { error?: unknown }): Promise<boolean> {
    if (answer.error) {
      const error = toApiError(answer.error);
      if (!followRedirect(error)) setFailure((last) => ({ error, attempt: (last?.attempt ?? 0) + 1 }));
      return false;
    }
    await refetch();
    return true;
  }

  return {
    isLoading: coding.isLoading || passing.isLoading,
    error: failure?.error,
    /** grows with every refusal */
    attempt: failure?.attempt ?? 0,
    forgetError: () => setFailure(undefined),
    withCode: async (email: string, code: string) => {
      const favourites_tours_ids = guestFavourites(document.cookie);
      if (!(await finish(await byCode({ login: email, code, favourites_tours_ids })))) return;
      forgetGuestFavourites();
      onDone();
    },
    withPassword: async (login: string, password: string, remember: boolean) => {
      if (await finish(await byPassword({ login, password, remember }))) onDone();
    },
  };
}
