import { bookingPath } from '@cairn/shared-contracts/domain/booking-paths';
import { type ApiError, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button, LinkButton } from '@cairn/shared-contracts/ui/button';
import { useRefusalMessages } from '@cairn/shared-contracts/ui/form';

export interface OpeningProblemProps {
  error: ApiError;
  /** until it is tried again by itself */
  secondsLeft: number | null;
  /** of the booking */
  uuid: string;
  onRetry: () => void;
}

/** Why the bank's page could not be opened, and what becomes of it. Nothing was charged in any of these cases. */
export function OpeningProblem({ error, secondsLeft, uuid, onRetry }: OpeningProblemProps) {
  const { t } = useTranslation('mf-booking');
  const { site } = usePlatform();
  const refusalOf = useRefusalMessages();
  const again = <Button onPress={onRetry}>{t(secondsLeft === null ? 'payment.retry' : 'payment.retryNow')}</Button>;
  const soon = secondsLeft === null ? t('payment.away.given') : t('payment.away.text', { seconds: secondsLeft });
  if (error.kind === 'offline') {
    return (
      <Alert tone="warning" role="status" title={t('payment.offline')} action={again}>
        {soon}
      </Alert>
    );
  }
  if (error.kind !== 'refused') {
    return (
      <Alert tone="danger" title={t('payment.notOpened')} action={again}>
        {refusalOf(error)}
      </Alert>
    );
  }
  switch (error.code) {
    case 'payment_unavailable':
      return (
        <Alert tone="warning" role="status" title={t('payment.away.title')} action={again}>
          {soon}
        </Alert>
      );
    case 'payment_changed':
      return (
        <Alert tone="warning" title={t('payment.changed.title')}>
          {t('payment.changed.text')}
        </Alert>
      );
    case 'payment_not_due':
      return (
        <Alert
          tone="info"
          role="alert"
          title={t('payment.notDue.title')}
          action={<LinkButton href={bookingPath(site.booking, uuid)}>{t('payment.toBooking')}</LinkButton>}
        >
          {t('payment.notDue.text')}
        </Alert>
      );
    default:
      return (
        <Alert tone="danger" title={t('payment.notOpened')} action={again}>
          {refusalOf(error)}
        </Alert>
      );
  }
}
