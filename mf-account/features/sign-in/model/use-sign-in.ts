import { favouritesIn } from '@cairn/shared-contracts/remote/guest-favourites';
import type { ApiError } from '@cairn/shared-contracts/remote/platform';
import { useState } from 'react';
import { users } from '../../../common/model/api.ts';
import { useOpenSession } from '../../../common/model/use-open-session.ts';
import { isPhone } from './login-rules.ts';

/** Opens a session by code or by password. */
export function useSignIn(onDone: () => void) {
  const [byCode, coding] = users.authViaCode.useMutation();
  const [byPassword, passing] = users.auth.useMutation();
  const open = useOpenSession(onDone);
  const [failure, setFailure] = useState<{
    error: ApiError;
    attempt: number;
  }>();

  return {
    isLoading: coding.isLoading || passing.isLoading,
    /** of the last code */
    error: failure?.error,
    /** grows with every refusal */
    attempt: failure?.attempt ?? 0,
    forgetError: () => setFailure(undefined),
    withCode: async (login: string, code: string) => {
      const error = await open(
        await byCode({
          login,
          code,
          verify_method: isPhone(login) ? 'phone' : 'email',
          favourites_tours_ids: favouritesIn(document.cookie),
        }),
      );
      if (error) setFailure((last) => ({ error, attempt: (last?.attempt ?? 0) + 1 }));
    },
    /** @returns why not, for the form to show */
    withPassword: async (login: string, password: string, remember: boolean) =>
      open(await byPassword({ login, password, remember, favourites_tours_ids: favouritesIn(document.cookie) })),
  };
}
