import type { Contacts } from '@cairn/shared-contracts/api/site.schema';
import { MESSENGER_TITLES } from '@cairn/shared-contracts/domain/social-titles';
import {
  MailIcon,
  MessageCircleIcon,
  PencilIcon,
  PhoneIcon,
  SendIcon,
  UsersRoundIcon,
} from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import { messengerHandle } from '../model/messenger-handle.ts';
import css from './ways-to-write.module.css';

type Source = Contacts['messengers'][number]['source'];
type Icon = typeof MailIcon;

/** what each is known by: a phone's number, a paper plane, bubbles, people */
const ICONS: Readonly<Record<Source, Icon>> = {
  whatsapp: PhoneIcon,
  viber: PhoneIcon,
  telegram: SendIcon,
  facebook: MessageCircleIcon,
  instagram: MessageCircleIcon,
  vk: UsersRoundIcon,
  ok: UsersRoundIcon,
};

/** All ways to write, each with its icon, its name and where it goes. */
export function WaysToWrite({ contacts: { email, messengers, phones } }: { contacts: Contacts }) {
  const { t } = useTranslation('mf-content');
  const { siteName } = usePlatform();
  const numbers = phones.map(({ formatted_phone }) => formatted_phone);
  return (
    <ul className={css.list}>
      <Way
        Icon={MessageCircleIcon}
        href="/chat?with=support"
        name={t('contacts.chat', { site: siteName })}
        where={t('contacts.chatText')}
      />
      <Way Icon={PencilIcon} href="/help-center/write" name={t('help.write')} where={t('help.stuckText')} />
      {messengers.map(({ source, url }) => (
        <Way
          key={url}
          Icon={ICONS[source]}
          href={url}
          name={MESSENGER_TITLES[source]}
          where={messengerHandle(source, url, numbers)}
        />
      ))}
      <Way Icon={MailIcon} href={`mailto:${email}`} name={t('join.email')} where={email} />
    </ul>
  );
}

interface WayProps {
  Icon: Icon;
  href: string;
  name: string;
  where: string;
}

function Way({ Icon, href, name, where }: WayProps) {
  return (
    <li>
      <Icon size={20} />
      <Link href={href} variant="quiet" rel="noopener">
        <span className={css.name}>{name}</span> <span className={css.where}>{where}</span>
      </Link>
    </li>
  );
}
