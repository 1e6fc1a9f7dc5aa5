import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { WifiOffIcon } from '@cairn/shared-contracts/icons';
import { useSyncExternalStore } from 'react';
import css from './offline-banner.module.css';
import { siteConnection } from './site-connection.ts';

const subscribe = (listener: () => void) => siteConnection().subscribe(listener);
const isOnline = () => siteConnection().isOnline();

/** Says that the site cannot be reached, and goes without a word when it can. */
export function OfflineBanner() {
  const { t } = useTranslation('shell');
  const online = useSyncExternalStore(subscribe, isOnline, () => true);
  return (
    // the region is there before its text: only then is it announced
    <div role="status" className={css.region}>
      {!online && (
        <p className={css.banner}>
          <WifiOffIcon size={18} />
          {t('offline.text')}
        </p>
      )}
    </div>
  );
}
