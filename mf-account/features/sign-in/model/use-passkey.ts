import { favouritesIn } from '@cairn/shared-contracts/remote/guest-favourites';
import { type ApiError, toApiError } from '@cairn/shared-contracts/remote/platform';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { users } from '../../../common/model/api.ts';
import { inTurn } from '../../../common/model/in-turn.ts';
import { canUsePasskeys, passkeysSuggested, provePasskey, stopAsking } from '../../../common/model/passkeys.ts';
import { useOpenSession } from '../../../common/model/use-open-session.ts';

const never = () => () => undefined;

/**
 * Logging in with a passkey: by a button, and among the suggestions of the field with `autocomplete="… webauthn"`. The browser has one
 * question open at a time, so the button's takes the place of the suggestions'.
 */
export function usePasskey(onDone: () => void) {
  const [askOptions] = users.passkeyLoginOptions.useMutation();
  const [logIn] = users.authViaPasskey.useMutation();
  const open = useOpenSession(onDone);
  const isSupported = useSyncExternalStore(never, canUsePasskeys, () => false);
  const [error, setError] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);

  /** @returns why there is no session; nothing, too, when the person thought better of it */
  const prove = async (isAutofill: boolean, isWanted = () => true): Promise<ApiError | undefined> => {
    const asked = await inTurn(() => askOptions());
    if (asked.error) return isAutofill ? undefined : toApiError(asked.error);
    if (!asked.data || !isWanted()) return undefined;
    const answer = await provePasskey(asked.data.options, isAutofill);
    if ('trouble' in answer) {
      const isQuiet = isAutofill || answer.trouble === 'cancelled';
      return isQuiet ? undefined : { kind: 'broken', message: 'the browser could not use a passkey' };
    }
    const favourites_tours_ids = favouritesIn(document.cookie);
    return open(await logIn({ credential: answer.credential, favourites_tours_ids }));
  };

  const suggest = useEffectEvent(async (isWanted: () => boolean) => {
    if (!(await passkeysSuggested()) || !isWanted()) return;
    const refusal = await prove(true, isWanted);
    if (isWanted()) setError(refusal);
  });
  useEffect(() => {
    if (!isSupported) return;
    let isHere = true;
    void suggest(() => isHere);
    return () => {
      isHere = false;
      stopAsking();
    };
  }, [isSupported]);

  return {
    isSupported,
    error,
    isBusy,
    ask: async () => {
      setError(undefined);
      setBusy(true);
      setError(await prove(false));
      setBusy(false);
    },
  };
}
