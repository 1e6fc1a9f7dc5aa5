import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { ClockIcon, InfoIcon, ShieldCheckIcon, VerifiedIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import { verificationOf } from '../model/verification.ts';
import css from './organizer-card.module.css';

/** What was checked, and by whom. */
export function OrganizerChecks({ organizer }: Pick<Tour, 'organizer'>) {
  const { t } = useTranslation('mf-tour');
  return (
    <>
      <ul className={css.flags} aria-label={t('organizer.flags')}>
        {organizer.flags.map((flag) => (
          <li key={flag} className={css.flag}>
            <VerifiedIcon size={18} className={css.check} />
            {flag}
          </li>
        ))}
        <li className={css.flag}>
          <ClockIcon size={18} className={css.check} />
          {t('organizer.reply', { hours: organizer.reply_hours })}
        </li>
      </ul>
      <Identity organizer={organizer} />
    </>
  );
}

function Identity({ organizer }: Pick<Tour, 'organizer'>) {
  const { t } = useTranslation('mf-tour');
  const { site } = usePlatform();
  const said = verificationOf(organizer, site.verificationService);
  if (said.kind === 'silent') return null;
  const isChecked = said.kind === 'checked';
  const Icon = isChecked ? ShieldCheckIcon : InfoIcon;
  return (
    <p className={css.identity}>
      <Icon size={18} className={isChecked ? css.check : css.info} />
      <span>
        {isChecked
          ? said.by
            ? t('organizer.checkedBy', { name: said.by })
            : t('organizer.checked')
          : t('organizer.unchecked')}
        {said.link ? (
          <>
            {' '}
            <Link href={said.link}>{said.linkText || t('organizer.howChecked')}</Link>
          </>
        ) : null}
      </span>
    </p>
  );
}
