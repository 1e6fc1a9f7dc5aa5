import { CompassIcon, HeartIcon, MessageCircleIcon, UserRoundIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import css from './tab-bar.module.css';

/** phones: the four places that people come back to */
export function TabBar({ isLoggedIn }: { isLoggedIn: boolean }) {
  const { t } = useTranslation('shell');
  const tabs = [
    { to: '/', text: t('tabs.explore'), icon: <CompassIcon /> },
    { to: '/favorites', text: t('nav.favourites'), icon: <HeartIcon /> },
    { to: '/chat', text: t('tabs.messages'), icon: <MessageCircleIcon /> },
    {
      to: isLoggedIn ? '/settings' : '/login',
      text: isLoggedIn ? t('tabs.profile') : t('nav.login'),
      icon: <UserRoundIcon />,
    },
  ];
  return (
    <nav className={css.bar} aria-label={t('tabs.label')}>
      {tabs.map(({ to, text, icon }) => (
        <NavLink key={to} to={to} end>
          {icon}
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
