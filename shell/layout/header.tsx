import type { Profile } from '@cairn/shared-contracts/api/user.schema';
import { HeartIcon, MenuIcon, SearchIcon } from '@cairn/shared-contracts/icons';
import { Slot } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { LinkIconButton } from '@cairn/shared-contracts/ui/icon-button';
import { Logo } from '@cairn/shared-contracts/ui/logo';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import css from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { Preferences } from './preferences.tsx';
import { SECTIONS } from './sections.ts';

function Account({ user }: { user: Profile | null }) {
  const { t } = useTranslation('shell');
  if (user) {
    return (
      <>
        <Slot name="mf-chat/unread-badge" failed={null} />
        <Slot name="mf-account/account-menu" failed={<Link to="/settings">{user.first_name}</Link>} />
      </>
    );
  }
  return (
    // phones have it in the tab bar
    <span className={css.wide}>
      <LinkButton href="/login" variant="soft" size="sm">
        {t('nav.login')}
      </LinkButton>
    </span>
  );
}

export function Header({ user }: { user: Profile | null }) {
  const { t } = useTranslation('shell');
  return (
    <header className={css.header}>
      <div className={`page ${css.inner}`}>
        <Logo href="/" label={t('nav.home')} />
        <nav className={css.nav} aria-label={t('nav.label')}>
          {SECTIONS.map(({ to, text }) => (
            <NavLink key={to} to={to}>
              {t(text)}
            </NavLink>
          ))}
        </nav>
        <div className={css.end}>
          <span className={css.wide}>
            <LinkButton href="/join" variant="ghost" size="sm">
              {t('nav.organizers')}
            </LinkButton>
          </span>
          <span className={css.wide}>
            <Preferences />
          </span>
          <span className={css.wide}>
            <LinkIconButton href="/favorites" label={t('nav.favourites')}>
              <HeartIcon />
            </LinkIconButton>
          </span>
          <span className={css.narrow}>
            <LinkIconButton href="/tours" label={t('nav.search')}>
              <SearchIcon />
            </LinkIconButton>
          </span>
          <Account user={user} />
          <span className={css.narrow}>
            <MobileMenu icon={<MenuIcon />} />
          </span>
        </div>
      </div>
    </header>
  );
}

/** payment and the like: nothing that leads away */
export function BareHeader() {
  const { t } = useTranslation('shell');
  return (
    <header className={css.header}>
      <div className={`page ${css.inner}`}>
        <Logo href="/" label={t('nav.home')} />
      </div>
    </header>
  );
}
