import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useNow } from '@cairn/shared-contracts/remote/use-now';
import { AmountLines } from '../../../common/ui/amount-lines.tsx';
import { ChargedNote } from '../../../common/ui/charged-note.tsx';
import { instalmentsOf, type Quote } from '../model/quote.ts';
import { useChange } from '../model/use-change.ts';
import css from './quote-lines.module.css';
import { useAddOnLines } from './use-add-on-lines.ts';

interface QuoteLinesProps {
  tourId: number;
  quote: Quote;
  /** that it is for */
  date: TourDate;
  tourists: number;
}

/** Price times tourists, total and what is due when; a changed total is read out. */
export function QuoteLines({ tourId, quote, date, tourists }: QuoteLinesProps) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const { perPerson, party, total, prepayment, prepaymentPercent, balance, charged, rate } = quote;
  const addOns = useAddOnLines(quote);
  const now = useNow();
  const parts = now === null ? 0 : instalmentsOf(date, quote, now).length;
  const spoken = useChange(t('panel.totalSpoken', { total: formatMoney(total), count: tourists }));
  return (
    <div>
      <AmountLines
        tourId={tourId}
        lines={[
          { label: t('panel.perPersonTimes', { price: formatMoney(perPerson), count: tourists }), money: party },
          ...addOns,
          { label: t('panel.total'), money: total, isTotal: true },
          ...(balance
            ? [
                { label: t('panel.prepayment', { percent: prepaymentPercent / 100 }), money: prepayment },
                {
                  label: t(parts > 1 ? 'panel.balanceInParts' : 'panel.balance', {
                    ...{ count: parts, date: formatDate(balance.dueOn, locale) },
                  }),
                  money: balance.money,
                },
              ]
            : [{ label: t('panel.atOnce'), money: total }]),
        ]}
      />
      <div className={css.charged}>
        <ChargedNote charged={charged} rate={rate} />
      </div>
      <p className="vh" role="status">
        {spoken}
      </p>
    </div>
  );
}
