import type { Review } from '@cairn/shared-contracts/api/tours.schema';
import { formatMonth } from '@cairn/shared-contracts/domain/dates';
import { TRAVELLERS, type Traveller } from '@cairn/shared-contracts/domain/review-parts';
import { OrganizerIn } from '@cairn/shared-contracts/remote/organizer-link';
import { useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import { Badge } from '@cairn/shared-contracts/ui/badge';
import { PhotoStrip } from '@cairn/shared-contracts/ui/photo-strip';
import { galleryItems } from '../../../common/model/gallery-items.ts';
import css from './review-item.module.css';
import { useRatingWord } from './use-rating-word.ts';

export interface ReviewItemProps {
  review: Review;
  /** the site does not name organizers */
  isOrganizerHidden?: boolean;
}

/** a release older than the api does not know all of them */
const isTraveller = (name: string | undefined): name is Traveller => TRAVELLERS.some((known) => known === name);

/** "Organizer: Excellent · Value for money: Good" */
function Aspects({ of: { aspects } }: { of: Review }) {
  const { t } = useTranslation('mf-tour');
  const wordOf = useRatingWord();
  if (!aspects) return null;
  const judged = Object.entries(aspects).map(([aspect, level]) => `${t(`reviewForm.${aspect}`)}: ${wordOf(level)}`);
  return <p className={css.when}>{judged.join(' · ')}</p>;
}

/** without its number, as a release of before the api tells it, the name is text */
function Replied({ reply: { author, organizer_id } }: { reply: NonNullable<Review['reply']> }) {
  const { t } = useTranslation('mf-tour');
  const say = (name: string) => t('reviews.replied', { name });
  return organizer_id === undefined ? say(author) : <OrganizerIn id={organizer_id} name={author} say={say} />;
}

/** Who walked, when, what they say, and what the organizer answers. */
export function ReviewItem({ review, isOrganizerHidden = false }: ReviewItemProps) {
  const { t } = useTranslation('mf-tour');
  const { locale } = usePlatform();
  const lang = useForeignLanguage(review.content_language);
  const wordOf = useRatingWord();
  const month = formatMonth(review.traveled_on, locale);
  return (
    <article aria-label={review.author}>
      <div className={css.head}>
        <Avatar name={review.author} id={review.author} size={40} />
        <div className={css.who}>
          <b className={css.author}>{review.author}</b>
          <p className={css.when}>
            {review.author_from
              ? t('reviews.walked', { place: review.author_from, month })
              : t('reviews.walkedOnly', { month })}
            {isTraveller(review.traveller) ? ` · ${t(`reviews.travellers.${review.traveller}`)}` : null}
          </p>
        </div>
        <Badge className={css.rating ?? ''}>{wordOf(review.rating)}</Badge>
      </div>
      <Aspects of={review} />
      <p className={css.text} lang={lang}>
        {review.text}
      </p>
      <PhotoStrip
        items={galleryItems(review.images)}
        label={t('reviews.photos', { name: review.author })}
        className={css.photos ?? ''}
      />
      {review.reply ? (
        <div className={css.reply}>
          <b className={css.replied}>
            {isOrganizerHidden ? t('reviews.organizerReplied') : <Replied reply={review.reply} />}
          </b>
          <p className={css.said} lang={lang}>
            {review.reply.text}
          </p>
        </div>
      ) : null}
    </article>
  );
}
