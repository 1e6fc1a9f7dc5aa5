import type { Refund } from '@cairn/shared-contracts/api/payment.schema';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Badge, type BadgeTone } from '@cairn/shared-contracts/ui/badge';
import css from './refund-progress.module.css';

const TONES: Readonly<Record<Refund['state'], BadgeTone>> = {
  requested: 'info',
  sent: 'info',
  done: 'success',
  failed: 'warning',
};

const sinceOf = ({ state, requested_at, sent_at, done_at }: Refund): string =>
  (state === 'done' ? done_at : state === 'sent' ? sent_at : null) ?? requested_at;

/** Money on its way back: asked for, at the bank, done, or tried again. */
export function RefundProgress({ refunds, currency }: { refunds: readonly Refund[]; currency: string }) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  return (
    <div className={css.refunds} role="status">
      <ul className={css.list}>
        {refunds.map((refund) => (
          <li key={refund.id} className={css.line}>
            <span>{t('paid.refund')}</span>
            <Badge tone={TONES[refund.state]}>
              {t(`paid.state.${refund.state}`, { date: formatDate(sinceOf(refund).slice(0, 10), locale) })}
            </Badge>
            <span className={css.amount}>{formatMoney({ amount: refund.amount, currency })}</span>
          </li>
        ))}
      </ul>
      <p className={css.note}>{t('paid.refundNote')}</p>
    </div>
  );
}
