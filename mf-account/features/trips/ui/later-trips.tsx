import type { Trip } from '@cairn/shared-contracts/api/user.schema';
import { OrganizerIn } from '@cairn/shared-contracts/remote/organizer-link';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useTravellerTime } from '@cairn/shared-contracts/remote/use-traveller-time';
import { nextAmount } from '../model/trip-amounts.ts';
import css from './later-trips.module.css';
import { StateBadge } from './state-badge.tsx';
import { TripList } from './trip-list.tsx';
import { TripRow } from './trip-row.tsx';

/** Trips after the next one, each with its own next step. */
export function LaterTrips({ trips }: { trips: readonly Trip[] }) {
  const { t } = useTranslation('mf-account');
  return (
    <TripList id="later" title={t('trips.later')}>
      {trips.map((trip) => (
        <TripRow key={trip.uuid} trip={trip}>
          <StateBadge trip={trip} />
          <NextLine trip={trip} />
        </TripRow>
      ))}
    </TripList>
  );
}

function NextLine({ trip }: { trip: Trip }) {
  const { t } = useTranslation('mf-account');
  const { moment } = useTravellerTime();
  const { action, actor, due_at } = trip.next;
  if (action === 'none') return null;
  const due = due_at ? moment(due_at) : null;
  const say = (organizer: string) => {
    const what = t(`trips.next.${action}`, { amount: nextAmount(trip), organizer });
    return due ? t('trips.nextBy', { what, moment: due.text, zone: due.zone }) : what;
  };
  return (
    <p className={actor === 'tourist' ? css.you : undefined}>
      {actor === 'tourist' ? <span className="vh">{t('trips.turn.tourist')}: </span> : null}
      <OrganizerIn id={trip.organizer.id} name={trip.organizer.name} say={say} />
    </p>
  );
}
