import type { PublicOrganizer } from '@cairn/shared-contracts/api/organizer.schema';
import { OrganizerLink } from '@cairn/shared-contracts/remote/organizer-link';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import { Link } from '@cairn/shared-contracts/ui/link';
import css from './guide-faces.module.css';
import { GuidePart } from './guide-part.tsx';

export interface GuideFacesProps {
  people: readonly PublicOrganizer[];
  /** how many there are */
  total: number;
  countryId: number;
}

/** Who leads walks there: a few of them, and where the others are. */
export function GuideFaces({ people, total, countryId }: GuideFacesProps) {
  const { t } = useTranslation('mf-catalog');
  return (
    <GuidePart title={t('guide.people')}>
      <ul className={css.faces}>
        {people.map(({ id, name, avatar, tours_count }) => (
          <li key={id} className={css.face}>
            <Avatar name={name} id={id} src={avatar?.image ?? null} size={56} />
            <OrganizerLink id={id} name={name} className={css.name} />
            <span className={css.count}>{t('place.tours', { count: tours_count })}</span>
          </li>
        ))}
      </ul>
      {total > people.length ? (
        <Link href={`/tour-providers?country=${countryId}`}>{t('guide.allPeople', { count: total })}</Link>
      ) : null}
    </GuidePart>
  );
}
