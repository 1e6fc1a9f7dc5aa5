import type { Profile } from '@cairn/shared-contracts/api/user.schema';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { GuardContext, guardWith } from '../model/guard.ts';

const ReauthDialog = lazy(() => import('./reauth-dialog.tsx'));

/** Asks the person to prove who they are whenever a call below it is refused for want of it. */
export function Reauthentication({ user, children }: { user: Profile; children: ReactNode }) {
  const [settle, setSettle] = useState<{ as: (isProven: boolean) => void } | null>(null);
  const guard = useMemo(() => guardWith(() => new Promise((resolve) => setSettle({ as: resolve }))), []);
  const end = (isProven: boolean) => {
    settle?.as(isProven);
    setSettle(null);
  };
  return (
    <GuardContext value={guard}>
      {children}
      {settle ? (
        <Suspense>
          <ReauthDialog user={user} onEnd={end} />
        </Suspense>
      ) : null}
    </GuardContext>
  );
}
