import type { Contacts } from '@cairn/shared-contracts/api/site.schema';
import { isPublished } from '@cairn/shared-contracts/domain/published-pages';
import { MailIcon, MessageCircleIcon, PhoneIcon, SendIcon, ShieldIcon } from '@cairn/shared-contracts/icons';
import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { breadcrumbList, organization } from '@cairn/shared-contracts/remote/structured-data';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { Card } from '@cairn/shared-contracts/ui/card';
import { Flag } from '@cairn/shared-contracts/ui/flag';
import { Link } from '@cairn/shared-contracts/ui/link';
import { office, useOffice } from '../../../common/model/office.ts';
import { OpenNow } from '../../../common/ui/open-now.tsx';
import css from './contacts-page.module.css';
import { OfficeHours } from './office-hours.tsx';

type Phone = Contacts['phones'][number];
type Source = Contacts['messengers'][number]['source'];

/** names are the networks' own */
const MESSENGERS: Readonly<Record<Source, string>> = {
  telegram: 'Telegram',
  vk: 'VK',
  ok: 'OK',
  whatsapp: 'WhatsApp',
  viber: 'Viber',
  facebook: 'Messenger',
  instagram: 'Instagram',
};

const telOf = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** the number of the visitor's country, or the one that is for all */
const mainPhone = (phones: readonly Phone[], countryId: number | undefined): Phone | undefined =>
  phones.find(({ entity }) => entity?.kind === 'country' && entity.id === countryId) ??
  phones.find(({ type, entity }) => type === 'main' && !entity) ??
  phones[0];

/** Phones, messengers and hours: how to reach a person. */
export function ContactsPage() {
  const { t } = useTranslation('mf-content');
  const site = usePlatform();
  const { data: contacts } = office.contacts.useQuery({ all: 1 });
  const { countryId, time } = useOffice();
  if (!contacts) return null;
  const main = mainPhone(contacts.phones, countryId);
  const others = contacts.phones.filter((phone) => phone !== main);
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
          <Card variant="subtle" as="section" aria-labelledby="call">
            <h2 id="call" className={css.small}>
              {t('contacts.call')}
            </h2>
            {main.entity?.name ? <PhonePlace entity={main.entity} /> : null}
            <p className={css.phone}>
              <Link href={telOf(main.formatted_phone)} variant="plain">
                {main.formatted_phone}
              </Link>
            </p>
            {time ? <OpenNow time={time} /> : null}
            <div className={css.buttons}>
              <LinkButton href={telOf(main.formatted_phone)}>
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
          <ul className={css.list}>
            <li>
              <MessageCircleIcon size={20} />
              <Link href="/help-center/write" variant="quiet">
                {t('help.write')}
              </Link>
            </li>
            {contacts.messengers.map(({ source, url }) => (
              <li key={url}>
                <SendIcon size={20} />
                <Link href={url} variant="quiet" rel="noopener">
                  {MESSENGERS[source]}
                </Link>
              </li>
            ))}
            <li>
              <MailIcon size={20} />
              <Link href={`mailto:${contacts.email}`} variant="quiet">
                {contacts.email}
              </Link>
            </li>
          </ul>
        </section>
      </div>
      <p className={css.trouble}>
        <ShieldIcon size={20} />
        <span>
          <b>{t('contacts.trouble')}</b> {t('contacts.troubleText')}{' '}
          {isPublished(site.flags, '/safety-rules') ? (
            <Link href="/safety-rules">{t('legal.safety-rules')}</Link>
          ) : null}
        </span>
      </p>
      {others.length > 0 ? <OtherPhones phones={others} /> : null}
      {time ? <OfficeHours time={time} /> : null}
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

function OtherPhones({ phones }: { phones: readonly Phone[] }) {
  const { t } = useTranslation('mf-content');
  return (
    <section aria-labelledby="others">
      <h2 id="others">{t('contacts.others')}</h2>
      <ul className={css.phones}>
        {phones.map(({ formatted_phone, type, entity }) => (
          <li key={formatted_phone}>
            {entity?.name ? <PhonePlace entity={entity} /> : <span className={css.small}>{t(`contacts.${type}`)}</span>}
            <Link href={telOf(formatted_phone)} variant="quiet">
              {formatted_phone}
            </Link>
          </li>
        ))}
      </ul>
    </section>
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
