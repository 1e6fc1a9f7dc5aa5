import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { paymentPath } from '@cairn/shared-contracts/domain/booking-paths';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { lowerBar } from '@cairn/shared-contracts/ui/lower-bar';
import { type NextPayment, nextPaymentText, paymentKind } from '../../../common/model/trip.ts';
import { useMoment } from '../model/use-moment.ts';
import css from './payment-bar.module.css';

/** The phone's lower edge: what is due, until when, and the button. */
export function PaymentBar({ booking, payment }: { booking: Booking; payment: NextPayment }) {
  const { t } = useTranslation('mf-booking');
  const { locale, site } = usePlatform();
  const deadline = useMoment(booking.deadline);
  const dueOn = payment.partDueOn ?? booking.balance_due_on;
  const kind = paymentKind(payment);
  const balanceBy = dueOn && formatDate(dueOn, locale);
  const until = payment.type === 'payment' ? balanceBy : deadline;
  return (
    <div ref={lowerBar} className={css.bar}>
      <div className={css.words}>
        <b className={css.amount}>{nextPaymentText(booking, payment)}</b>
        {until ? <p className={css.until}>{t(`pay.${kind}By`, { until })}</p> : null}
      </div>
      <LinkButton href={paymentPath(site.booking, booking.uuid)}>{t(`pay.${kind}Short`)}</LinkButton>
    </div>
  );
}
