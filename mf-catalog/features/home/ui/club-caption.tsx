import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from 'react-router';
import css from './hero.module.css';

/** Specification §2: "Club of the …" with a link that shows how many providers there are. */
export function ClubCaption({ count }: { count: number }) {
  const { t } = useTranslation('mf-catalog');
  return (
    <p className={css.club}>
      {t('home.club')} <Link to="/tour-providers">{t('home.clubMembers', { count })}</Link>
    </p>
  );
}
