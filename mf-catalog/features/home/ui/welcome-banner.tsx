import { isPublished } from '@cairn/shared-contracts/domain/published-pages';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import css from './welcome-banner.module.css';

const LINKS = [
  ['/how-organizers-are-checked', 'home.checks'],
  ['/agreement', 'home.terms'],
] as const;

/** Who sells the tours here and who answers for them (specification §2: the disclaimer banner). */
export function WelcomeBanner() {
  const { t } = useTranslation('mf-catalog');
  const { siteName, flags } = usePlatform();
  const links = LINKS.filter(([href]) => isPublished(flags, href));
  return (
    <section className="page section" aria-labelledby="welcome">
      <div className={css.banner}>
        <h2 id="welcome">{t('home.welcome', { siteName })}</h2>
        <div>
          <p className={css.text}>{t('home.disclaimer', { siteName })}</p>
          {links.length > 0 && (
            <p className={css.links}>
              {links.map(([href, text]) => (
                <Link key={href} href={href}>
                  {t(text)}
                </Link>
              ))}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
