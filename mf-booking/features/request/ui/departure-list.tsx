import type { TourDate, TourVariant } from '@cairn/shared-contracts/api/tours.schema';
import { formatDates } from '@cairn/shared-contracts/domain/dates';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import type { Rate } from '@cairn/shared-contracts/domain/reading';
import { isBookable, seatState } from '@cairn/shared-contracts/domain/seats';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { priceOf } from '../../../common/model/price-of.ts';
import { shownDepartures } from '../model/departures.ts';
import css from './departure-list.module.css';

export interface DepartureListProps {
  /** by start */
  dates: readonly TourDate[];
  selected: number | null;
  /** as asked for, also when it cannot be selected */
  wanted: number | null;
  /** with which the prices are shown */
  variant: TourVariant | null;
  rate: Rate;
  onSelect: (id: number) => void;
  /** below a departure with too few seats; null where there is none */
  waiting: (date: TourDate) => ReactNode;
}

/** Radio buttons, drawn as panels. The browser's own: arrows, Space and form semantics come with them. */
export function DepartureList({ dates, selected, wanted, onSelect, waiting, ...priced }: DepartureListProps) {
  const { t } = useTranslation('mf-booking');
  const [isAll, setIsAll] = useState(false);
  const name = useId();
  const shown = shownDepartures(dates, selected ?? wanted, isAll);
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('panel.departure')}</legend>
      <div className={isAll ? css.all : css.few}>
        {shown.map((date) => (
          <Fragment key={date.id}>
            <Departure date={date} name={name} {...priced} isSelected={date.id === selected} onSelect={onSelect} />
            {waiting(date)}
          </Fragment>
        ))}
      </div>
      {dates.length > shown.length ? (
        <button type="button" className={css.more} onClick={() => setIsAll(true)}>
          {t('panel.moreDepartures', { count: dates.length - shown.length })}
        </button>
      ) : null}
    </fieldset>
  );
}

interface DepartureProps extends Pick<DepartureListProps, 'variant' | 'rate' | 'onSelect'> {
  date: TourDate;
  name: string;
  isSelected: boolean;
}

function Departure({ date, name, variant, rate, isSelected, onSelect }: DepartureProps) {
  const { locale } = usePlatform();
  return (
    <label className={css.option}>
      <input
        type="radio"
        className="vh"
        name={name}
        value={date.id}
        checked={isSelected}
        disabled={!isBookable(date)}
        onChange={() => onSelect(date.id)}
      />
      <b className={css.dates}>{formatDates(date.start, date.end, locale, { withYear: true })}</b>
      <span className={css.price}>{formatMoney(priceOf(date, variant, rate))}</span>
      <Seats date={date} />
      <RunsFrom date={date} />
    </label>
  );
}

/** a departure that may not run says what it depends on */
function RunsFrom({ date }: { date: TourDate }) {
  const { t } = useTranslation('mf-booking');
  const { not_guaranteed, runs_from, people_so_far } = date;
  if (!not_guaranteed || !isBookable(date) || people_so_far >= runs_from) return null;
  return <small>{t('panel.runsFrom', { count: runs_from, now: people_so_far })}</small>;
}

function Seats({ date }: { date: TourDate }) {
  const { t } = useTranslation('mf-booking');
  const left = { left: date.number_of_free_seats, seats: date.number_of_seats };
  switch (seatState(date)) {
    case 'full':
      return <small>{t('panel.seats.full')}</small>;
    case 'few':
      return <small className={css.low}>{t('panel.seats.few', left)}</small>;
    case 'open':
      return <small>{t(date.not_guaranteed ? 'panel.seats.open' : 'panel.seats.guaranteed', left)}</small>;
  }
}
