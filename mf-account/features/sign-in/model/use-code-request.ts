import type { CodeSender } from '@cairn/shared-contracts/domain/enumerations';
import { knownZone } from '@cairn/shared-contracts/domain/moments';
import { favouritesIn } from '@cairn/shared-contracts/remote/guest-favourites';
import { type ApiError, toApiError } from '@cairn/shared-contracts/remote/platform';
import { useEffect, useState } from 'react';
import { users } from '../../../common/model/api.ts';
import { followRedirect } from '../../../common/model/follow-redirect.ts';
import { inTurn } from '../../../common/model/in-turn.ts';
import { splitName } from './field-rules.ts';
import { dropCode, keepCode, keptCode } from './kept-code.ts';

/** An account is made for them if the e-mail has none. */
export interface Newcomer {
  name: string;
  /** '+420777123456' */
  phone?: string;
  /** of those who want one */
  password?: string;
}

/** Who wants a code. */
export interface CodeWish {
  /** an e-mail, or '+420777123456' */
  login: string;
  /** what it goes by to a phone */
  sender?: CodeSender;
  newcomer?: Newcomer;
}

export interface SentCode extends CodeWish {
  /** seconds until another may be asked for */
  resendIn: number;
  /** 1 for the first code, 2 for the one after it … */
  run: number;
  /** grows whenever the wait begins anew: with a code, and with a refusal that says how long to wait */
  waits: number;
}

interface CodeRequestOptions {
  onSent?: () => void;
  /** a code outlives a reload of the page */
  keeps?: boolean;
}

/** Asks for one-time codes, and remembers the last one that was sent. */
export function useCodeRequest({ onSent, keeps = false }: CodeRequestOptions = {}) {
  const [sendCode, sending] = users.sendAuthCode.useMutation();
  const [registerQuickly, registering] = users.registerWithoutPassword.useMutation();
  const [register, registeringWithPassword] = users.register.useMutation();
  const [sent, setSent] = useState<SentCode>();
  const [error, setError] = useState<ApiError>();
  useEffect(() => {
    if (keeps) setSent(keptCode());
  }, [keeps]);

  function call({ login, sender, newcomer }: CodeWish) {
    if (!newcomer) return sendCode({ login, ...(sender ? { code_sender: sender } : {}) });
    const { name, phone, password } = newcomer;
    const account = {
      ...splitName(name),
      email: login,
      ...(phone ? { phone } : {}),
      timezone: knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone),
      favourites_tours_ids: favouritesIn(document.cookie),
    };
    // shown while it is typed, so that there is nothing to repeat
    if (password) return register({ ...account, password, confirm_password: password });
    return registerQuickly({ ...account, is_quick_register: true });
  }

  /** @returns why no code was sent; nothing, too, when the api sends the person elsewhere */
  async function request(wish: CodeWish, before?: SentCode): Promise<ApiError | undefined> {
    const { data, error: failure } = await inTurn<Awaited<ReturnType<typeof call>>>(() => call(wish));
    if (data) {
      const [run, waits] = [(before?.run ?? 0) + 1, (before?.waits ?? 0) + 1];
      const next = { ...wish, resendIn: data.resend_in, run, waits };
      setSent(next);
      if (keeps) keepCode(next, data.expires_in);
      onSent?.();
      return undefined;
    }
    const refusal = toApiError(failure);
    if (followRedirect(refusal)) return undefined;
    const retryAfter = refusal.kind === 'refused' ? refusal.retryAfter : undefined;
    if (before && retryAfter) setSent({ ...before, resendIn: retryAfter, waits: before.waits + 1 });
    return refusal;
  }

  return {
    sent,
    /** why no other code was sent */
    error,
    isLoading: sending.isLoading || registering.isLoading || registeringWithPassword.isLoading,
    request: (wish: CodeWish) => request(wish),
    /** @param sender another channel than the last one's */
    again: async (sender?: CodeSender) => {
      if (!sent) return;
      setError(undefined);
      setError(await request({ ...sent, ...(sender ? { sender } : {}) }, sent));
    },
    /** back to the form, to change the login */
    back: () => {
      dropCode();
      setSent(undefined);
      setError(undefined);
    },
  };
}
export type CodeRequest = ReturnType<typeof useCodeRequest>;
