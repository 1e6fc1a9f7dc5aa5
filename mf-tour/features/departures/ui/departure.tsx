import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { formatDates } from '@cairn/shared-contracts/domain/dates';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { isBookable, seatState } from '@cairn/shared-contracts/domain/seats';
import { GiftIcon, PlaneIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { cashbackOf } from '../model/cashback.ts';
import { Choose } from './choose.tsx';
import { DeparturePrice } from './departure-price.tsx';
import css from './departures.module.css';
import { PaymentTerms } from './payment-terms.tsx';

export interface DepartureProps {
  date: TourDate;
  /** of the tour: a departure of another length says so */
  days: number;
  /** says how this departure is paid for */
  hasTerms: boolean;
}

/** One departure: when, how certain it is, what it costs. */
export function Departure({ date, days, hasTerms }: DepartureProps) {
  const { locale } = usePlatform();
  const canBook = isBookable(date);
  return (
    <li className={canBook ? css.departure : css.busy}>
      <div className={css.when}>
        <b className={css.dates}>{formatDates(date.start, date.end, locale, { withYear: true })}</b>
        <Notes date={date} days={days} />
        {canBook && hasTerms ? (
          <p className={css.notes}>
            <PaymentTerms date={date} />
          </p>
        ) : null}
      </div>
      <DeparturePrice date={date} />
      {canBook ? <Choose date={date} /> : null}
    </li>
  );
}

function Notes({ date, days }: { date: TourDate; days: number }) {
  const { t } = useTranslation('mf-tour');
  const { site } = usePlatform();
  const canBook = isBookable(date);
  const cashback = canBook ? cashbackOf(date, site.cashback) : null;
  return (
    <p className={css.notes}>
      <Seats date={date} />
      {canBook ? <Runs date={date} /> : null}
      {date.duration === days ? null : <span>{t('facts.days', { days: date.duration })}</span>}
      {date.flight_included ? (
        <span className={css.marked}>
          <PlaneIcon size={14} />
          {t('departures.flight')}
        </span>
      ) : null}
      {cashback ? (
        <span className={css.marked}>
          <GiftIcon size={14} />
          {t('departures.cashback', { amount: formatMoney(cashback), percent: site.cashback.percent })}
        </span>
      ) : null}
    </p>
  );
}

function Seats({ date }: { date: TourDate }) {
  const { t } = useTranslation('mf-tour');
  const { number_of_free_seats: seats, number_of_seats: of } = date;
  switch (seatState(date)) {
    case 'full':
      return <span>{t('departures.busy')}</span>;
    case 'few':
      return <span className={css.few}>{t('departures.few', { seats })}</span>;
    case 'open':
      return <span>{t('departures.open', { seats, of })}</span>;
  }
}

/** whether it runs is what the booking panel says, too: from how many people, and how many there are */
function Runs({ date: { not_guaranteed, runs_from, people_so_far } }: { date: TourDate }) {
  const { t } = useTranslation('mf-tour');
  const depends = not_guaranteed && people_so_far < runs_from;
  return (
    <span>
      {depends
        ? t('departures.runsFrom', { count: runs_from, now: people_so_far })
        : t(not_guaranteed ? 'departures.runs' : 'departures.guaranteed')}
    </span>
  );
}
