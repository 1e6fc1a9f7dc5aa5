import type { MeetData } from '@cairn/shared-contracts/api/meeting.schema';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { travelText } from '../../../common/model/travel-text.ts';
import css from './meeting-page.module.css';

type Group = MeetData['tourists_data']['data'][number];

interface PartyListProps {
  groups: readonly Group[];
  /** how many are booked: some may have no name yet */
  places: number;
}

/** Who comes, and how each group arrives and leaves. */
export function PartyList({ groups, places }: PartyListProps) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const unnamed = places - groups.flatMap(({ tourists }) => tourists).filter(({ name }) => name !== '').length;
  const told = (travel: Group['arrival']) => (travel ? travelText(travel, { t, locale }) : t('meeting.notTold'));
  return (
    <>
      <h2 className={css.heading}>{t('meeting.party')}</h2>
      {groups.map(({ tourists, arrival, departure }) => (
        <div key={tourists.map(({ id }) => id).join()} className={css.group}>
          <ul aria-label={t('meeting.party')}>
            {tourists
              .filter(({ name }) => name !== '')
              .map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
          </ul>
          <dl className={css.facts}>
            <dt>{t('meeting.arrival')}</dt>
            <dd>{told(arrival)}</dd>
            <dt>{t('meeting.departure')}</dt>
            <dd>{told(departure)}</dd>
          </dl>
        </div>
      ))}
      {unnamed > 0 ? <p className={css.note}>{t('meeting.unnamed', { count: unnamed })}</p> : null}
    </>
  );
}
