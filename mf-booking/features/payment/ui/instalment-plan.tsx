import type { PaymentOptions } from '@cairn/shared-contracts/api/payment.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { bothOf } from '@cairn/shared-contracts/domain/reading';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Badge } from '@cairn/shared-contracts/ui/badge';
import { Panel } from '../../../common/ui/panel.tsx';
import css from './instalment-plan.module.css';

interface InstalmentPlanProps {
  booking: Booking;
  plan: PaymentOptions['plan'];
}

/** The balance in parts: what is paid, what is due when. */
export function InstalmentPlan({ booking: { currency, rate }, plan }: InstalmentPlanProps) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  return (
    <Panel title={t('payment.plan.title')}>
      <ol className={css.plan}>
        {plan.map(({ number, amount, due_on, is_paid }) => (
          <li key={number} className={css.part}>
            <span>{t('payment.plan.part', { number, date: formatDate(due_on, locale) })}</span>
            {is_paid ? <Badge tone="success">{t('payment.plan.paid')}</Badge> : null}
            <span className={css.amount}>{bothOf({ amount, currency }, rate)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
