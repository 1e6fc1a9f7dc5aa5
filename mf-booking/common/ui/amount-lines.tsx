import { formatMoney, type Money } from '@cairn/shared-contracts/domain/money';
import { useCostEmojis } from '../model/use-cost-emojis.ts';
import css from './amount-lines.module.css';

export interface AmountLine {
  label: string;
  /** of the label, where it is not the page's */
  lang?: string | undefined;
  money: Money;
  isTotal?: boolean;
}

/** What is paid for what: words left, money right, a hairline above the total. */
export function AmountLines({ tourId, lines }: { tourId: number; lines: readonly AmountLine[] }) {
  const emojiOf = useCostEmojis(tourId);
  return (
    <dl className={css.lines}>
      {lines.map(({ label, lang, money, isTotal }, index) => (
        <div key={label} className={isTotal ? css.total : css.line}>
          <dt lang={lang}>
            {emojiOf(index) ? <span aria-hidden="true">{emojiOf(index)} </span> : null}
            {label}
          </dt>
          <dd>{formatMoney(money)}</dd>
        </div>
      ))}
    </dl>
  );
}
