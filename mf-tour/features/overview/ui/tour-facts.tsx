import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { ageFact } from '@cairn/shared-contracts/domain/ages';
import { ACCOMMODATIONS, COMFORTS, DIFFICULTIES } from '@cairn/shared-contracts/domain/enumerations';
import { formatDistance, formatHeight, formatHours } from '@cairn/shared-contracts/domain/units';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Level } from '@cairn/shared-contracts/ui/level';
import type { ReactNode } from 'react';
import { languageName } from '../../../common/model/facts.ts';
import { isExcursion } from '../../../common/model/kind.ts';
import { formatSeason } from '../model/season.ts';
import css from './tour-facts.module.css';

/** The eight facts, always in the same order (guide, principle 2). */
export function TourFacts({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const { locale, units } = usePlatform();
  const age = ageFact(tour);
  const languages = tour.languages.map((language) => languageName(locale, language)).join(', ');
  return (
    <>
      <dl className={css.facts}>
        <Fact name={t('facts.length')}>
          <Length tour={tour} />
        </Fact>
        <Fact name={t('facts.difficulty')}>
          <Difficulty value={tour.difficulty} />
        </Fact>
        <Fact name={t('facts.comfort')}>
          <Comfort tour={tour} />
        </Fact>
        <Fact name={t('facts.group')}>
          {tour.group_min > 1 && tour.group_min < tour.group_max
            ? t('facts.people', { from: tour.group_min, to: tour.group_max })
            : t('facts.peopleUpTo', { to: tour.group_max })}
        </Fact>
        <Fact name={t('facts.age')}>{t(age.kind === 'range' ? 'facts.ages' : 'facts.ageFrom', { ...age })}</Fact>
        <Fact name={t('facts.highest')}>
          {tour.max_altitude_m > 0 ? formatHeight(tour.max_altitude_m, units, locale) : t('facts.seaLevel')}
        </Fact>
        <Fact name={t('facts.languages')}>{languages || t('facts.unknown')}</Fact>
        <Fact name={t('facts.season')}>{formatSeason(tour.season, locale) || t('facts.unknown')}</Fact>
      </dl>
      {tour.cancellation.length > 0 ? (
        <a href="#cancellation" className={css.ask}>
          {t('cancellation.ask')}
        </a>
      ) : null}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}

/** "8 days, 86 km"; an excursion of one day says its hours instead */
function Length({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const { locale, units } = usePlatform();
  const hours = tour.program.reduce((sum, day) => sum + day.hours, 0);
  const length =
    isExcursion(tour) && tour.days === 1 && hours > 0
      ? formatHours(hours, locale)
      : t('facts.days', { days: tour.days });
  const distance = tour.distance_km > 0 ? formatDistance(tour.distance_km, units, locale) : '';
  return [length, distance].filter(Boolean).join(', ');
}

function Difficulty({ value }: { value: number }) {
  const { t } = useTranslation('mf-tour');
  const level = DIFFICULTIES.find((known) => known === value) ?? 1;
  return <Level value={level} label={t(`difficulty.${level}`)} className={css.level} />;
}

/** "Basic+ · tent, cabin"; codes that the contracts do not know are shown as they are */
function Comfort({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const comfort = COMFORTS.find((known) => known === tour.comfort);
  const sleeping = tour.accommodation
    .filter((code) => code !== 'not-set')
    .map((code) => (ACCOMMODATIONS.some((known) => known === code) ? t(`accommodation.${code}`) : code));
  return [comfort ? t(`comfort.${comfort}`) : tour.comfort, sleeping.join(', ')].filter(Boolean).join(' · ');
}
