import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { BOOKING_STATUS, isCanceled } from '@cairn/shared-contracts/domain/booking-graph';
import { bookingPath } from '@cairn/shared-contracts/domain/booking-paths';
import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { guideName, statusOf } from '../../../common/model/trip.ts';
import { FlowLayout } from '../../../common/ui/flow-layout.tsx';
import { TripSummary } from '../../../common/ui/trip-summary.tsx';
import css from './nothing-to-pay.module.css';
import page from './payment-page.module.css';

/** Why there is nothing to pay: paid already, cancelled, or not confirmed yet. */
export function NothingToPay({ booking }: { booking: Booking }) {
  const { t } = useTranslation('mf-booking');
  const { site } = usePlatform();
  const status = statusOf(booking);
  const why = isCanceled(status) ? 'canceled' : status === BOOKING_STATUS.pendingConfirm ? 'waiting' : 'paid';
  const title = t(`payment.nothing.${why}.title`);
  return (
    <div className={`page ${page.page}`}>
      <Seo title={title} description={title} noindex />
      <FlowLayout side={<TripSummary booking={booking} />}>
        <div className={css.words}>
          <h1>{title}</h1>
          <p>{t(`payment.nothing.${why}.text`, { guide: guideName(booking.organizer) })}</p>
          <LinkButton href={bookingPath(site.booking, booking.uuid)}>{t('payment.toBooking')}</LinkButton>
        </div>
      </FlowLayout>
    </div>
  );
}
