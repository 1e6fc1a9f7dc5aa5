import type { Payment } from '@cairn/shared-contracts/api/payment.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { PAYMENT_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import { bookingPath, paymentPath } from '@cairn/shared-contracts/domain/booking-paths';
import { partText } from '@cairn/shared-contracts/domain/read-booking';
import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { FlowLayout } from '../../../common/ui/flow-layout.tsx';
import { GuideIn } from '../../../common/ui/guide-in.tsx';
import { TripSummary } from '../../../common/ui/trip-summary.tsx';
import css from './end-page.module.css';
import page from './payment-page.module.css';

export interface SuccessPageProps {
  booking: Booking;
  payment: Payment;
  /** the bank lets us wait for long */
  isSlow: boolean;
  /** it could not be read again */
  isBookingAway?: boolean;
}

/** Back from the bank: waiting for its word, then what has been paid and what comes next. */
export function SuccessPage({ booking, payment, isSlow, isBookingAway = false }: SuccessPageProps) {
  const { t } = useTranslation('mf-booking');
  const amount = partText(booking, payment);
  // the bank's word comes before the booking that counts it: until both are here, the amounts beside it are those of before
  const isCounted = booking.payments.some(({ id, status }) => id === payment.id && status === PAYMENT_STATUS.payed);
  const isPaid = payment.status === PAYMENT_STATUS.payed && (isCounted || isBookingAway);
  const isOver = payment.status === PAYMENT_STATUS.canceled;
  const title = t(isPaid ? 'success.title' : isOver ? 'success.over' : 'success.waiting', { amount });
  const { site } = usePlatform();
  return (
    <div className={`page ${page.page}`}>
      <Seo title={title} description={title} noindex />
      <FlowLayout side={<TripSummary booking={booking} />}>
        <div className={css.words}>
          <h1>{title}</h1>
          {isPaid ? (
            <p role="status">
              <GuideIn organizer={booking.organizer} say={(guide) => t('success.text', { guide })} />
            </p>
          ) : isOver ? (
            <p role="status">{t('success.overText')}</p>
          ) : (
            <Alert role="status">{t(isSlow ? 'success.slow' : 'success.waitingText')}</Alert>
          )}
          <div className={css.actions}>
            {isOver ? (
              <LinkButton href={paymentPath(site.booking, booking.uuid)}>{t('failed.again')}</LinkButton>
            ) : null}
            {isPaid || isSlow || isOver ? (
              <LinkButton variant={isOver ? 'ghost' : 'primary'} href={bookingPath(site.booking, booking.uuid)}>
                {t('payment.toBooking')}
              </LinkButton>
            ) : null}
          </div>
        </div>
      </FlowLayout>
    </div>
  );
}
