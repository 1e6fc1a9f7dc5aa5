import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { dayName, hoursTable, type WorkTime, zoneName } from '../../../common/model/hours.ts';
import css from './contacts-page.module.css';

/** The week in the office's own time. */
export function OfficeHours({ time }: { time: WorkTime }) {
  const { t } = useTranslation('mf-content');
  const { locale } = usePlatform();
  return (
    <section aria-labelledby="hours">
      <h2 id="hours">{t('contacts.hours')}</h2>
      <p className={css.small}>{t('contacts.zone', { zone: zoneName(time.timezone) })}</p>
      <table className={css.hours}>
        <tbody>
          {hoursTable(time.days).map(({ first, last, hours }) => (
            <tr key={first}>
              <th scope="row">
                {first === last ? dayName(first, locale) : `${dayName(first, locale)} – ${dayName(last, locale)}`}
              </th>
              <td>{hours ? `${hours.from} – ${hours.to}` : t('contacts.dayOff')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
