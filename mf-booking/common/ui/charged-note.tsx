import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { formatMoney, type Money } from '@cairn/shared-contracts/domain/money';
import { type Rate, rateText } from '@cairn/shared-contracts/domain/reading';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import css from './charged-note.module.css';

/** What is really charged where the visitor reads another currency, by which rate, and of which day it is. Nothing where they are one. */
export function ChargedNote({ charged, rate }: { charged: Money; rate: Rate }) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  if (!rate) return null;
  return (
    <div className={css.note}>
      <p className={css.line}>
        <span>{t('charged.label', { currency: rate.from })}</span>
        <span className={css.amount}>≈ {formatMoney(charged)}</span>
      </p>
      <p>
        {t('charged.rate', {
          rate: rateText(rate, locale),
          date: formatDate(rate.day, locale),
          charged: rate.from,
          read: rate.to,
        })}
      </p>
    </div>
  );
}
