import { isPublished, ORGANIZERS_PATH } from '@cairn/shared-contracts/domain/published-pages';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from 'react-router';
import css from './hero.module.css';

/** Specification §2: "Club of the …" with a link that shows how many providers there are. */
export function ClubCaption({ count }: { count: number }) {
  const { t } = useTranslation('mf-catalog');
  const { flags } = usePlatform();
  const members = t('home.clubMembers', { count });
  return (
    <p className={css.club}>
      {t('home.club')}{' '}
      {isPublished(flags, ORGANIZERS_PATH) ? <Link to={ORGANIZERS_PATH}>{members}</Link> : <span>{members}</span>}
    </p>
  );
}
