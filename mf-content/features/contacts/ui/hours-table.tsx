import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Badge } from '@cairn/shared-contracts/ui/badge';
import { dayName, dayThere, hoursTable, hoursText, type OfficeTime } from '../../../common/model/hours.ts';
import { useNow } from '../../../common/model/use-now.ts';
import css from './hours-table.module.css';

interface HoursTableProps {
  time: OfficeTime;
  /** id of what says whose hours they are */
  labelledBy: string;
}

/** A week in the time of its own zone; the day that it is there is marked. */
export function HoursTable({ time, labelledBy }: HoursTableProps) {
  const { t } = useTranslation('mf-content');
  const { locale } = usePlatform();
  const now = useNow();
  const today = now ? dayThere(now, time.timezone) : 0;
  return (
    <table className={css.hours} aria-labelledby={labelledBy}>
      <tbody>
        {hoursTable(time.days).map(({ first, last, hours }) => {
          const isToday = first <= today && today <= last;
          return (
            <tr key={first} className={isToday ? css.today : undefined}>
              <th scope="row">
                {first === last ? dayName(first, locale) : `${dayName(first, locale)} – ${dayName(last, locale)}`}
                {isToday ? (
                  <>
                    {' '}
                    <Badge tone="success">{t('contacts.today')}</Badge>
                  </>
                ) : null}
              </th>
              <td>{hours ? hoursText(hours, locale) : t('contacts.dayOff')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
