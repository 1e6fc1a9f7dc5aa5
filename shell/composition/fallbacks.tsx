import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { PlatformContext } from '@cairn/shared-contracts/remote/platform';
import { useContext } from 'react';
import css from './fallbacks.module.css';

/** a fragment that cannot be had: quiet, so that the page around it stays usable */
export function FragmentFallback({ name }: { name: string }) {
  const { t } = useTranslation('shell');
  return (
    <p className={css.fragment} data-fallback={name}>
      {t('composition.fragment')}
    </p>
  );
}

/** a page whose remote cannot be had, or that failed while rendering */
export function PageFallback({ name }: { name: string }) {
  const { t } = useTranslation('shell');
  // it must stand whatever is missing around it
  const site = useContext(PlatformContext)?.siteName ?? 'Cairn';
  return (
    <div className={css.page} data-fallback={name}>
      <h1>{t('composition.page.title', { site })}</h1>
      <p>{t('composition.page.text')}</p>
      <button type="button" onClick={() => location.reload()}>
        {t('composition.page.retry')}
      </button>
    </div>
  );
}
