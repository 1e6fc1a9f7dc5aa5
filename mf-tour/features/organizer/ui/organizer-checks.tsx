import type { OrganizerCheck } from '@cairn/shared-contracts/api/organizer-check.schema';
import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { CHECK_STATUS } from '@cairn/shared-contracts/domain/organizer-checks';
import { ClockIcon, InfoIcon, ShieldCheckIcon, VerifiedIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import { verificationOf } from '../model/verification.ts';
import css from './organizer-card.module.css';

const isPassed = ({ status }: OrganizerCheck): boolean => status === CHECK_STATUS.success;

/** What was checked, and by whom. */
export function OrganizerChecks({ organizer }: Pick<Tour, 'organizer'>) {
  const { t } = useTranslation('mf-tour');
  const { locale } = usePlatform();
  return (
    <>
      <ul className={css.flags} aria-label={t('organizer.flags')}>
        {organizer.checks.filter(isPassed).map(({ kind, reference, valid_until }) => (
          <li key={kind} className={css.flag}>
            <VerifiedIcon size={18} className={css.check} />
            {[
              t(`organizer.check.${kind}`),
              reference,
              valid_until && t('organizer.until', { date: formatDate(valid_until, locale, 'long') }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
        {organizer.reply_hours === null ? null : (
          <li className={css.flag}>
            <ClockIcon size={18} className={css.check} />
            {t('organizer.reply', { hours: organizer.reply_hours })}
          </li>
        )}
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
