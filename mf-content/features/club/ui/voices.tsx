import type { PublicOrganizer } from '@cairn/shared-contracts/api/organizer.schema';
import { foreignLanguage } from '@cairn/shared-contracts/domain/text-language';
import { OrganizerLink } from '@cairn/shared-contracts/remote/organizer-link';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import shared from '../../../common/ui/club.module.css';
import css from './voices.module.css';

/** Members of the club in their own words. */
export function Voices({ organizers }: { organizers: readonly PublicOrganizer[] }) {
  const { t } = useTranslation('mf-content');
  const { locale } = usePlatform();
  return (
    <section aria-labelledby="voices">
      <h2 id="voices">{t('join.voices')}</h2>
      <ul className={css.voices}>
        {organizers.map(({ id, person, avatar, city, country, quote, since, content_language }) => (
          <li key={id}>
            <blockquote className={css.quote} lang={foreignLanguage(content_language, locale)}>
              {t('organizer.quoted', { text: quote })}
            </blockquote>
            <div className={css.who}>
              <Avatar name={person} id={id} src={avatar?.image ?? null} size={56} />
              <div>
                <OrganizerLink id={id} name={person} className={shared.name} />
                <p className={css.meta}>
                  {t('organizer.place', { city, country: country.name })} · {t('organizer.since', { year: `${since}` })}
                </p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
