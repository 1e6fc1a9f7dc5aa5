import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { PricedVariant } from '../../../common/model/price-of.ts';
import { moveQuote } from '../model/move-quote.ts';
import css from './move-costs.module.css';

interface MoveCostsProps {
  booking: Booking;
  date: TourDate;
  variant: PricedVariant | null;
}

/** What changes with the other date, before it is confirmed: price, add-ons, what is left to pay or comes back. */
export function MoveCosts({ booking, date, variant }: MoveCostsProps) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const lang = useForeignLanguage(booking.tour.content_language);
  const { addOns, total, difference, refund, rest } = moveQuote(booking, date, variant);
  const change = difference.amount > 0 ? 'more' : difference.amount < 0 ? 'less' : 'same';
  const until = rest.dueOn && formatDate(rest.dueOn, locale);
  return (
    <section className={css.costs} aria-label={t('move.costs.title')} role="status">
      <p className={css.total}>
        <span>{t('move.costs.total')}</span>
        <b>{formatMoney(total)}</b>
      </p>
      <p>
        {t(`move.costs.${change}`, { amount: formatMoney({ ...difference, amount: Math.abs(difference.amount) }) })}
      </p>
      {addOns.length > 0 ? (
        <p>
          {t('move.costs.addOns')}{' '}
          <span lang={lang}>
            {addOns.map(({ name, quantity }) => t('summary.cost.add_on', { name, quantity })).join(', ')}
          </span>
        </p>
      ) : null}
      {refund.amount > 0 ? <p>{t('move.costs.refund', { amount: formatMoney(refund) })}</p> : null}
      {booking.paid > 0 && rest.money.amount > 0 ? (
        <p>{t(until ? 'move.costs.restBy' : 'move.costs.rest', { amount: formatMoney(rest.money), date: until })}</p>
      ) : null}
    </section>
  );
}
