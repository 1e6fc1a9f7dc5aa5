import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { formatRating } from '@cairn/shared-contracts/domain/rating';
import { StarIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import css from './organizer-card.module.css';

export function OrganizerNumbers({ organizer }: Pick<Tour, 'organizer'>) {
  const { t } = useTranslation('mf-tour');
  const { locale, siteName } = usePlatform();
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
      <span>{t('organizer.since', { year: organizer.since, site: siteName })}</span>
    </p>
  );
}
