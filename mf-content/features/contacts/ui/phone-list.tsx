import type { Contacts } from '@cairn/shared-contracts/api/site.schema';
import { phoneHref } from '@cairn/shared-contracts/domain/phone-href';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Flag } from '@cairn/shared-contracts/ui/flag';
import { Link } from '@cairn/shared-contracts/ui/link';
import { timeName } from '../../../common/model/hours.ts';
import { useNow } from '../../../common/model/use-now.ts';
import { OpenLine } from '../../../common/ui/open-now.tsx';
import css from './phone-list.module.css';

export type Phone = Contacts['phones'][number];

interface PhoneListProps {
  phones: readonly Phone[];
  /** who is in none of their places calls this one */
  elsewhere: Phone | undefined;
}

/** a number in a sentence stays on one line */
const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0');

/** The numbers of other places, each with its flag and whether somebody answers there now. */
export function PhoneList({ phones, elsewhere }: PhoneListProps) {
  const { t } = useTranslation('mf-content');
  return (
    <section aria-labelledby="others">
      <h2 id="others">{t(phones.some(({ entity }) => entity) ? 'contacts.byCountry' : 'contacts.others')}</h2>
      <ul className={css.phones}>
        {phones.map(({ formatted_phone, type, entity, hours }) => (
          <li key={formatted_phone}>
            <Link href={phoneHref(formatted_phone)} variant="plain" className={css.phone ?? ''}>
              {entity?.iso2 ? <Flag country={entity.iso2} /> : null}
              <span>
                <span className={css.place}>{entity?.name ?? t(`contacts.${type}`)}</span>{' '}
                <span className={css.number}>{formatted_phone}</span> {hours ? <OpenLine hours={hours} /> : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={css.note}>
        {elsewhere ? t('contacts.elsewhere', { phone: unbroken(elsewhere.formatted_phone) }) : null} <OwnZone />
      </p>
    </section>
  );
}

/** The visitor's own time zone, by which the hours above are said. */
function OwnZone() {
  const { t } = useTranslation('mf-content');
  const { locale } = usePlatform();
  const now = useNow();
  if (!now) return null;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return t('contacts.yourZone', { zone: timeName(timeZone, now, locale) });
}
