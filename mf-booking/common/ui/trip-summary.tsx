import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { isCanceled } from '@cairn/shared-contracts/domain/booking-graph';
import { formatDate, formatDates } from '@cairn/shared-contracts/domain/dates';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cashbackOf } from '../model/cashback.ts';
import { statusOf } from '../model/trip.ts';
import { type AmountLine, AmountLines } from './amount-lines.tsx';
import css from './trip-summary.module.css';

/** The tour, its dates and its money, beside booking and payment; `children` is what can be done about it. */
export function TripSummary({ booking, children }: { booking: Booking; children?: ReactNode }) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const { tour, date, tourists_count: count } = booking;
  return (
    <section className={css.panel} aria-label={t('summary.label')}>
      <div className={css.tour}>
        {tour.image ? (
          <Picture
            src={tour.image.image}
            alt=""
            ratio="1"
            sizes="96px"
            placeholder={tour.image.placeholder}
            position="50% 82%"
            radius="var(--r-sm)"
          />
        ) : null}
        <div>
          <h2 className={css.name} lang={useForeignLanguage(tour.content_language)}>
            <Link to={`/${tour.slug}`}>{tour.name}</Link>
          </h2>
          <p className={css.when}>
            {t('panel.choice', { dates: formatDates(date.start, date.end, locale, { withYear: true }), count })}
          </p>
          {booking.variant ? <p className={css.when}>{booking.variant.name}</p> : null}
        </div>
      </div>
      <AmountLines tourId={tour.id} lines={useLines(booking)} />
      <Cashback booking={booking} />
      {children}
    </section>
  );
}

/** who pays it out is named where the site says so */
function Cashback({ booking }: { booking: Booking }) {
  const { t } = useTranslation('mf-booking');
  const { cashback } = usePlatform().site;
  const money = cashbackOf(booking, cashback);
  if (!money) return null;
  const words = { percent: cashback.percent / 100, amount: formatMoney(money), performer: cashback.performer };
  return <p className={css.cashback}>{t(cashback.performer ? 'summary.cashbackBy' : 'summary.cashback', words)}</p>;
}

function useLines(booking: Booking): AmountLine[] {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const { currency, total, prepayment, paid, refunded, balance_due_on } = booking;
  const money = (amount: number) => ({ amount, currency });
  const price = formatMoney(money(booking.price_per_person));
  const isSettled = paid >= total;
  const sum: AmountLine[] = [
    { label: t('panel.perPersonTimes', { price, count: booking.tourists_count }), money: money(total) },
    { label: t('panel.total'), money: money(total), isTotal: true },
  ];
  // nothing is due any more: only what has moved is worth a line
  if (isCanceled(statusOf(booking))) {
    const moved: AmountLine[] = [
      { label: t('summary.paid'), money: money(paid + refunded) },
      { label: t('summary.refunded'), money: money(refunded) },
    ];
    return [...sum, ...moved.filter((line) => line.money.amount > 0)];
  }
  const firstPayment: AmountLine = {
    label:
      balance_due_on === null
        ? t('summary.atOnce')
        : t('panel.prepayment', { percent: booking.prepayment_percent / 100 }),
    money: money(prepayment),
  };
  return [
    ...sum,
    paid > 0 ? { label: t('summary.paid'), money: money(paid) } : firstPayment,
    ...(isSettled || balance_due_on === null
      ? []
      : [
          {
            label: t('summary.balance', { date: formatDate(balance_due_on, locale) }),
            money: money(total - Math.max(paid, prepayment)),
          },
        ]),
  ];
}
