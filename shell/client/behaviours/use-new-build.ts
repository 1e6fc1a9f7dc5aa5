import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { BEFORE_RELOAD } from '@cairn/shared-contracts/remote/platform-events';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { buildOfPage, fetchManifest, WITHDRAWN_NOTICE } from './build-manifest.ts';
import { watchBuild } from './build-watch.ts';

/** whether the page was loaded anew since something in it was not safe */
function takeNotice(): boolean {
  try {
    const isThere = sessionStorage.getItem(WITHDRAWN_NOTICE) !== null;
    if (isThere) sessionStorage.removeItem(WITHDRAWN_NOTICE);
    return isThere;
  } catch {
    // storage is forbidden: such a tab was not loaded anew either
    return false;
  }
}

/** A quiet word when the page's own build has been replaced. Forms keep what they hold over the reload. */
export function useNewBuild(): void {
  const { t } = useTranslation('shell');
  const reload = () => {
    window.dispatchEvent(new Event(BEFORE_RELOAD));
    window.location.reload();
  };
  const tell = useEffectEvent(() => {
    toast({ tone: 'info', text: t('build.text'), action: { label: t('build.reload'), onAction: reload } });
  });
  const explain = useEffectEvent(() => toast({ tone: 'info', text: t('build.withdrawn') }));
  useEffect(() => {
    if (takeNotice()) explain();
    // absent where a page is rendered without its document, as in tests
    const build = buildOfPage(window.__BOOT__?.manifestUrl);
    if (!build) return;
    const { manifestUrl } = window.__BOOT__;
    return watchBuild({
      ...{ window, document, build, manifest: fetchManifest },
      onNew: () => tell(),
      onWithdrawn: (withdrawn) =>
        void import('./withdrawn-version.ts').then(({ onWithdrawn }) => onWithdrawn(withdrawn, manifestUrl)),
    });
  }, []);
}
