import { toApiError } from '@cairn/shared-contracts/remote/platform';
import { createContext, useContext } from 'react';

/** The person would not prove who they are: nothing was changed, and nothing that was typed is lost. */
export const CANCELLED = 'cancelled';

/** Makes a call. When it is refused until the person proves who they are, asks them to, and makes it again. */
export type Guard = <Answer>(call: () => Promise<Answer>) => Promise<Answer | typeof CANCELLED>;

/** @param prove resolves to whether the person has proved who they are */
export const guardWith =
  (prove: () => Promise<boolean>): Guard =>
  async (call) => {
    for (;;) {
      try {
        return await call();
      } catch (refusal) {
        const error = toApiError(refusal);
        if (error.kind !== 'refused' || error.code !== 'reauthentication_required') throw refusal;
      }
      if (!(await prove())) return CANCELLED;
    }
  };

export const GuardContext = createContext<Guard | null>(null);

/** @throws outside of `Reauthentication` */
export function useGuard(): Guard {
  const guard = useContext(GuardContext);
  if (!guard) throw new Error('useGuard needs <Reauthentication> above it');
  return guard;
}
