import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { isCanceled, STATUS_MEANING } from '@cairn/shared-contracts/domain/booking-graph';
import { formatDate, formatDates } from '@cairn/shared-contracts/domain/dates';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { lookOf } from '@cairn/shared-contracts/domain/picture';
import { readBooking } from '@cairn/shared-contracts/domain/read-booking';
import { readBy, readPartsOf } from '@cairn/shared-contracts/domain/reading';
import { useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { agesText } from '../model/ages-text.ts';
import { cashbackOf } from '../model/cashback.ts';
import { readCost } from '../model/read-cost.ts';
import { statusOf } from '../model/trip.ts';
import { type AmountLine, AmountLines } from './amount-lines.tsx';
import { ChargedNote } from './charged-note.tsx';
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
          <Picture src={tour.image.image} alt="" ratio="1" sizes="96px" {...lookOf(tour.image)} radius="var(--r-sm)" />
        ) : null}
        <div>
          <h2 className={css.name} lang={useForeignLanguage(tour.content_language)}>
            <Link to={`/${tour.slug}`}>{tour.name}</Link>
          </h2>
          <p className={css.when}>
            {t('panel.choice', { dates: formatDates(date.start, date.end, locale, { withYear: true }), count })}
          </p>
          <Children ages={booking.children_ages} />
          {booking.variant ? <p className={css.when}>{booking.variant.name}</p> : null}
          <RunsFrom booking={booking} />
        </div>
      </div>
      <AmountLines tourId={tour.id} lines={useLines(booking)} />
      <ChargedNote charged={{ amount: booking.total, currency: booking.currency }} rate={booking.rate} />
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
  const words = {
    percent: cashback.percent / 100,
    amount: formatMoney(readBy(money, booking.rate)),
    performer: cashback.performer,
  };
  return <p className={css.cashback}>{t(cashback.performer ? 'summary.cashbackBy' : 'summary.cashback', words)}</p>;
}

function useLines(booking: Booking): AmountLine[] {
  const lang = useForeignLanguage(booking.tour.content_language);
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const { balance_due_on } = booking;
  const { total, prepayment, paid, refunded, balance } = readBooking(booking);
  const isSettled = booking.paid >= booking.total;
  const sum: AmountLine[] = [
    ...readCost(booking).map(({ kind, perPerson, money, percent, name = '', quantity = 1 }) => ({
      label: t(`summary.cost.${kind}`, {
        price: formatMoney(perPerson),
        count: booking.tourists_count,
        percent: (percent ?? 0) / 100,
        variant: booking.variant?.name ?? '',
        ...{ name, quantity },
      }),
      ...(kind === 'add_on' ? { lang } : {}),
      money,
    })),
    { label: t('panel.total'), money: total, isTotal: true },
  ];
  // nothing is due any more: only what has moved is worth a line
  if (isCanceled(statusOf(booking))) {
    const moved: AmountLine[] = [
      { label: t('summary.paid'), money: { ...paid, amount: paid.amount + refunded.amount } },
      { label: t('summary.refunded'), money: refunded },
    ];
    return [...sum, ...moved.filter((line) => line.money.amount > 0)];
  }
  const firstPayment: AmountLine = {
    label:
      balance_due_on === null
        ? t('summary.atOnce')
        : t('panel.prepayment', { percent: booking.prepayment_percent / 100 }),
    money: prepayment,
  };
  const open = (booking.instalments ?? []).filter(({ left }) => left > 0);
  const moneys = readPartsOf(
    balance,
    open.map(({ left }) => ({ amount: left, currency: booking.currency })),
    booking.rate,
  );
  const parts = open.map(
    ({ number, due_on }, index): AmountLine => ({
      label: t('payment.plan.part', { number, date: formatDate(due_on, locale) }),
      money: moneys[index] ?? balance,
    }),
  );
  return [
    ...sum,
    booking.paid > 0 ? { label: t('summary.paid'), money: paid } : firstPayment,
    ...(isSettled || balance_due_on === null
      ? []
      : parts.length > 0
        ? parts
        : [{ label: t('summary.balance', { date: formatDate(balance_due_on, locale) }), money: balance }]),
  ];
}

/** who they are decides what the organizer prepares */
function Children({ ages = [] }: { ages: Booking['children_ages'] }) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  if (ages.length === 0) return null;
  return <p className={css.when}>{t('panel.children', { count: ages.length, ages: agesText(ages, locale) })}</p>;
}

/** a departure that may not run says what it depends on, for as long as it does */
function RunsFrom({ booking }: { booking: Booking }) {
  const { t } = useTranslation('mf-booking');
  const { not_guaranteed, runs_from, people_so_far } = booking.date;
  if (!not_guaranteed || people_so_far >= runs_from || !STATUS_MEANING[statusOf(booking)].isOpen) return null;
  return <p className={css.depends}>{t('panel.runsFrom', { count: runs_from, now: people_so_far })}</p>;
}
