import { phoneHref } from '@cairn/shared-contracts/domain/phone-href';
import { isPublished } from '@cairn/shared-contracts/domain/published-pages';
import { PhoneIcon, ShieldIcon } from '@cairn/shared-contracts/icons';
import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { breadcrumbList, organization } from '@cairn/shared-contracts/remote/structured-data';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { Card } from '@cairn/shared-contracts/ui/card';
import { Flag } from '@cairn/shared-contracts/ui/flag';
import { Link } from '@cairn/shared-contracts/ui/link';
import type { WorkTime } from '../../../common/model/hours.ts';
import { type Country, office, useOffice } from '../../../common/model/office.ts';
import { OpenNow } from '../../../common/ui/open-now.tsx';
import { ComeBy } from './come-by.tsx';
import { CompanyDetails } from './company-details.tsx';
import css from './contacts-page.module.css';
import { OfficeMap } from './office-map.tsx';
import { PhoneHours } from './phone-hours.tsx';
import { type Phone, PhoneList } from './phone-list.tsx';
import { WaysToWrite } from './ways-to-write.tsx';

const forAll = (phones: readonly Phone[]): Phone | undefined =>
  phones.find(({ type, entity }) => type === 'main' && !entity);

/** the number of the visitor's country, else of a town there, else the one that is for all */
const mainPhone = (phones: readonly Phone[], country: Country | null | undefined): Phone | undefined =>
  phones.find(({ entity }) => entity?.kind === 'country' && entity.id === country?.id) ??
  phones.find(({ entity }) => entity?.kind === 'city' && entity.iso2 === country?.iso_code) ??
  forAll(phones) ??
  phones[0];

/** When the number is answered: by its own hours where it has them, else by those of the site. Open or not is the browser's to say. */
function timeOf(phone: Phone | undefined, time: WorkTime | null): WorkTime | null {
  if (!phone?.hours || !time) return time;
  const { city: known, ...site } = time;
  const { hours, entity } = phone;
  const city = hours.timezone === time.timezone ? known : entity?.kind === 'city' ? entity.name : undefined;
  return { ...site, ...hours, ...(city ? { city } : {}) };
}

/** Phones, messengers and hours: how to reach a person. */
export function ContactsPage() {
  const { t } = useTranslation('mf-content');
  const site = usePlatform();
  const { data: contacts } = office.contacts.useQuery({ all: 1 });
  const { country, time: siteTime } = useOffice();
  if (!contacts) return null;
  const main = mainPhone(contacts.phones, country);
  const time = timeOf(main, siteTime);
  const others = contacts.phones.filter((phone) => phone !== main);
  const trouble = forAll(contacts.phones) ?? main;
  const trail = [
    { name: t('article.home'), path: '/' },
    { name: t('contacts.title'), path: '/contacts' },
  ];
  const facts = {
    email: contacts.email,
    telephone: main?.formatted_phone ?? null,
    profiles: site.site.socials.map(({ url }) => url),
  };
  return (
    <div className={`page ${css.contacts}`}>
      <Seo
        title={t('contacts.title')}
        description={t('contacts.description', { site: site.siteName })}
        canonical="/contacts"
        structured={[organization(site, site.siteName, facts), breadcrumbList(site, trail)]}
      />
      <header>
        <h1>{t('contacts.title')}</h1>
        <p className={css.lead}>{t('contacts.lead')}</p>
      </header>
      <div className={css.ways}>
        {main ? (
          <Card variant="subtle" as="section" aria-labelledby="call" className={css.card ?? ''}>
            <h2 id="call" className={css.small}>
              {t('contacts.call')}
            </h2>
            {main.entity?.name ? <PhonePlace entity={main.entity} /> : null}
            <p className={css.phone}>
              <Link href={phoneHref(main.formatted_phone)} variant="plain">
                {main.formatted_phone}
              </Link>
            </p>
            {time ? <OpenNow time={time} /> : null}
            <div className={css.buttons}>
              <LinkButton href={phoneHref(main.formatted_phone)}>
                <PhoneIcon size={18} />
                {t('contacts.callNow')}
              </LinkButton>
              <LinkButton href="/help-center/write?type=phone_call_request" variant="ghost">
                {t('contacts.callback')}
              </LinkButton>
            </div>
          </Card>
        ) : null}
        <section aria-labelledby="write">
          <h2 id="write">{t('contacts.write')}</h2>
          <WaysToWrite contacts={contacts} />
        </section>
      </div>
      <div className={css.trouble}>
        <ShieldIcon size={22} />
        <p>
          <b>{t('contacts.trouble')}</b>
          {t('contacts.troubleText')}{' '}
          {isPublished(site.flags, '/safety-rules') ? (
            <Link href="/safety-rules">{t('legal.safety-rules')}</Link>
          ) : null}
        </p>
        {trouble ? (
          <Link href={phoneHref(trouble.formatted_phone)} variant="quiet" className={css.urgent ?? ''}>
            {trouble.formatted_phone}
          </Link>
        ) : null}
      </div>
      {others.length > 0 ? <PhoneList phones={others} elsewhere={forAll(contacts.phones)} /> : null}
      {time || contacts.office ? (
        <div className={css.hours}>
          {contacts.office ? <OfficeMap office={contacts.office} /> : null}
          <div className={css.visit}>
            {contacts.office ? <ComeBy office={contacts.office} /> : null}
            {time ? <PhoneHours time={time} /> : null}
          </div>
        </div>
      ) : null}
      {contacts.company ? <CompanyDetails company={contacts.company} /> : null}
      {site.site.socials.length > 0 ? (
        <section aria-labelledby="socials">
          <h2 id="socials">{t('contacts.socials')}</h2>
          <ul className={css.socials}>
            {site.site.socials.map(({ url, title }) => (
              <li key={url}>
                <Link href={url} rel="noopener">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

/** Where a number is answered. */
function PhonePlace({ entity: { name, iso2 } }: { entity: NonNullable<Phone['entity']> }) {
  return (
    <span className={css.place}>
      {iso2 ? <Flag country={iso2} /> : null}
      {name}
    </span>
  );
}
