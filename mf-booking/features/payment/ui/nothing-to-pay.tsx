import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { BOOKING_STATUS, type BookingStatus, isCanceled } from '@cairn/shared-contracts/domain/booking-graph';
import { bookingPath } from '@cairn/shared-contracts/domain/booking-paths';
import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { statusOf } from '../../../common/model/trip.ts';
import { FlowLayout } from '../../../common/ui/flow-layout.tsx';
import { GuideIn } from '../../../common/ui/guide-in.tsx';
import { TripSummary } from '../../../common/ui/trip-summary.tsx';
import css from './nothing-to-pay.module.css';
import page from './payment-page.module.css';

const reasonOf = (status: BookingStatus) =>
  isCanceled(status) ? 'canceled' : status === BOOKING_STATUS.pendingConfirm ? 'waiting' : 'paid';

/** Why there is nothing to pay: paid already, cancelled, not confirmed yet, or another amount came and is being checked. */
export function NothingToPay({ booking }: { booking: Booking }) {
  const { t } = useTranslation('mf-booking');
  const { site } = usePlatform();
  const why = booking.held_payment ? 'held' : reasonOf(statusOf(booking));
  const title = t(`payment.nothing.${why}.title`);
  return (
    <div className={`page ${page.page}`}>
      <Seo title={title} description={title} noindex />
      <FlowLayout side={<TripSummary booking={booking} />}>
        <div className={css.words}>
          <h1>{title}</h1>
          <p>
            <GuideIn organizer={booking.organizer} say={(guide) => t(`payment.nothing.${why}.text`, { guide })} />
          </p>
          <LinkButton href={bookingPath(site.booking, booking.uuid)}>{t('payment.toBooking')}</LinkButton>
        </div>
      </FlowLayout>
    </div>
  );
}
