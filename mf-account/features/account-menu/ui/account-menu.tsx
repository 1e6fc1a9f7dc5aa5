import {
  HeartIcon,
  LogOutIcon,
  MenuIcon,
  MessageCircleIcon,
  SettingsIcon,
  TentIcon,
} from '@cairn/shared-contracts/icons';
import { useLogOut, useSession, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import { IconButton } from '@cairn/shared-contracts/ui/icon-button';
import { Menu, MenuItem, MenuSeparator } from '@cairn/shared-contracts/ui/menu';
import { toast } from '@cairn/shared-contracts/ui/toast';
import css from './account-menu.module.css';

/** The face in the header and what is behind it. Draws nothing for a guest. */
export function AccountMenu() {
  const { t } = useTranslation('mf-account');
  const { user } = useSession();
  const [logOut] = useLogOut();
  if (!user) return null;
  const name = `${user.first_name} ${user.last_name}`.trim() || user.email || '';

  async function leave() {
    const { error } = await logOut();
    if (error) toast({ tone: 'error', text: t('menu.stayed') });
  }

  return (
    <Menu
      label={t('menu.label')}
      trigger={
        <IconButton label={t('menu.open', { name })} className={css.trigger ?? ''}>
          <MenuIcon className={css.icon ?? ''} />
          <Avatar name={name} id={user.id} src={user.avatar?.image ?? null} size={32} />
        </IconButton>
      }
    >
      <MenuItem href="/trips" icon={<TentIcon />}>
        {t('menu.trips')}
      </MenuItem>
      <MenuItem href="/chat" icon={<MessageCircleIcon />}>
        {t('menu.messages')}
      </MenuItem>
      <MenuItem href="/favorites" icon={<HeartIcon />}>
        {t('menu.favourites')}
      </MenuItem>
      <MenuItem href="/settings" icon={<SettingsIcon />}>
        {t('menu.settings')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOutIcon />} onAction={() => void leave()}>
        {t('menu.logout')}
      </MenuItem>
    </Menu>
  );
}
