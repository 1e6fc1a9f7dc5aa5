import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useTravellerTime } from '@cairn/shared-contracts/remote/use-traveller-time';
import { GuideIn } from '../../../common/ui/guide-in.tsx';
import { Panel } from '../../../common/ui/panel.tsx';
import css from './history-panel.module.css';

/** What has happened to the booking, by whom and when; what somebody said with it stands in their own words. */
export function HistoryPanel({ booking }: { booking: Booking }) {
  const { t } = useTranslation('mf-booking');
  const { told } = useTravellerTime();
  if (booking.history.length === 0) return null;
  return (
    <Panel title={t('history.title')}>
      <ol className={css.list}>
        {booking.history.map(({ action, actor, at, note, text }) => (
          <li key={`${at} ${action}`} className={css.event}>
            <b className={css.what}>
              <GuideIn organizer={booking.organizer} say={(guide) => t(`history.${action}`, { actor, guide })} />
            </b>
            <time className={css.when} dateTime={at}>
              {told(at)}
            </time>
            {note ? <q className={css.note}>{note}</q> : null}
            {text ? <span className={css.note}>{text}</span> : null}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
