import type { ApiError } from '@cairn/shared-contracts/remote/platform';
import { useCountdown } from '@cairn/shared-contracts/ui/use-countdown';
import { useState } from 'react';

/** The time that the api wants a form to rest after too many tries (429 with Retry-After). */
export function useWait() {
  const [wait, setWait] = useState({ seconds: 0, run: 0 });
  const left = useCountdown(wait.seconds, wait.run);
  return {
    /** seconds; 0: go on */
    left,
    /** @param error of the last try. @returns the same, for the form to show */
    heed<E extends ApiError | undefined>(error: E): E {
      const seconds = error?.kind === 'refused' ? (error.retryAfter ?? 0) : 0;
      if (seconds > 0) setWait(({ run }) => ({ seconds, run: run + 1 }));
      return error;
    },
  };
}
export type Wait = ReturnType<typeof useWait>;
