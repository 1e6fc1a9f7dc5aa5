import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { useMakeStale, useSession, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const LoginDialog = lazy(() => import('./login-dialog.tsx'));
const CodeGateDialog = lazy(() => import('./code-gate-dialog.tsx'));

export interface OwnerGate {
  /** the booking was opened by its link: what changes it, or shows who goes, asks who is there */
  isClosed: boolean;
  ask(): void;
  /** the question when it is asked */
  gate: ReactNode;
}

/** The link of a booking shows it; to change it its owner logs in, or types a code that was sent to them, in place. */
export function useOwnerGate({ access, uuid }: Pick<Booking, 'access' | 'uuid'>): OwnerGate {
  const { t } = useTranslation('mf-booking');
  const { user } = useSession();
  const makeStale = useMakeStale('mf-booking');
  const [asking, setAsking] = useState<'code' | 'login' | null>(null);
  const close = () => setAsking(null);
  const opened = () => {
    close();
    // read again, in the owner's name
    makeStale(['Booking']);
  };
  return {
    isClosed: access === 'link',
    ask: () => setAsking('code'),
    gate: (
      <Suspense>
        {asking === 'code' ? (
          <CodeGateDialog
            uuid={uuid}
            isLoggedIn={Boolean(user)}
            onOpened={opened}
            onLogin={() => setAsking('login')}
            onClose={close}
          />
        ) : null}
        {asking === 'login' ? <LoginDialog title={t('gate.title')} onDone={opened} onClose={close} /> : null}
      </Suspense>
    ),
  };
}
