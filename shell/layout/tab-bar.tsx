import type { Profile } from '@cairn/shared-contracts/api/user.schema';
import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { CompassIcon, HeartIcon, MessageCircleIcon, TentIcon, UserRoundIcon } from '@cairn/shared-contracts/icons';
import { NavLink } from 'react-router';
import css from './tab-bar.module.css';
import { useLoginHref } from './use-login-href.ts';

/** Phones: the five places that people come back to. @param user undefined while the api cannot tell who this is */
export function TabBar({ user }: { user: Profile | null | undefined }) {
  const { t } = useTranslation('shell');
  const loginHref = useLoginHref();
  const tabs = [
    { to: '/', text: t('tabs.explore'), icon: <CompassIcon /> },
    { to: '/favorites', text: t('nav.favourites'), icon: <HeartIcon /> },
    { to: '/trips', text: t('tabs.trips'), icon: <TentIcon /> },
    { to: '/chat', text: t('tabs.messages'), icon: <MessageCircleIcon /> },
    // the settings send a guest on to where one logs in
    { to: user === null ? loginHref : '/settings', text: t('tabs.account'), icon: <UserRoundIcon /> },
  ];
  return (
    <nav className={css.bar} aria-label={t('tabs.label')}>
      {tabs.map(({ to, text, icon }) => (
        <NavLink key={to} to={to} end={to === '/'}>
          {icon}
          <span>{text}</span>
        </NavLink>
      ))}
    </nav>
  );
}
