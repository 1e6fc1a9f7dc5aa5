import { phoneHref } from '@cairn/shared-contracts/domain/phone-href';
import { MESSENGER_TITLES } from '@cairn/shared-contracts/domain/social-titles';
import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { MailIcon, MessageCircleIcon, PhoneIcon } from '@cairn/shared-contracts/icons';
import { usePlatform } from '@cairn/shared-contracts/remote/platform';
import css from './contact-list.module.css';

/** Phone, mail and messengers (specification §2), in the order of §9. They stand in the page: the api may be what is away. */
export function ContactList() {
  const { t } = useTranslation('shell');
  const { contacts, messengers } = usePlatform().site;
  return (
    <ul className={css.contacts} aria-label={t('errors.contacts')}>
      {contacts.phone && (
        <li>
          <a href={phoneHref(contacts.phone)}>
            <PhoneIcon size={18} />
            {contacts.phone}
          </a>
        </li>
      )}
      <li>
        <a href={`mailto:${contacts.email}`}>
          <MailIcon size={18} />
          {contacts.email}
        </a>
      </li>
      {messengers.map(({ source, url }) => (
        <li key={source + url}>
          <a href={url} rel="noopener">
            <MessageCircleIcon size={18} />
            {MESSENGER_TITLES[source]}
          </a>
        </li>
      ))}
    </ul>
  );
}
