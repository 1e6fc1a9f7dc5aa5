import { momentOf } from '@cairn/shared-contracts/domain/moments';
import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { WifiOffIcon } from '@cairn/shared-contracts/icons';
import { useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { copyTime } from '../offline/copies.ts';
import css from './offline-banner.module.css';
import { siteConnection } from './site-connection.ts';

const subscribe = (listener: () => void) => siteConnection().subscribe(listener);
const isOnline = () => siteConnection().isOnline();

function OfflineText() {
  const { t, language } = useTranslation('shell');
  const { state } = useNavigation();
  const time = copyTime();
  if (state !== 'idle') return t('offline.waiting');
  if (!time) return t('offline.text');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return t('offline.copy', { date: momentOf(time, language, timeZone).text });
}

/** Says that the site cannot be reached, and goes without a word when it can. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, isOnline, () => true);
  return (
    // the region is there before its text: only then is it announced
    <div role="status" className={css.region}>
      {!online && (
        <p className={css.banner}>
          <WifiOffIcon size={18} />
          <span>
            <OfflineText />
          </span>
        </p>
      )}
    </div>
  );
}
