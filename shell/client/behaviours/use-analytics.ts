import { withoutLocaleSuffix } from '@cairn/shared-contracts/i18n/locales';
import { usePlatform } from '@cairn/shared-contracts/remote/platform';
import { COOKIES_CHOSEN } from '@cairn/shared-contracts/remote/platform-events';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { NonceContext } from '../../layout/nonce.ts';
import { usePage } from '../../layout/use-page.ts';
import { consentOf } from './analytics/consent.ts';
import { deferred } from './analytics/defer.ts';
import { createVisitCounter } from './analytics/visit-counter.ts';
import { withoutSecrets } from './analytics/without-secrets.ts';

declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    globalPrivacyControl?: boolean;
  }
}

/** Counts the pages that somebody looks at, where the site has counters and the visitor's consent. Their code comes late. */
export function useAnalytics(): void {
  const { metrics } = usePlatform().site;
  const nonce = useContext(NonceContext);
  const [counter] = useState(createVisitCounter);
  const hasCounters = Object.values(metrics).some(Boolean);

  const load = useEffectEvent(async () => {
    try {
      const { startCounters } = await import('./analytics/counters.ts');
      counter.start(startCounters(window, metrics, nonce));
    } catch (error) {
      console.warn(`visits are not counted: ${String(error)}`);
    }
  });
  useEffect(() => {
    if (!hasCounters) return;
    let stop: (() => void) | undefined;
    const follow = () => {
      const { cookie } = document;
      const consent = consentOf({ cookies: cookie, wantsPrivacy: navigator.globalPrivacyControl === true });
      if (consent === 'given' && !stop) stop = deferred(window, () => void load());
      // what counts already can only be left with the page
      if (consent === 'refused' && stop) window.location.reload();
    };
    follow();
    window.addEventListener(COOKIES_CHOSEN, follow);
    return () => {
      window.removeEventListener(COOKIES_CHOSEN, follow);
      stop?.();
    };
  }, [hasCounters]);

  const { pathname } = useLocation();
  const name = withoutLocaleSuffix(usePage()?.id ?? 'error');
  const before = useRef<string>(undefined);
  // a page is another one when its path is: filters are not
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what tells one view from the next
  useEffect(() => {
    const href = withoutSecrets(window.location.href);
    const referrer = before.current ?? withoutSecrets(document.referrer);
    counter.view({ name, url: href, title: document.title, referrer });
    before.current = href;
  }, [counter, pathname, name]);
}
