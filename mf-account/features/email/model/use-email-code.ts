import { type ApiError, toApiError } from '@cairn/shared-contracts/remote/platform';
import { useState } from 'react';
import { users } from '../../../common/model/api.ts';

interface Refused {
  error: ApiError;
  /** grows, so that the same message twice is two refusals */
  attempt: number;
}

/** The code that confirms an e-mail: asked for, and given back. */
export function useEmailCode(onDone: () => void) {
  const [ask, asking] = users.emailConfirmationRequest.useMutation();
  const [confirm] = users.confirmEmail.useMutation();
  const [wait, setWait] = useState({ resendIn: 0, waits: 0 });
  const [isSent, setSent] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const waitFor = (resendIn: number) => setWait(({ waits }) => ({ resendIn, waits: waits + 1 }));
  const sendError = asking.error && toApiError(asking.error);

  return {
    ...wait,
    isSent,
    isSending: asking.isLoading,
    sendError,
    refusal: refused?.error,
    attempt: refused?.attempt ?? 0,
    forget: () => setRefused(undefined),
    async send() {
      setRefused(undefined);
      const { data, error } = await ask();
      if (data) {
        setSent(true);
        waitFor(data.resend_in);
        return;
      }
      const refusal = toApiError(error);
      if (refusal.kind === 'refused' && refusal.retryAfter) waitFor(refusal.retryAfter);
    },
    async confirm(code: string) {
      const { data, error } = await confirm({ code });
      if (data) return onDone();
      const refusal = toApiError(error);
      setRefused((last) => ({ error: refusal, attempt: (last?.attempt ?? 0) + 1 }));
    },
  };
}
