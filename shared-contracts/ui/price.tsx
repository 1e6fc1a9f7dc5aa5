import { formatMoney } from '../domain/money.ts';
import { cx } from './cx.ts';
import { useKitMessages } from './kit-messages.ts';
import css from './price.module.css';

export interface PriceProps {
  /** Integer, minor units of `currency`. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Price without the discount, minor units of the same currency: struck out when it is higher. */
  withoutDiscount?: number | null;
  /** Price in the organizer's own currency, when `amount` is a conversion. */
  original?: { amount: number; currency: string } | null;
  /** `hover` keeps the original out of sight until somebody points at the price; touch screens and readers have it always. */
  originalShown?: 'brackets' | 'hover';
  /** Muted text before: "from". */
  prefix?: string;
  /** Muted text behind: "per person". */
  suffix?: string;
  /** `sm` keeps the size of the text around. */
  size?: 'sm' | 'md' | 'lg';
  /** Read out before the struck price. */
  withoutDiscountLabel?: string;
  className?: string;
}

/** A price without decimals; a lower one than before is marked by colour and by the struck price. */
export function Price({
  amount,
  currency,
  withoutDiscount,
  original,
  originalShown = 'brackets',
  prefix,
  suffix,
  size = 'md',
  withoutDiscountLabel,
  className,
}: PriceProps) {
  const t = useKitMessages();
  const isSale = typeof withoutDiscount === 'number' && withoutDiscount > amount;
  return (
    <span className={cx(css.price, size !== 'md' && css[size], isSale && css.sale, className)}>
      {prefix ? <small className={css.around}>{prefix} </small> : null}
      {isSale ? (
        <s className={css.was}>
          <span className="vh">{withoutDiscountLabel ?? t('price.withoutDiscount')} </span>
          {formatMoney({ amount: withoutDiscount, currency })}
        </s>
      ) : null}
      <b className={css.now}>{formatMoney({ amount, currency })}</b>
      {original && original.currency !== currency ? (
        <small className={cx(css.around, originalShown === 'hover' && css.original)}> ({formatMoney(original)})</small>
      ) : null}
      {suffix ? <small className={css.around}> {suffix}</small> : null}
    </span>
  );
}
