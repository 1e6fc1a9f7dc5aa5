import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { COOKIES_CHOSEN } from '@cairn/shared-contracts/remote/platform-events';
import { Button } from '@cairn/shared-contracts/ui/button';
import { useEffect, useState } from 'react';
import { useVisit } from '../composition/page-route.tsx';
import { ALL, keepChoice, NOTHING } from './cookie-choice.ts';
import css from './cookie-notice.module.css';
import { CookieSettings } from './cookie-settings.tsx';

export interface CookieNoticeProps {
  /** the page is a form: above it in its flow, for at the window's lower edge the notice would lie over what is filled in and sent */
  isAbove: boolean;
}

/**
 * Specification §2: shown until dismissed, then hidden for 180 days. The server knows the cookie, so nobody sees it flash. One line:
 * what is asked, the settings behind it, and two answers that look alike.
 */
export function CookieNotice({ isAbove }: CookieNoticeProps) {
  const { t } = useTranslation('shell');
  const { isNoticeDue } = useVisit();
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    const dismiss = () => setDismissed(true);
    window.addEventListener(COOKIES_CHOSEN, dismiss);
    return () => window.removeEventListener(COOKIES_CHOSEN, dismiss);
  }, []);
  if (!isNoticeDue || isDismissed) return null;
  const answer = (choice: typeof ALL) => {
    keepChoice(choice);
    window.dispatchEvent(new Event(COOKIES_CHOSEN));
  };
  const settings = (
    <>
      <span className={css.long}>{t('notice.choose')}</span>
      <span className={css.short}>{t('notice.settings')}</span>
    </>
  );
  return (
    <section className={isAbove ? `${css.notice} ${css.above}` : css.notice} aria-label={t('notice.label')}>
      <p>
        <span className={css.long}>{t('notice.text')} </span>
        <CookieSettings className={css.settings} label={settings} />
      </p>
      <Button variant="secondary" size="sm" onPress={() => answer(NOTHING)}>
        {t('notice.reject')}
      </Button>
      <Button variant="secondary" size="sm" aria-label={t('notice.dismiss')} onPress={() => answer(ALL)}>
        <span className={css.long}>{t('notice.dismiss')}</span>
        <span className={css.short}>{t('notice.ok')}</span>
      </Button>
    </section>
  );
}
