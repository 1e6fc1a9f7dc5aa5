import { favouritesIn } from '@cairn/shared-contracts/remote/guest-favourites';
import { type ApiError, toApiError } from '@cairn/shared-contracts/remote/platform';
import { useState } from 'react';
import { users } from './api.ts';
import { splitName } from './field-rules.ts';
import { followRedirect } from './follow-redirect.ts';

/** Who wants a code. With a name an account is made if the e-mail has none. */
export interface CodeWish {
  email: string;
  name?: string;
  /** '+420777123456' */
  phone?: string;
}

export interface SentCode extends CodeWish {
  /** seconds until another may be asked for */
  resendIn: number;
  /** 1 for the first code, 2 for the one after it … */
  run: number;
}

/** Asks for one-time codes, and remembers the last one that was sent. */
export function useCodeRequest() {
  const [sendCode, sending] = users.sendAuthCode.useMutation();
  const [register, registering] = users.registerWithoutPassword.useMutation();
  const [sent, setSent] = useState<SentCode>();
  const [error, setError] = useState<ApiError>();

  /** @returns why no code was sent; nothing, too, when the api sends the person elsewhere */
  async function request({ email, name, phone }: CodeWish, run = 1): Promise<ApiError | undefined> {
    const { data, error: failure } = name
      ? await register({
          ...splitName(name),
          email,
          ...(phone ? { phone } : {}),
          timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          favourites_tours_ids: favouritesIn(document.cookie),
          is_quick_register: true,
        })
      : await sendCode({ login: email });
    if (data) {
      setSent({
        email,
        ...(name ? { name } : {}),
        ...(phone ? { phone } : {}),
        resendIn: data.resend_in,
        run,
      });
      return undefined;
    }
    const refusal = toApiError(failure);
    return followRedirect(refusal) ? undefined : refusal;
  }

  return {
    sent,
    /** why no other code was sent */
    error,
    isLoading: sending.isLoading || registering.isLoading,
    request: (wish: CodeWish) => request(wish),
    again: async () => {
      if (!sent) return;
      setError(undefined);
      setError(await request(sent, sent.run + 1));
    },
    /** back to the form, to change the e-mail */
    back: () => {
      setSent(undefined);
      setError(undefined);
    },
  };
}
export type CodeRequest = ReturnType<typeof useCodeRequest>;
