import type { PaymentOptions } from '@cairn/shared-contracts/api/payment.schema';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Badge } from '@cairn/shared-contracts/ui/badge';
import { Panel } from '../../../common/ui/panel.tsx';
import css from './instalment-plan.module.css';

/** The balance in parts: what is paid, what is due when. */
export function InstalmentPlan({ options: { plan, currency } }: { options: PaymentOptions }) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  return (
    <Panel title={t('payment.plan.title')}>
      <ol className={css.plan}>
        {plan.map(({ number, amount, due_on, is_paid }) => (
          <li key={number} className={css.part}>
            <span>{t('payment.plan.part', { number, date: formatDate(due_on, locale) })}</span>
            {is_paid ? <Badge tone="success">{t('payment.plan.paid')}</Badge> : null}
            <span className={css.amount}>{formatMoney({ amount, currency })}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
