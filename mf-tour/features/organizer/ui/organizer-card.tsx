import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { ClockIcon, StarIcon, VerifiedIcon } from '@cairn/shared-contracts/icons';
import { Slot, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import { Card } from '@cairn/shared-contracts/ui/card';
import { Link } from '@cairn/shared-contracts/ui/link';
import { TruncateText } from '@cairn/shared-contracts/ui/truncate-text';
import { formatRating } from '../../tour/model/facts.ts';
import { Section } from '../../tour/ui/section.tsx';
import css from './organizer-card.module.css';

/** The person behind the tour, what was checked, and a way to ask. */
export function OrganizerCard({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const { organizer } = tour;
  return (
    <Section id="organizer" title={t('organizer.title')}>
      <Card className={css.card ?? ''}>
        <div className={css.head}>
          <Avatar name={organizer.person} id={organizer.id} src={organizer.avatar?.image ?? null} size={96} />
          <div className={css.words}>
            <h3>
              <Link href={`/tour-provider/${organizer.id}`} variant="quiet">
                {organizer.name}
              </Link>
            </h3>
            <p className={css.person}>{[organizer.person, organizer.country].filter(Boolean).join(', ')}</p>
            <Numbers tour={tour} />
          </div>
          <div className={css.ask}>
            <Slot
              name="mf-chat/ask-organizer"
              props={{
                organizerId: organizer.id,
                tourId: tour.id,
                organizerName: organizer.name,
                replyHours: organizer.reply_hours,
              }}
            />
          </div>
        </div>
        <ul className={css.flags} aria-label={t('organizer.flags')}>
          {organizer.flags.map((flag) => (
            <li key={flag} className={css.flag}>
              <VerifiedIcon size={18} className={css.check} />
              {flag}
            </li>
          ))}
          <li className={css.flag}>
            <ClockIcon size={18} className={css.check} />
            {t('organizer.reply', { hours: organizer.reply_hours })}
          </li>
        </ul>
        {organizer.quote ? <blockquote className={css.quote}>“{organizer.quote}”</blockquote> : null}
        {organizer.about ? (
          <TruncateText moreLabel={t('organizer.more')} lessLabel={t('organizer.less')}>
            <p className={css.about}>{organizer.about}</p>
          </TruncateText>
        ) : null}
      </Card>
    </Section>
  );
}

function Numbers({ tour: { organizer } }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const { locale } = usePlatform();
  return (
    <p className={css.numbers}>
      {organizer.rating === null ? null : (
        <span className={css.rating}>
          <StarIcon size={14} className={css.star} />
          <span className="vh">{t('head.rating')} </span>
          <b>{formatRating(locale, organizer.rating)}</b> {t('organizer.reviews', { count: organizer.reviews_count })}
        </span>
      )}
      <span>{t('organizer.tours', { count: organizer.tours_count })}</span>
      <span>{t('organizer.since', { year: organizer.since })}</span>
    </p>
  );
}
