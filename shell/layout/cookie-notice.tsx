import { COOKIE_SECONDS } from '@cairn/shared-contracts/domain/limits';
import { isPublished } from '@cairn/shared-contracts/domain/published-pages';
import { usePlatform } from '@cairn/shared-contracts/remote/platform';
import { NOTICE_DISMISSED } from '@cairn/shared-contracts/remote/platform-events';
import { Button } from '@cairn/shared-contracts/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useVisit } from '../composition/page-route.tsx';
import css from './cookie-notice.module.css';
import { NOTICE_COOKIE, setCookie } from './cookies.ts';

/** Specification §2: shown until dismissed, then hidden for 180 days. The server knows the cookie, so nobody sees it flash. */
export function CookieNotice() {
  const { t } = useTranslation('shell');
  const { flags } = usePlatform();
  const { isNoticeDue } = useVisit();
  const [isDismissed, setDismissed] = useState(false);
  if (!isNoticeDue || isDismissed) return null;
  const dismiss = () => {
    setCookie(NOTICE_COOKIE, '1', COOKIE_SECONDS.notice);
    setDismissed(true);
    window.dispatchEvent(new Event(NOTICE_DISMISSED));
  };
  return (
    <section className={css.notice} aria-label={t('notice.label')}>
      <p>
        {t('notice.text')} {isPublished(flags, '/privacy') && <Link to="/privacy">{t('notice.more')}</Link>}
      </p>
      <Button variant="secondary" size="sm" onPress={dismiss}>
        {t('notice.dismiss')}
      </Button>
    </section>
  );
}
