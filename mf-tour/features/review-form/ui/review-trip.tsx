import type { ReviewInvitation } from '@cairn/shared-contracts/api/reviews.schema';
import { formatDates } from '@cairn/shared-contracts/domain/dates';
import { lookOf } from '@cairn/shared-contracts/domain/picture';
import { OrganizerIn } from '@cairn/shared-contracts/remote/organizer-link';
import { useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { QuotedText } from '../../../common/ui/quoted-text.tsx';
import css from './review-trip.module.css';

/** Which tour it was, when, and who led it. */
export function ReviewTrip({ invitation }: { invitation: ReviewInvitation }) {
  const { t } = useTranslation('mf-tour');
  const { locale, site } = usePlatform();
  const { tour, organizer, start, end } = invitation;
  const lang = useForeignLanguage(tour.content_language);
  return (
    <div className={css.trip}>
      {tour.image ? (
        <div className={css.picture}>
          <Picture src={tour.image.image} {...lookOf(tour.image)} alt="" ratio="4/3" sizes="160px" />
        </div>
      ) : null}
      <div className={css.words}>
        <Link href={`/${tour.slug}`} variant="quiet" className={css.name ?? ''}>
          <QuotedText lang={lang}>{tour.name}</QuotedText>
        </Link>
        <p>{formatDates(start, end, locale, { withYear: true })}</p>
        {site.organizer.forceHideOrganizers ? null : (
          <p>
            <OrganizerIn
              id={organizer.id}
              name={organizer.name}
              say={(name) => t('reviewForm.ledBy', { person: organizer.person, name })}
            />
          </p>
        )}
      </div>
    </div>
  );
}
