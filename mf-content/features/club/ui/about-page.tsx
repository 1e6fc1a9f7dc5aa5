import type { PublicOrganizer } from '@cairn/shared-contracts/api/organizer.schema';
import { sitePicture } from '@cairn/shared-contracts/domain/site-pictures';
import { OrganizerLink } from '@cairn/shared-contracts/remote/organizer-link';
import { Seo, useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { breadcrumbList, organization } from '@cairn/shared-contracts/remote/structured-data';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { Link } from '@cairn/shared-contracts/ui/link';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { Stat } from '@cairn/shared-contracts/ui/stat';
import shared from '../../../common/ui/club.module.css';
import { Editorial } from '../../../common/ui/editorial.tsx';
import { club } from '../model/api.ts';
import { ABOUT_PROFILES } from '../model/profiles.ts';
import css from './about-page.module.css';

const CLAIMS = ['people', 'money', 'checked', 'feedback'] as const;

/** What the club is, what it promises, and five of its members. */
export function AboutPage() {
  const { t } = useTranslation('mf-content');
  const site = usePlatform();
  const { locale, siteName } = site;
  const { data } = club.organizerHub.useQuery({ limit: ABOUT_PROFILES });
  const trail = [
    { name: t('article.home'), path: '/' },
    { name: t('aboutPage.title', { site: siteName }), path: '/about' },
  ];
  const { contacts, socials } = site.site;
  const facts = { email: contacts.email, telephone: contacts.phone, profiles: socials.map(({ url }) => url) };
  return (
    <div className={`page ${css.about}`}>
      <Seo
        title={t('aboutPage.title', { site: siteName })}
        description={t('aboutPage.lead', { site: siteName })}
        canonical="/about"
        structured={[organization(site, siteName, facts), breadcrumbList(site, trail)]}
      />
      <header className={shared.opening}>
        <div>
          <h1>{t('aboutPage.title', { site: siteName })}</h1>
          <p className={shared.lead}>{t('aboutPage.lead', { site: siteName })}</p>
        </div>
        <Picture
          src={sitePicture('meadow')}
          alt=""
          ratio="3/2"
          position="50% 82%"
          radius="var(--r-lg)"
          sizes="(min-width: 992px) 50vw, 100vw"
          leads
        />
      </header>
      {data && data.totals.organizers > 0 ? (
        <dl className={shared.stats}>
          <Stat
            value={data.totals.organizers.toLocaleString(locale)}
            label={t('hub.organizers', { count: data.totals.organizers })}
          />
          <Stat
            value={data.totals.countries.toLocaleString(locale)}
            label={t('hub.countries', { count: data.totals.countries })}
          />
          <Stat
            value={data.totals.reviews.toLocaleString(locale)}
            label={t('aboutPage.reviews', { count: data.totals.reviews })}
          />
        </dl>
      ) : null}
      <section aria-labelledby="claims">
        <h2 id="claims">{t('aboutPage.claims')}</h2>
        <ul className={css.claims}>
          {CLAIMS.map((claim) => (
            <li key={claim}>
              <h3>{t(`aboutPage.${claim}`)}</h3>
              <p>{t(`aboutPage.${claim}Text`)}</p>
            </li>
          ))}
        </ul>
        <Link href="/how-organizers-are-checked">{t('hub.how')}</Link>
      </section>
      {data && data.items.length > 0 ? (
        <section aria-labelledby="profiles">
          <h2 id="profiles">{t('aboutPage.profiles')}</h2>
          <div className={css.profiles}>
            {data.items.map((organizer) => (
              <Profile key={organizer.id} organizer={organizer} />
            ))}
          </div>
          <Link href="/tour-providers">{t('hub.all')}</Link>
        </section>
      ) : null}
      <aside className={shared.join}>
        <h2>{t('hub.joinTitle')}</h2>
        <LinkButton href="/join" variant="soft">
          {t('hub.join')}
        </LinkButton>
      </aside>
    </div>
  );
}

function Profile({ organizer }: { organizer: PublicOrganizer }) {
  const { t } = useTranslation('mf-content');
  const { id, name, person, avatar, city, country, about, content_language } = organizer;
  return (
    <article className={css.profile}>
      <Avatar name={person} id={id} src={avatar?.image ?? null} size={136} />
      <div>
        <h3>
          <OrganizerLink id={id} name={person} className={shared.name} />
        </h3>
        <p className={css.meta}>
          {name} · {t('organizer.place', { city, country: country.name })}
        </p>
        <div className={css.text}>
          <Editorial html={about} lang={useForeignLanguage(content_language)} />
        </div>
      </div>
    </article>
  );
}
