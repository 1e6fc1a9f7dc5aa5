import type { PaymentOptions } from '@cairn/shared-contracts/api/payment.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { readBooking } from '@cairn/shared-contracts/domain/read-booking';
import { readBy, readPartsOf, withCharged } from '@cairn/shared-contracts/domain/reading';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Badge } from '@cairn/shared-contracts/ui/badge';
import { Panel } from '../../../common/ui/panel.tsx';
import css from './instalment-plan.module.css';

interface InstalmentPlanProps {
  booking: Booking;
  plan: PaymentOptions['plan'];
}

/** The balance in parts: what is paid, what is due when. */
export function InstalmentPlan({ booking, plan }: InstalmentPlanProps) {
  const { t } = useTranslation('mf-booking');
  const amounts = amountsOf(booking, plan);
  const { locale } = usePlatform();
  return (
    <Panel title={t('payment.plan.title')}>
      <ol className={css.plan}>
        {plan.map(({ number, due_on, is_paid }, index) => (
          <li key={number} className={css.part}>
            <span>{t('payment.plan.part', { number, date: formatDate(due_on, locale) })}</span>
            {is_paid ? <Badge tone="success">{t('payment.plan.paid')}</Badge> : null}
            <span className={css.amount}>{amounts[index]}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** as they are read elsewhere: the parts add up to what is left of the total after the prepayment */
function amountsOf(booking: Booking, plan: PaymentOptions['plan']): string[] {
  const { currency, rate } = booking;
  const { total, prepayment } = readBooking(booking);
  const charged = plan.map(({ amount }) => ({ amount, currency }));
  const sum = charged.reduce((all, { amount }) => all + amount, 0);
  const isOfRequest = sum === booking.total - booking.prepayment;
  const whole = isOfRequest
    ? { ...total, amount: total.amount - prepayment.amount }
    : readBy({ amount: sum, currency }, rate);
  const read = readPartsOf(whole, charged, rate);
  return charged.map((money, index) => withCharged(read[index] ?? readBy(money, rate), money, rate));
}
