import type { Payment } from '@cairn/shared-contracts/api/payment.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { PAYMENT_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import { bookingPath, paymentPath } from '@cairn/shared-contracts/domain/booking-paths';
import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { FlowLayout } from '../../../common/ui/flow-layout.tsx';
import { TripSummary } from '../../../common/ui/trip-summary.tsx';
import css from './end-page.module.css';
import page from './payment-page.module.css';

export interface FailedPageProps {
  booking: Booking;
  payment: Payment;
}

/** Back from the bank without having paid: why, and the way to try again. */
export function FailedPage({ booking, payment: { failure, status } }: FailedPageProps) {
  const { t } = useTranslation('mf-booking');
  const { site } = usePlatform();
  const isPaid = status === PAYMENT_STATUS.payed;
  const title = isPaid ? t('failed.paidTitle') : failure ? t(`decline.${failure}.title`) : t('failed.title');
  const text = isPaid ? t('failed.paidText') : failure ? t(`decline.${failure}.text`) : t('failed.text');
  return (
    <div className={`page ${page.page}`}>
      <Seo title={title} description={title} noindex />
      <FlowLayout side={<TripSummary booking={booking} />}>
        <div className={css.words}>
          <h1>{title}</h1>
          <p role="status">{text}</p>
          <div className={css.actions}>
            {booking.can_pay && !isPaid ? (
              <LinkButton href={paymentPath(site.booking, booking.uuid)}>{t('failed.again')}</LinkButton>
            ) : null}
            <LinkButton
              variant={booking.can_pay && !isPaid ? 'ghost' : 'primary'}
              href={bookingPath(site.booking, booking.uuid)}
            >
              {t('payment.toBooking')}
            </LinkButton>
          </div>
        </div>
      </FlowLayout>
    </div>
  );
}
