import type { PublicOrganizer } from '@cairn/shared-contracts/api/organizer.schema';
import { lookOf } from '@cairn/shared-contracts/domain/picture';
import { ClockIcon, GlobeIcon, MountainIcon, VerifiedIcon } from '@cairn/shared-contracts/icons';
import { useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { Rating } from '@cairn/shared-contracts/ui/rating';
import { OrganizerName } from './organizer-name.tsx';
import css from './organizer-tile.module.css';

/** A member of the club: panorama, face, their own words, and what it is good to know before writing. */
export function OrganizerTile({ organizer }: { organizer: PublicOrganizer }) {
  const { t } = useTranslation('mf-content');
  const { id, name, person, avatar, cover, city, country, rating, reviews_count } = organizer;
  return (
    <article className={css.tile}>
      <div className={css.cover}>
        {cover ? (
          <Picture
            src={cover.image}
            alt=""
            {...lookOf(cover)}
            radius="0"
            sizes="(min-width: 992px) 33vw, (min-width: 576px) 50vw, 100vw"
          />
        ) : null}
      </div>
      <Avatar name={person} id={id} src={avatar?.image ?? null} size={96} className={css.avatar ?? ''} />
      {rating === null ? null : (
        <span className={css.rating}>
          <Rating value={rating} count={reviews_count} label={t('organizers.rating')} />
        </span>
      )}
      <h3 className={css.name}>
        <OrganizerName id={id} name={person} variant="plain" className={css.link ?? ''} />{' '}
        {organizer.is_verified ? (
          <VerifiedIcon size={17} className={css.verified ?? ''} label={t('organizers.verified')} />
        ) : null}
      </h3>
      <p className={css.meta}>
        {name} · {t('organizer.place', { city, country: country.name })}
      </p>
      <p className={css.quote} lang={useForeignLanguage(organizer.content_language)}>
        {organizer.quote ? t('organizer.quoted', { text: organizer.quote }) : ''}
      </p>
      <p className={css.facts}>
        <span>
          <GlobeIcon size={15} /> {organizer.language_names.join(', ')}
        </span>
        {organizer.reply_hours === null ? null : (
          <span>
            <ClockIcon size={15} /> {t('organizer.answersIn', { count: organizer.reply_hours })}
          </span>
        )}
        <span>
          <MountainIcon size={15} /> {t('organizer.toursCount', { count: organizer.tours_count })}
        </span>
      </p>
    </article>
  );
}
