import { HeadsetIcon } from '@cairn/shared-contracts/icons';
import { usePlatform } from '@cairn/shared-contracts/remote/platform';
import { LinkIconButton } from '@cairn/shared-contracts/ui/icon-button';
import { useTranslation } from 'react-i18next';
import css from './support-launcher.module.css';
import { usePage } from './use-page.ts';

/** The way to the support from every page, where the site has it on (`chat.supportLauncher`); guests log in on the way. */
export function SupportLauncher() {
  const { t } = useTranslation('shell');
  const { site } = usePlatform();
  const page = usePage();
  if (!site.chat.supportLauncher || page?.id === 'chat') return null;
  return (
    <LinkIconButton href="/chat?with=support" variant="solid" label={t('nav.support')} className={css.launcher ?? ''}>
      <HeadsetIcon />
    </LinkIconButton>
  );
}
