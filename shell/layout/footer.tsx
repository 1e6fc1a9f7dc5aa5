import { phoneHref } from '@cairn/shared-contracts/domain/phone-href';
import { isPublished } from '@cairn/shared-contracts/domain/published-pages';
import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { usePlatform } from '@cairn/shared-contracts/remote/platform';
import { Logo } from '@cairn/shared-contracts/ui/logo';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { CookieSettings } from './cookie-settings.tsx';
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
    // the site itself: its name stands above
    title: null,
    links: [
      ['/about', 'footer.about'],
      ['/sitemap', 'footer.sitemap'],
    ],
  },
] as const;

const END = [
  ['/agreement', 'footer.terms'],
  ['/privacy', 'footer.privacy'],
] as const;

export function Footer() {
  const { t } = useTranslation('shell');
  const { siteName, site, flags } = usePlatform();
  return (
    <footer className={css.footer}>
      <div className={css.ground}>
        <div className="page">
          <div className={css.grid}>
            <div className={css.brand}>
              <Logo href="/" isOnDark />
              <p>{t('footer.claim')}</p>
              <Contacts />
            </div>
            {COLUMNS.map(({ title, links }) => (
              <nav key={title} aria-label={title ? t(title) : siteName}>
                <h2>{title ? t(title) : siteName}</h2>
                <ul>
                  {links
                    .filter(([to]) => isPublished(flags, to))
                    .map(([to, text]) => (
                      <li key={to}>
                        <Link to={to}>{t(text)}</Link>
                      </li>
                    ))}
                  {title === 'footer.organizers' && (
                    <li>
                      <a href={site.crmLoginLink}>{t('footer.loginOrganizers')}</a>
                    </li>
                  )}
                </ul>
              </nav>
            ))}
          </div>
          <Socials />
          <div className={css.end}>
            <span>
              {t('footer.copyright', { site: siteName, year: `${new Date().getUTCFullYear()}` })}
              {END.filter(([to]) => isPublished(flags, to)).map(([to, text]) => (
                <Fragment key={to}>
                  {' · '}
                  <Link to={to}>{t(text)}</Link>
                </Fragment>
              ))}
              {' · '}
              <CookieSettings />
            </span>
            <ul className={css.pays} aria-label={t('footer.pays')}>
              {['VISA', 'Mastercard', 'Apple Pay', 'SEPA'].map((name) => (
                <li key={name} translate="no">
                  {name}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </footer>
  );
}

/** phone and mail, for whoever would rather talk */
function Contacts() {
  const { t } = useTranslation('shell');
  const { contacts } = usePlatform().site;
  return (
    <ul className={css.contacts} aria-label={t('footer.contacts')}>
      {contacts.phone && (
        <li>
          <a href={phoneHref(contacts.phone)}>{contacts.phone}</a>
        </li>
      )}
      <li>
        <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
      </li>
    </ul>
  );
}

function Socials() {
  const { t } = useTranslation('shell');
  const { socials } = usePlatform().site;
  if (socials.length === 0) return null;
  return (
    <nav className={css.socials} aria-label={t('footer.socials')}>
      <ul>
        {socials.map(({ url, title }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
