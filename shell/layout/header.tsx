import type { Profile } from '@cairn/shared-contracts/api/user.schema';
import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { MenuIcon, SearchIcon } from '@cairn/shared-contracts/icons';
import { Slot } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { Logo } from '@cairn/shared-contracts/ui/logo';
import { Link, NavLink } from 'react-router';
import { FavouritesLink } from './favourites-link.tsx';
import { ACCOUNT_MENU, UNREAD_BADGE } from './fragments.ts';
import css from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { Preferences } from './preferences.tsx';
import { opensHere, Search } from './search.tsx';
import { SearchPill } from './search-pill.tsx';
import { SECTIONS } from './sections.ts';
import { useLoginHref } from './use-login-href.ts';
import { usePage } from './use-page.ts';

function Account({ user }: { user: Profile | null | undefined }) {
  const { t } = useTranslation('shell');
  const loginHref = useLoginHref();
  if (user) {
    return (
      <>
        <Slot name={UNREAD_BADGE} failed={null} />
        <Slot name={ACCOUNT_MENU} failed={<Link to="/settings">{user.first_name}</Link>} />
      </>
    );
  }
  return (
    // phones have it in the tab bar
    <span className={css.wide}>
      {/* the api cannot tell who this is: nobody looks logged out for that */}
      <LinkButton href={user === null ? loginHref : '/settings'} variant="soft" size="sm">
        {user === null ? t('nav.login') : t('tabs.account')}
      </LinkButton>
    </span>
  );
}

/** the pages that have a search to change: there it takes the place of the sections */
const SEARCHED = new Set(['listing', 'tour']);

function Sections() {
  const { t } = useTranslation('shell');
  return (
    <nav className={css.nav} aria-label={t('nav.label')}>
      {SECTIONS.map(({ to, text }) => (
        <NavLink key={to} to={to}>
          {t(text)}
        </NavLink>
      ))}
    </nav>
  );
}

/** @param user undefined while the api cannot tell who this is */
export function Header({ user }: { user: Profile | null | undefined }) {
  const { t } = useTranslation('shell');
  const page = usePage();
  const isSearched = page !== undefined && SEARCHED.has(page.id);
  return (
    <header className={css.header}>
      <Search>
        {(opening) => (
          <div className={`page ${css.inner}`}>
            <Logo href="/" />
            {isSearched ? (
              <span className={`${css.wide} ${css.search}`}>
                <SearchPill {...opening} />
              </span>
            ) : (
              <Sections />
            )}
            <div className={css.end}>
              <span className={css.widest}>
                <LinkButton href="/join" variant="ghost" size="sm" className={css.organizers ?? ''}>
                  {t('nav.organizers')}
                </LinkButton>
              </span>
              <span className={css.wide}>
                <Preferences />
              </span>
              <span className={css.wide}>
                <FavouritesLink />
              </span>
              <span className={css.narrow}>
                <Link to="/tours" className={css.icon} aria-haspopup="dialog" onClick={opensHere(opening.open)}>
                  <span className="vh">{t('nav.search')}</span>
                  <SearchIcon />
                </Link>
              </span>
              <Account user={user} />
              <span className={css.narrow}>
                <MobileMenu icon={<MenuIcon />} />
              </span>
            </div>
          </div>
        )}
      </Search>
    </header>
  );
}
