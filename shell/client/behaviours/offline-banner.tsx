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

export interface OfflineBannerProps {
  /** the page has its own words for it: only what it cannot know is said, that another page is waited for */
  isToldByPage?: boolean;
}

/** in browsers alone: a copy is known by its document */
function Told({ isToldByPage }: Required<OfflineBannerProps>) {
  const { t, language } = useTranslation('shell');
  const { state } = useNavigation();
  const time = copyTime();
  const isWaiting = state !== 'idle';
  if (isToldByPage && !isWaiting && !time) return null;
  const textOf = (): string => {
    if (isWaiting) return t('offline.waiting');
    if (!time) return t('offline.text');
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return t('offline.copy', { date: momentOf(time, language, timeZone).text });
  };
  return (
    <p className={css.banner}>
      <WifiOffIcon size={18} />
      <span>{textOf()}</span>
    </p>
  );
}

/** Says that the site cannot be reached, and goes without a word when it can. */
export function OfflineBanner({ isToldByPage = false }: OfflineBannerProps) {
  const online = useSyncExternalStore(subscribe, isOnline, () => true);
  return (
    // the region is there before its text: only then is it announced
    <div role="status" className={css.region}>
      {online ? null : <Told isToldByPage={isToldByPage} />}
    </div>
  );
}
