import type { OrganizerBrief, Tour } from '@cairn/shared-contracts/api/tours.schema';
import { lookOf } from '@cairn/shared-contracts/domain/picture';
import { OrganizerLink } from '@cairn/shared-contracts/remote/organizer-link';
import { useForeignLanguage } from '@cairn/shared-contracts/remote/platform';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import css from './review-tour.module.css';

/** What is asked for, and of whom. @param organizer null where the site hides them */
export function ReviewTour({ tour, organizer }: { tour: Tour; organizer: OrganizerBrief | null }) {
  const lang = useForeignLanguage(tour.content_language);
  const [image] = tour.images;
  return (
    <div className={css.tour}>
      {image ? (
        <Picture src={image.image} alt="" ratio="4/3" sizes="148px" {...lookOf(image)} radius="var(--r-md)" />
      ) : null}
      <div>
        <h2 className={css.name} lang={lang}>
          {tour.name}
        </h2>
        {organizer ? (
          <p className={css.organizer}>
            <Avatar name={organizer.name} id={organizer.id} src={organizer.avatar?.image ?? null} size={24} />
            <span>
              {organizer.person ? `${organizer.person}, ` : null}
              <OrganizerLink id={organizer.id} name={organizer.name} />
            </span>
          </p>
        ) : null}
      </div>
    </div>
  );
}
