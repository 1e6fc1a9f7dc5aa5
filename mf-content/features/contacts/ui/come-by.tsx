import { MapPinIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { clockName } from '../../../common/model/hours.ts';
import { directionsTo, type Office } from '../model/directions.ts';
import css from './come-by.module.css';
import contacts from './contacts-page.module.css';
import { HoursTable } from './hours-table.tsx';

/** Where visitors are received, when, and the way there. */
export function ComeBy({ office }: { office: Office }) {
  const { t } = useTranslation('mf-content');
  return (
    <section aria-labelledby="come-by">
      <h2 id="come-by">{t('contacts.comeBy')}</h2>
      <address className={css.address}>
        {office.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {office.hint ? <p className={css.hint}>{office.hint}</p> : null}
      <p id="office-hours" className={contacts.note}>
        {t('contacts.officeZone', { zone: clockName(office) })}
      </p>
      <HoursTable time={office} labelledBy="office-hours" />
      <LinkButton
        href={directionsTo(office)}
        variant="secondary"
        target="_blank"
        rel="noopener noreferrer"
        className={css.way ?? ''}
      >
        <MapPinIcon size={18} />
        {t('contacts.directions')}
      </LinkButton>
    </section>
  );
}
