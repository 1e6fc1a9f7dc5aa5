import type { Profile } from '@cairn/shared-contracts/api/user.schema';
import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { CompassIcon, HeartIcon, MessageCircleIcon, TentIcon, UserRoundIcon } from '@cairn/shared-contracts/icons';
import { splitName } from '@cairn/shared-contracts/remote/part-name';
import { Link, NavLink, useLocation } from 'react-router';
import css from './tab-bar.module.css';
import { useLoginHref } from './use-login-href.ts';
import { usePage } from './use-page.ts';

/** their pages are found from the first tab, unless they have a tab of their own */
const EXPLORED: ReadonlySet<string> = new Set(['mf-catalog', 'mf-tour', 'mf-content']);
const FAVOURITES = '/favorites';

/** Phones: the five places that people come back to. @param user undefined while the api cannot tell who this is */
export function TabBar({ user }: { user: Profile | null | undefined }) {
  const { t } = useTranslation('shell');
  const loginHref = useLoginHref();
  const page = usePage();
  const { pathname } = useLocation();
  const isExploring = page !== undefined && EXPLORED.has(splitName(page.target)[0]) && pathname !== FAVOURITES;
  const tabs = [
    { to: FAVOURITES, text: t('nav.favourites'), icon: <HeartIcon /> },
    { to: '/trips', text: t('tabs.trips'), icon: <TentIcon /> },
    { to: '/chat', text: t('tabs.messages'), icon: <MessageCircleIcon /> },
    // the settings send a guest on to where one logs in
    { to: user === null ? loginHref : '/settings', text: t('tabs.account'), icon: <UserRoundIcon /> },
  ];
  return (
    <nav className={css.bar} aria-label={t('tabs.label')}>
      <Link to="/" aria-current={pathname === '/' ? 'page' : isExploring}>
        <CompassIcon />
        <span>{t('tabs.explore')}</span>
      </Link>
      {tabs.map(({ to, text, icon }) => (
        <NavLink key={to} to={to}>
          {icon}
          <span>{text}</span>
        </NavLink>
      ))}
    </nav>
  );
}
