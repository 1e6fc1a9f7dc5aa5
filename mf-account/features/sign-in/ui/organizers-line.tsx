import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import css from '../../../common/ui/form.module.css';

/** Organizers have an office of their own: its addresses are the site's configuration (`crmLoginLink`, `crmRegisterLink`). */
export function OrganizersLine({ way }: { way: 'login' | 'register' }) {
  const { t } = useTranslation('mf-account');
  const { crmLoginLink, crmRegisterLink } = usePlatform().site;
  return (
    <p className={css.note}>
      {t('organizers.ask')}{' '}
      <Link href={way === 'login' ? crmLoginLink : crmRegisterLink} className={css.whole ?? ''}>
        {t(`organizers.${way}`)}
      </Link>
    </p>
  );
}
