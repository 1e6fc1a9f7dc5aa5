import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import css from './no-departures.module.css';

/**
 * Nothing can be booked: all departures are taken or none is planned.
 * @param isKnown false when the departures themselves could not be read
 */
export function NoDepartures({ organizerName, isKnown }: { organizerName: string; isKnown: boolean }) {
  const { t } = useTranslation('mf-booking');
  return (
    <section className={css.box} aria-label={t('panel.departure')}>
      <p className={css.title}>{t(isKnown ? 'panel.none.title' : 'panel.unknown.title')}</p>
      <p className={css.text}>
        {isKnown ? t('panel.none.text', { organizer: organizerName }) : t('panel.unknown.text')}
      </p>
    </section>
  );
}
