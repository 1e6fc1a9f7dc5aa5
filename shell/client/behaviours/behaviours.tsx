import { useOfflinePages } from '../offline/use-offline-pages.ts';
import { HardCaptcha } from './hard-captcha.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { RouteScroll } from './scroll.tsx';
import { useAnalytics } from './use-analytics.ts';
import { useChosenPreferences } from './use-chosen-preferences.ts';
import { useNewBuild } from './use-new-build.ts';
import { useSessionWatch } from './use-session-watch.ts';

/** What the shell does beside every page without being seen. */
export function Behaviours() {
  useAnalytics();
  useNewBuild();
  useSessionWatch();
  useOfflinePages();
  useChosenPreferences();
  return (
    <>
      <RouteScroll />
      <RouteAnnouncer />
      <HardCaptcha />
    </>
  );
}
