import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { useEffect, useRef } from 'react';

/** Between the bank's yes and the booking's. */
export function Settling({ isSlow, bookingHref }: { isSlow: boolean; bookingHref: string }) {
  const { t } = useTranslation('mf-booking');
  const placeRef = useRef<HTMLDivElement>(null);
  // the form is gone, and with it the focus
  useEffect(() => placeRef.current?.focus(), []);
  return (
    <div ref={placeRef} tabIndex={-1}>
      <Alert
        tone="success"
        role="status"
        title={t('payment.received')}
        action={isSlow ? <LinkButton href={bookingHref}>{t('payment.toBooking')}</LinkButton> : null}
      >
        {t(isSlow ? 'payment.slow' : 'payment.settling')}
      </Alert>
    </div>
  );
}
