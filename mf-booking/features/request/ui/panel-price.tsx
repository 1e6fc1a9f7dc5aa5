import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { discountEndsOn } from '@cairn/shared-contracts/domain/discount';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Badge } from '@cairn/shared-contracts/ui/badge';
import type { Quote } from '../model/quote.ts';
import css from './panel-price.module.css';

/** The price of one person, large, with what the discount took off and until when. */
export function PanelPrice({ date, quote }: { date: TourDate; quote: Quote }) {
  const { t } = useTranslation('mf-booking');
  const note = useDiscountNote(date);
  return (
    <div>
      <p className={css.price}>
        <Amounts quote={quote} />
        {date.discount && quote.discountPercent > 0 ? <Badge tone="sale">−{quote.discountPercent}%</Badge> : null}
      </p>
      <p className={css.note}>{note ? t('panel.perPersonWith', { note }) : t('panel.perPerson')}</p>
    </div>
  );
}

/** The price now, and struck out the one before. The small ones say themselves that they are one person's. */
export function Amounts({ quote, isSmall = false }: { quote: Quote; isSmall?: boolean }) {
  const { t } = useTranslation('mf-booking');
  const isSale = quote.withoutDiscount.amount > quote.perPerson.amount;
  return (
    <>
      <b className={`${isSmall ? css.small : css.large} ${isSale ? css.sale : ''}`}>{formatMoney(quote.perPerson)}</b>
      {isSmall ? <small className={css.each}>{t('panel.perPerson')}</small> : null}
      {isSale ? (
        <s className={css.was}>
          <span className="vh">{t('panel.before')} </span>
          {formatMoney(quote.withoutDiscount)}
        </s>
      ) : null}
    </>
  );
}

function useDiscountNote({ discount, is_discount_exist, start }: TourDate): string | null {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  if (!discount || !is_discount_exist) return null;
  const ends = discountEndsOn(discount, start);
  if (ends) return t('panel.discount.until', { date: formatDate(ends, locale) });
  switch (discount.kind) {
    case 'seasonal':
      return t('panel.discount.seasonal');
    case 'early_booking_dates':
    case 'early_booking_days':
    case 'on_tour_date':
      return t('panel.discount.departure');
  }
}
