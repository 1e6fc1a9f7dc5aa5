import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { BEFORE_RELOAD } from '@cairn/shared-contracts/remote/platform-events';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { buildOfPage, fetchManifest } from './build-manifest.ts';
import { watchBuild } from './build-watch.ts';

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
  useEffect(() => {
    // absent where a page is rendered without its document, as in tests
    const build = buildOfPage(window.__BOOT__?.manifestUrl);
    if (!build) return;
    return watchBuild({ window, document, build, manifest: fetchManifest, onNew: () => tell() });
  }, []);
}
