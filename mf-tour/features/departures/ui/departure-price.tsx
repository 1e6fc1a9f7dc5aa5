import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { isBookable } from '@cairn/shared-contracts/domain/seats';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Badge } from '@cairn/shared-contracts/ui/badge';
import { Price } from '@cairn/shared-contracts/ui/price';
import { discountPercent } from '../../../common/model/discount-percent.ts';
import { discountCondition } from '../model/discount-condition.ts';
import css from './departures.module.css';

/** Both prices of a discount, what has to be so for it, and the organizer's own price under the pointer. */
export function DeparturePrice({ date }: { date: TourDate }) {
  const { t } = useTranslation('mf-tour');
  const percent = isBookable(date) ? discountPercent(date) : null;
  return (
    <div className={css.money}>
      <span className={css.prices}>
        {percent === null ? null : <Badge tone="sale">{t('departures.discount', { percent })}</Badge>}
        <Price
          amount={date.price}
          currency={date.currency}
          withoutDiscount={percent === null ? null : date.price_without_discount}
          withoutDiscountLabel={t('departures.without')}
          original={{ amount: date.original_price, currency: date.original_currency }}
          originalShown="hover"
        />
      </span>
      <span className={css.per}>
        {t('departures.perPerson')}
        {percent === null ? null : <Condition date={date} />}
      </span>
    </div>
  );
}

function Condition({ date }: { date: TourDate }) {
  const { t } = useTranslation('mf-tour');
  const { locale } = usePlatform();
  const condition = discountCondition(locale, date);
  const { original_currency: currency, original_price_without_discount: amount } = date;
  return (
    <>
      {condition ? ` · ${t(`departures.condition.${condition.key}`, condition.values)}` : null}
      {condition && date.is_discount_auto ? ` · ${t('departures.condition.auto')}` : null}
      {currency === date.currency ? null : (
        <span className="vh"> {t('departures.ownWithout', { price: formatMoney({ amount, currency }) })}</span>
      )}
    </>
  );
}
