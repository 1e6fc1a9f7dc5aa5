import type { PublicOrganizer } from '@cairn/shared-contracts/api/organizer.schema';
import { formatRating } from '@cairn/shared-contracts/domain/rating';
import { StarIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import css from './organizer-numbers.module.css';

/** Rating, tours, how fast they answer and since when they are here. */
export function OrganizerNumbers({ organizer }: { organizer: PublicOrganizer }) {
  const { t } = useTranslation('mf-content');
  const { locale } = usePlatform();
  const { rating, reviews_count, tours_count, reply_hours, reply_share, since } = organizer;
  const answers = reply_hours === null ? t('organizer.answersUnknown') : t('organizer.inHours', { count: reply_hours });
  return (
    <dl className={css.numbers}>
      <div>
        <dt>{t('organizers.rating')}</dt>
        <dd>
          {rating === null ? (
            t('organizers.new')
          ) : (
            <>
              <StarIcon size={15} className={css.star} /> {formatRating(locale, rating)}{' '}
              <span className={css.small}>{t('organizers.reviews', { count: reviews_count })}</span>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('organizer.tours')}</dt>
        <dd>{tours_count.toLocaleString(locale)}</dd>
      </div>
      <div>
        <dt>{t('organizer.answers')}</dt>
        <dd>
          {answers}
          {reply_share === null ? null : (
            <span className={`${css.small} ${css.line}`}>{t('organizer.share', { share: reply_share / 100 })}</span>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('organizer.member')}</dt>
        <dd>{t('organizer.since', { year: `${since}` })}</dd>
      </div>
    </dl>
  );
}
