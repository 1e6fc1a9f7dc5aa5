import { Logo } from '@cairn/shared-contracts/ui/logo';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import css from './footer.module.css';

const COLUMNS = [
  {
    title: 'footer.travel',
    links: [
      ['/tours', 'footer.allTours'],
      ['/destinations', 'nav.destinations'],
      ['/collections', 'nav.collections'],
      ['/blog', 'nav.journal'],
    ],
  },
  {
    title: 'footer.organizers',
    links: [
      ['/join', 'footer.sell'],
      ['/tour-providers', 'footer.members'],
      ['/tour-provider-agreement', 'footer.organizerAgreement'],
    ],
  },
  {
    title: 'footer.help',
    links: [
      ['/help-center', 'footer.helpCenter'],
      ['/safety-rules', 'footer.safety'],
      ['/contacts', 'footer.contact'],
    ],
  },
  {
    title: 'footer.cairn',
    links: [
      ['/about', 'footer.about'],
      ['/sitemap', 'footer.sitemap'],
    ],
  },
] as const;

export function Footer() {
  const { t } = useTranslation('shell');
  return (
    <footer className={css.footer}>
      <div className="page">
        <div className={css.grid}>
          <div className={css.brand}>
            <Logo href="/" label={t('nav.home')} isOnDark />
            <p>{t('footer.claim')}</p>
          </div>
          {COLUMNS.map(({ title, links }) => (
            <nav key={title} aria-label={t(title)}>
              <h2>{t(title)}</h2>
              <ul>
                {links.map(([to, text]) => (
                  <li key={to}>
                    <Link to={to}>{t(text)}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={css.end}>
          <span>
            {t('footer.copyright')} · <Link to="/agreement">{t('footer.terms')}</Link> ·{' '}
            <Link to="/privacy">{t('footer.privacy')}</Link>
          </span>
          <ul className={css.pays} aria-label={t('footer.pays')}>
            {['VISA', 'Mastercard', 'Apple Pay', 'SEPA'].map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
