import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { clockName, type WorkTime } from '../../../common/model/hours.ts';
import css from './contacts-page.module.css';
import { HoursTable } from './hours-table.tsx';

/** When the phone is answered, by the clock of where that is. */
export function PhoneHours({ time }: { time: WorkTime }) {
  const { t } = useTranslation('mf-content');
  return (
    <section aria-labelledby="hours">
      <h2 id="hours">{t('contacts.hours')}</h2>
      <p className={css.note}>{t('contacts.zone', { zone: clockName(time) })}</p>
      <HoursTable time={time} labelledBy="hours" />
    </section>
  );
}
