import type { ConnectionCode, MessengerSource } from '@cairn/shared-contracts/api/user.schema';
import { type ApiError, toApiError } from '@cairn/shared-contracts/remote/platform';
import { useState } from 'react';
import { account } from './api.ts';

interface Asked extends ConnectionCode {
  source: MessengerSource;
  /** counts the codes: a new one begins its time anew */
  run: number;
}

/** The code that connects one messenger at a time. */
export function useConnection() {
  const [ask, { isLoading }] = account.connectionCode.useMutation();
  const [asked, setAsked] = useState<Asked>();
  const [error, setError] = useState<ApiError>();
  return {
    asked,
    error,
    isLoading,
    close: () => setAsked(undefined),
    async begin(source: MessengerSource) {
      setError(undefined);
      try {
        const code = await ask({ source_id: source }).unwrap();
        setAsked((last) => ({ ...code, source, run: (last?.run ?? 0) + 1 }));
      } catch (refusal) {
        setError(toApiError(refusal));
      }
    },
  };
}
