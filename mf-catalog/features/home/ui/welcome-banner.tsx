import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import css from './welcome-banner.module.css';

/** Who sells the tours here and who answers for them (specification §2: the disclaimer banner). */
export function WelcomeBanner() {
  const { t } = useTranslation('mf-catalog');
  const { siteName } = usePlatform();
  return (
    <section className="page section" aria-labelledby="welcome">
      <div className={css.banner}>
        <h2 id="welcome">{t('home.welcome', { siteName })}</h2>
        <div>
          <p className={css.text}>{t('home.disclaimer', { siteName })}</p>
          <p className={css.links}>
            <Link href="/safety-rules">{t('home.checks')}</Link>
            <Link href="/agreement">{t('home.terms')}</Link>
          </p>
        </div>
      </div>
    </section>
  );
}
