import type { Profile } from '@cairn/shared-contracts/api/user.schema';
import { Seo, usePlatform, useSession, useTranslation } from '@cairn/shared-contracts/remote/platform';
import largeText from '../../../common/ui/large-text.module.css';
import { DataPanel } from './data-panel.tsx';
import { LanguagePanel } from './language-panel.tsx';
import { MessengersPanel } from './messengers-panel.tsx';
import { NotificationsPanel } from './notifications-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { Reauthentication } from './reauthentication.tsx';
import { SecurityPanel } from './security-panel.tsx';
import { SettingsNav } from './settings-nav.tsx';
import css from './settings-page.module.css';
import { UnsavedGuard } from './unsaved-guard.tsx';

/** Everything that a person sets about their own account, each panel saved by itself. */
export function SettingsPage() {
  const { t } = useTranslation('mf-account');
  const { siteName } = usePlatform();
  const { user } = useSession();
  return (
    <div className={`page ${css.page}`}>
      <Seo title={t('settings.title')} description={t('settings.description', { site: siteName })} noindex />
      <h1>{t('settings.title')}</h1>
      {user ? <Panels user={user} /> : null}
    </div>
  );
}

function Panels({ user }: { user: Profile }) {
  return (
    <Reauthentication user={user}>
      <UnsavedGuard>
        <div className={css.settings}>
          <SettingsNav />
          <div className={`${css.panels} ${largeText.roomy}`}>
            <ProfilePanel user={user} />
            <NotificationsPanel />
            <SecurityPanel user={user} />
            <LanguagePanel user={user} />
            <MessengersPanel />
            <DataPanel user={user} />
          </div>
        </div>
      </UnsavedGuard>
    </Reauthentication>
  );
}
