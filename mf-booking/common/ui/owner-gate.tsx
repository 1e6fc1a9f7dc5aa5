import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { useMakeStale, useSession, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const LoginDialog = lazy(() => import('./login-dialog.tsx'));

export interface OwnerGate {
  /** the booking was opened by its link: what changes it, or shows who goes, asks who is there */
  isClosed: boolean;
  ask(): void;
  /** the log-in when it is asked for, and a word when somebody else is logged in */
  gate: ReactNode;
}

/** The link of a booking shows it; its owner logs in, in place, to change it. */
export function useOwnerGate({ access }: Pick<Booking, 'access'>): OwnerGate {
  const { t } = useTranslation('mf-booking');
  const { user } = useSession();
  const makeStale = useMakeStale('mf-booking');
  const [isAsking, setIsAsking] = useState(false);
  const [wasRefused, setWasRefused] = useState(false);
  const isClosed = access === 'link';
  return {
    isClosed,
    ask: () => (user ? setWasRefused(true) : setIsAsking(true)),
    gate: (
      <>
        {wasRefused && isClosed ? <Alert tone="warning">{t('gate.other')}</Alert> : null}
        <Suspense>
          {isAsking ? (
            <LoginDialog
              title={t('gate.title')}
              onDone={() => {
                setIsAsking(false);
                // read again, in the owner's name
                makeStale(['Booking']);
              }}
              onClose={() => setIsAsking(false)}
            />
          ) : null}
        </Suspense>
      </>
    ),
  };
}
