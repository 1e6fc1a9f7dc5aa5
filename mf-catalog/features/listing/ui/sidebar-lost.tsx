import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link, useLocation } from 'react-router';

/** In place of the filters beside the tours, whose code could not be had: the way to them is the page anew. */
export function SidebarLost() {
  const { t } = useTranslation('mf-catalog');
  const { pathname, search } = useLocation();
  return (
    <p role="status">
      {t('filters.lost')}{' '}
      {/* of a link with a target the browser loads a page, the site's router does not change to it */}
      <Link to={pathname + search} target="_top">
        {t('filters.reload')}
      </Link>
    </p>
  );
}
