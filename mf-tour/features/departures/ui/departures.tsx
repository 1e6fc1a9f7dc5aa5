import type { Tour, TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { useId, useState } from 'react';
import { kindOf } from '../../../common/model/kind.ts';
import { haveSameTerms } from '../../../common/model/payment-plan.ts';
import { Section } from '../../../common/ui/section.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { Departure } from './departure.tsx';
import css from './departures.module.css';
import { PaymentTerms } from './payment-terms.tsx';
import { Variants } from './variants.tsx';

/** departures on show before "all" is pressed */
const SHOWN = 6;
/** and of those on phones: the style sheet hides the others */
const SHOWN_ON_PHONES = 3;

/** When the tour runs, what it costs then, how many seats are left, and in which ways it can be booked. */
export function Departures({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const kind = kindOf(tour);
  const { dates } = tour;
  const [next] = dates;
  return (
    <Section
      id="departures"
      title={t('departures.title', { kind })}
      end={dates.length > 1 ? <CalendarButton tour={tour} /> : null}
    >
      {next ? (
        <DepartureList dates={dates} days={tour.days} />
      ) : (
        <p className={css.none}>{t('departures.none', { kind })}</p>
      )}
      <Variants variants={tour.variants} language={tour.content_language} />
    </Section>
  );
}

function DepartureList({ dates, days }: { dates: readonly TourDate[]; days: number }) {
  const { t } = useTranslation('mf-tour');
  const [isAll, setIsAll] = useState(false);
  const id = useId();
  const [next] = dates;
  const isSame = haveSameTerms(dates);
  return (
    <>
      {isSame && next ? (
        <p className={css.terms}>
          <PaymentTerms date={next} />
        </p>
      ) : null}
      <ul id={id} className={`${css.list} ${isAll ? '' : css.cut}`}>
        {dates.slice(0, isAll ? undefined : SHOWN).map((date) => (
          <Departure key={date.id} date={date} days={days} hasTerms={!isSame} />
        ))}
      </ul>
      {dates.length > SHOWN_ON_PHONES ? (
        <Button
          variant="secondary"
          aria-expanded={isAll}
          aria-controls={id}
          className={`${css.all} ${dates.length > SHOWN ? '' : css.onPhones}`}
          onPress={() => setIsAll((now) => !now)}
        >
          {isAll ? t('departures.showFewer') : t('departures.showAll', { count: dates.length })}
        </Button>
      ) : null}
    </>
  );
}
