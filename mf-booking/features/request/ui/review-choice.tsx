import type { Tour, TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { formatDates } from '@cairn/shared-contracts/domain/dates';
import { CalendarIcon, CheckIcon, UsersIcon } from '@cairn/shared-contracts/icons';
import { useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import type { ReactNode } from 'react';
import type { Draft } from '../model/use-draft.ts';
import { PartyAges } from './party-ages.tsx';
import css from './review-choice.module.css';

interface ReviewChoiceProps {
  tour: Tour;
  draft: Draft;
  date: TourDate;
  /** the tour page with this choice */
  back: string;
  /** the youngest that the tour takes, years; left out of an individual tour */
  ageFrom: number | undefined;
}

/** When, for how many, and what the departure depends on; what was chosen can be changed where it was chosen. */
export function ReviewChoice({ tour, draft, date, back, ageFrom }: ReviewChoiceProps) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const { tourists, variant } = draft;
  const lang = useForeignLanguage(variant?.content_language);
  const length = t('review.length', { days: date.duration, nights: Math.max(0, date.duration - 1) });
  return (
    <ul className={css.list}>
      <Row
        icon={<CalendarIcon size={20} />}
        term={t('review.dates')}
        note={tour.start_place ? t('review.lengthFrom', { length, place: tour.start_place }) : length}
        change={<Change href={back} what={t('review.changeDates')} />}
      >
        {formatDates(date.start, date.end, locale, { withYear: true, withWeekday: true })}
      </Row>
      <Row
        icon={<UsersIcon size={20} />}
        term={t('review.party')}
        note={
          <>
            {variant && draft.variants.length > 1 ? <span lang={lang}>{variant.name}</span> : null}
            {variant?.min_age ? <p>{t('panel.variantAge', { from: variant.min_age })}</p> : null}
            {draft.ages.length > 0 ? (
              <PartyAges ages={draft.ages} ageFrom={ageFrom} variant={variant} canChoose={draft.variants.length > 1} />
            ) : null}
          </>
        }
        change={<Change href={back} what={t('review.changeParty')} />}
      >
        {t('review.tourists', { count: tourists })}
      </Row>
      <Group date={date} tourists={tourists} />
    </ul>
  );
}

function Row({
  icon,
  term,
  children,
  note,
  change,
}: {
  icon: ReactNode;
  term: string;
  children: ReactNode;
  note?: ReactNode;
  change?: ReactNode;
}) {
  return (
    <li className={css.row}>
      <span className={css.icon}>{icon}</span>
      <div>
        <p className={css.term}>{term}</p>
        <p className={css.what}>{children}</p>
        {note ? <div className={css.note}>{note}</div> : null}
      </div>
      {change}
    </li>
  );
}

const Change = ({ href, what }: { href: string; what: string }) => {
  const { t } = useTranslation('mf-booking');
  return (
    <Link href={href} className={css.change ?? ''} aria-label={what}>
      {t('review.change')}
    </Link>
  );
};

function Group({ date, tourists }: { date: TourDate; tourists: number }) {
  const { t } = useTranslation('mf-booking');
  const { not_guaranteed, runs_from, people_so_far, number_of_seats } = date;
  const depends = not_guaranteed && people_so_far < runs_from;
  const together = people_so_far + tourists;
  const places = t('review.places', { count: number_of_seats });
  const words = { with: tourists, missing: Math.max(0, runs_from - together) };
  return (
    <Row
      icon={<CheckIcon size={20} />}
      term={t('review.group')}
      note={
        <>
          {depends ? `${t(together >= runs_from ? 'review.runs' : 'review.missing', words)} · ` : null}
          {places}
          <span className={css.people} aria-hidden="true">
            {Array.from({ length: number_of_seats }, (_, seat) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name
                key={seat}
                data-seat={seat < people_so_far ? 'taken' : seat < together ? 'yours' : 'free'}
              />
            ))}
          </span>
        </>
      }
    >
      {depends
        ? t('panel.runsFrom', { count: runs_from, now: people_so_far })
        : t('review.sure', { count: people_so_far })}
    </Row>
  );
}
