import type { PublicOrganizer as Organizer } from '@cairn/shared-contracts/api/organizer.schema';
import { VerifiedIcon } from '@cairn/shared-contracts/icons';
import { useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import { Rating } from '@cairn/shared-contracts/ui/rating';
import css from './organizer-card.module.css';
import { OrganizerName } from './organizer-name.tsx';

/** The person first: face, name, place, their own words. */
export function OrganizerCard({ organizer }: { organizer: Organizer }) {
  const { t } = useTranslation('mf-content');
  const { id, person, avatar, city, country, quote, rating, reviews_count, is_verified } = organizer;
  return (
    <article className={css.card}>
      <div className={css.head}>
        <Avatar name={person} id={id} src={avatar?.image ?? null} size={56} />
        <div className={css.who}>
          <h3 className={css.name}>
            <OrganizerName id={id} name={person} variant="plain" className={css.link ?? ''} />
          </h3>
          <p className={css.place}>{t('organizer.place', { city, country: country.name })}</p>
        </div>
      </div>
      <p className={css.quote} lang={useForeignLanguage(organizer.content_language)}>
        {quote}
      </p>
      <div className={css.foot}>
        {rating === null ? (
          <span className={css.place}>{t('organizers.new')}</span>
        ) : (
          <Rating
            value={rating}
            countLabel={t('organizers.reviews', { count: reviews_count })}
            label={t('organizers.rating')}
          />
        )}
        {is_verified && <VerifiedIcon size={16} className={css.verified ?? ''} label={t('organizers.verified')} />}
      </div>
    </article>
  );
}
