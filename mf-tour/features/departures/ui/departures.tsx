import type { Tour, TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { CheckIcon, PlaneIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Badge } from '@cairn/shared-contracts/ui/badge';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Price } from '@cairn/shared-contracts/ui/price';
import { useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { formatDay, formatRange } from '../../tour/model/dates.ts';
import { Section } from '../../tour/ui/section.tsx';
import { departureState, discountPercent } from '../model/departure-state.ts';
import css from './departures.module.css';

/** departures on show before "all" is pressed */
const SHOWN = 6;

/** When the tour runs, what it costs then, and how many seats are left. */
export function Departures({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const [isAll, setIsAll] = useState(false);
  const id = useId();
  const { dates } = tour;
  const [next] = dates;
  return (
    <Section id="departures" title={t('departures.title')}>
      {next ? (
        <>
          <p className={css.terms}>
            {t('departures.terms', { percent: next.prepayment_size, days: next.full_payment_days })}
          </p>
          <ul id={id} className={css.list}>
            {dates.slice(0, isAll ? undefined : SHOWN).map((date) => (
              <Departure key={date.id} date={date} />
            ))}
          </ul>
        </>
      ) : (
        <p className={css.none}>{t('departures.none')}</p>
      )}
      {dates.length > SHOWN ? (
        <Button
          variant="secondary"
          aria-expanded={isAll}
          aria-controls={id}
          className={css.all ?? ''}
          onPress={() => setIsAll((now) => !now)}
        >
          {isAll ? t('departures.showFewer') : t('departures.showAll', { count: dates.length })}
        </Button>
      ) : null}
    </Section>
  );
}

function Departure({ date }: { date: TourDate }) {
  const { t } = useTranslation('mf-tour');
  const { locale } = usePlatform();
  const isBusy = departureState(date).kind === 'busy';
  const percent = discountPercent(date);
  return (
    <li className={isBusy ? css.busy : css.departure}>
      <div className={css.when}>
        <b className={css.dates}>{formatRange(locale, date.start, date.end, true)}</b>
        <p className={css.notes}>
          <Seats date={date} />
          {isBusy ? null : <span>{t(date.not_guaranteed ? 'departures.notGuaranteed' : 'departures.guaranteed')}</span>}
          {date.flight_included ? (
            <span className={css.flight}>
              <PlaneIcon size={14} />
              {t('departures.flight')}
            </span>
          ) : null}
        </p>
      </div>
      <div className={css.money}>
        <span className={css.prices}>
          {percent === null || isBusy ? null : <Badge tone="sale">{t('departures.discount', { percent })}</Badge>}
          <Price
            amount={date.price}
            currency={date.currency}
            withoutDiscount={date.price_without_discount}
            withoutDiscountLabel={t('departures.without')}
            original={{ amount: date.original_price, currency: date.original_currency }}
          />
        </span>
        <span className={css.per}>
          {t('departures.perPerson')}
          {date.discount?.until && percent !== null
            ? ` · ${t('departures.until', { date: formatDay(locale, date.discount.until) })}`
            : ''}
        </span>
      </div>
      {isBusy ? null : <Choose date={date} />}
    </li>
  );
}

/** Puts the departure into the booking panel, which reads it from the address. The whole row is the target. */
function Choose({ date }: { date: TourDate }) {
  const { t } = useTranslation('mf-tour');
  const { locale } = usePlatform();
  const [query] = useSearchParams();
  const isChosen = query.get('departure') === String(date.id);
  const navigate = useNavigate();
  const next = new URLSearchParams(query);
  next.set('departure', String(date.id));
  const href = `?${next}`;
  const dates = formatRange(locale, date.start, date.end, true);
  return (
    <a
      href={href}
      rel="nofollow"
      className={css.choose}
      aria-current={isChosen ? 'true' : undefined}
      aria-label={t(isChosen ? 'departures.chosenLabel' : 'departures.chooseLabel', { dates })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        // on phones the panel is a bar: the state tells it to open
        void navigate(href, { replace: true, preventScrollReset: true, state: { chosen: 'departure' } });
      }}
    >
      {isChosen ? <CheckIcon size={16} /> : null}
      {t(isChosen ? 'departures.chosen' : 'departures.choose')}
    </a>
  );
}

function Seats({ date }: { date: TourDate }) {
  const { t } = useTranslation('mf-tour');
  const state = departureState(date);
  switch (state.kind) {
    case 'busy':
      return <span>{t('departures.busy')}</span>;
    case 'few':
      return <span className={css.few}>{t('departures.few', { seats: state.seats })}</span>;
    case 'open':
      return <span>{t('departures.open', { seats: state.seats, of: state.of })}</span>;
  }
}
