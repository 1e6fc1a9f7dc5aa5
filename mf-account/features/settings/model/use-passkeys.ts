import { type ApiError, toApiError } from '@cairn/shared-contracts/remote/platform';
import { useState } from 'react';
import { makePasskey, type PasskeyTrouble } from '../../../common/model/passkeys.ts';
import { account } from './api.ts';
import { CANCELLED, useGuard } from './guard.ts';

/** What can be done to the passkeys of the account; `error` and `trouble` are of the last try. */
export function usePasskeys() {
  const guard = useGuard();
  const [options] = account.newPasskeyOptions.useMutation();
  const [store] = account.addPasskey.useMutation();
  const [change] = account.renamePasskey.useMutation();
  const [drop] = account.removePasskey.useMutation();
  const [error, setError] = useState<ApiError>();
  const [trouble, setTrouble] = useState<PasskeyTrouble>();
  const [isBusy, setBusy] = useState(false);

  /** @returns whether it was done */
  async function run(work: () => Promise<boolean>): Promise<boolean> {
    setError(undefined);
    setTrouble(undefined);
    setBusy(true);
    try {
      return await work();
    } catch (refusal) {
      setError(toApiError(refusal));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    error,
    trouble,
    isBusy,
    add: (name: string) =>
      run(async () => {
        const asked = await guard(() => options().unwrap());
        if (asked === CANCELLED) return false;
        const made = await makePasskey(asked.options);
        if ('trouble' in made) {
          setTrouble(made.trouble);
          return false;
        }
        return (await guard(() => store({ credential: made.credential, name }).unwrap())) !== CANCELLED;
      }),
    rename: (id: number, name: string) => run(async () => Boolean(await change({ id, name }).unwrap())),
    remove: (id: number) => run(async () => (await guard(() => drop({ id }).unwrap())) !== CANCELLED),
  };
}
