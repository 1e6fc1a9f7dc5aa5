import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { paymentPath } from '@cairn/shared-contracts/domain/booking-paths';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { paymentText } from '@cairn/shared-contracts/domain/read-booking';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import type { NextPayment } from '../../../common/model/trip.ts';
import { useMoment } from '../model/use-moment.ts';
import css from './payment-bar.module.css';

/** The phone's lower edge: what is due, until when, and the button. */
export function PaymentBar({ booking, payment }: { booking: Booking; payment: NextPayment }) {
  const { t } = useTranslation('mf-booking');
  const { locale, site } = usePlatform();
  const deadline = useMoment(booking.deadline);
  const balanceBy = booking.balance_due_on && formatDate(booking.balance_due_on, locale);
  const until = payment.type === 'payment' ? balanceBy : deadline;
  return (
    <div className={css.bar}>
      <div className={css.words}>
        <b className={css.amount}>{paymentText(booking, payment)}</b>
        {until ? <p className={css.until}>{t(`pay.${payment.type}By`, { until })}</p> : null}
      </div>
      <LinkButton href={paymentPath(site.booking, booking.uuid)}>{t(`pay.${payment.type}Short`)}</LinkButton>
    </div>
  );
}
