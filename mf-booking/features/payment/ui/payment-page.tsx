import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { bookingPath } from '@cairn/shared-contracts/domain/booking-paths';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Link } from '@cairn/shared-contracts/ui/link';
import { useState } from 'react';
import { freeCancelOf } from '../../../common/model/free-cancel.ts';
import type { NextPayment } from '../../../common/model/trip.ts';
import { FlowLayout } from '../../../common/ui/flow-layout.tsx';
import { TripSummary } from '../../../common/ui/trip-summary.tsx';
import { useSettlement } from '../model/use-settlement.ts';
import { PayBy } from './pay-by.tsx';
import css from './payment-page.module.css';
import { Settling } from './settling.tsx';

export interface PaymentPageProps {
  /** as it was when the page was opened: the next payment changes with the first one */
  booking: Booking;
  payment: NextPayment;
}

/** Pays what is due. Declined cards are dealt with here; a paid one leads back to the booking. */
export function PaymentPage({ booking, payment }: PaymentPageProps) {
  const { t } = useTranslation('mf-booking');
  const { siteName, site } = usePlatform();
  const [isPaid, setIsPaid] = useState(false);
  const { isSlow } = useSettlement(booking, isPaid);
  const amount = formatMoney(payment.money);
  const heading = t(`pay.${payment.type}`, { amount });
  const bookingHref = bookingPath(site.booking, booking.uuid);
  return (
    <div className={`page ${css.page}`}>
      <Seo title={`${heading}: ${booking.tour.name}`} description={heading} noindex />
      <FlowLayout
        side={
          <TripSummary booking={booking}>
            {payment.type === 'payment' ? null : (
              <Alert tone="success" className={css.small ?? ''}>
                {t('payment.freeCancel', { ...freeCancelOf(booking) })}
              </Alert>
            )}
          </TripSummary>
        }
      >
        <div>
          <Link href={bookingHref} className={css.back}>
            {t('payment.back')}
          </Link>
          <h1 className={css.heading}>{heading}</h1>
          <p className={css.lead}>{t('payment.held', { site: siteName, organizer: booking.organizer.name })}</p>
        </div>
        {isPaid ? (
          <Settling isSlow={isSlow} bookingHref={bookingHref} />
        ) : (
          <PayBy uuid={booking.uuid} payment={payment} onPaid={() => setIsPaid(true)} />
        )}
      </FlowLayout>
    </div>
  );
}
