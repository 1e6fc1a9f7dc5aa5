import { formatMoney, type Money } from '@cairn/shared-contracts/domain/money';
import css from './amount-lines.module.css';

export interface AmountLine {
  label: string;
  money: Money;
  isTotal?: boolean;
}

/** What is paid for what: words left, money right, a hairline above the total. */
export function AmountLines({ lines }: { lines: readonly AmountLine[] }) {
  return (
    <dl className={css.lines}>
      {lines.map(({ label, money, isTotal }) => (
        <div key={label} className={isTotal ? css.total : css.line}>
          <dt>{label}</dt>
          <dd>{formatMoney(money)}</dd>
        </div>
      ))}
    </dl>
  );
}
