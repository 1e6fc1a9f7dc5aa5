import type { Refund } from '@cairn/shared-contracts/api/payment.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { bothOf } from '@cairn/shared-contracts/domain/reading';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Badge, type BadgeTone } from '@cairn/shared-contracts/ui/badge';
import css from './payments-panel.module.css';

const TONES: Readonly<Record<Refund['state'], BadgeTone>> = {
  requested: 'info',
  sent: 'info',
  done: 'success',
  failed: 'warning',
};

const sinceOf = ({ state, requested_at, sent_at, done_at }: Refund): string =>
  (state === 'done' ? done_at : state === 'sent' ? sent_at : null) ?? requested_at;

interface RefundProgressProps {
  booking: Pick<Booking, 'currency' | 'rate'>;
  refunds: readonly Refund[];
}

/** Money on its way back: asked for, at the bank, done, or tried again. */
export function RefundProgress({ booking: { currency, rate }, refunds }: RefundProgressProps) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const amountOf = ({ amount, currency: own = currency }: Refund) =>
    own === currency ? bothOf({ amount, currency }, rate) : formatMoney({ amount, currency: own });
  return (
    <div className={css.below} role="status">
      <ul className={css.list}>
        {refunds.map((refund) => (
          <li key={refund.id} className={css.line}>
            <span>{t('paid.refund')}</span>
            <Badge tone={TONES[refund.state]}>
              {t(`paid.state.${refund.state}`, { date: formatDate(sinceOf(refund).slice(0, 10), locale) })}
            </Badge>
            <span className={css.amount}>{amountOf(refund)}</span>
          </li>
        ))}
      </ul>
      <p className={css.note}>{t('paid.refundNote')}</p>
    </div>
  );
}
