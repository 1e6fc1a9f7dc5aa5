import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { STATUS_MEANING } from '@cairn/shared-contracts/domain/booking-graph';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { canBeNamed } from '../../../common/model/can-be-named.ts';
import { statusOf } from '../../../common/model/trip.ts';
import { useOwnerGate } from '../../../common/ui/owner-gate.tsx';
import { Panel } from '../../../common/ui/panel.tsx';
import { touristPlaces } from '../model/tourist-places.ts';
import { TouristRow } from './tourist-row.tsx';
import css from './tourists-panel.module.css';

const TouristForm = lazy(() => import('./tourist-form.tsx'));
const TouristLink = lazy(() => import('./tourist-link.tsx'));
const RemoveTourist = lazy(() => import('./remove-tourist.tsx'));

type What = 'edit' | 'remove' | 'link';
type Doing = { what: What; place: number } | null;

/** Who goes. A place without a name says so; whoever booked fills it in while the booking is open. */
export function TouristsPanel({ booking }: { booking: Booking }) {
  const { t } = useTranslation('mf-booking');
  const owner = useOwnerGate(booking);
  const [doing, setDoing] = useState<Doing>(null);
  const [isSaved, setIsSaved] = useState(false);
  const listRef = useRef<HTMLUListElement>(null);
  const left = useRef<number | null>(null);
  // the button that opened the form is there again
  useEffect(() => {
    if (doing !== null || left.current === null) return;
    listRef.current?.children[left.current - 1]?.querySelector('button')?.focus();
    left.current = null;
  }, [doing]);
  const isOpen = canBeNamed(booking);
  // of a booking that is over, places without a name tell nothing
  if (!STATUS_MEANING[statusOf(booking)].isOpen && booking.tourists.length === 0) return null;
  const start = (what: What) => (place: number) => {
    setIsSaved(false);
    setDoing({ what, place });
  };
  return (
    <Panel
      title={t('tourists.title')}
      end={
        isOpen && owner.isClosed ? (
          <Button variant="ghost" size="sm" onPress={owner.ask}>
            {t('tourists.login')}
          </Button>
        ) : null
      }
    >
      {owner.gate}
      <ul ref={listRef} className={css.list}>
        {touristPlaces(booking).map((place) => (
          <li key={place.place}>
            <TouristRow
              place={place}
              bookingId={booking.id}
              isOpen={isOpen && !owner.isClosed && !(doing?.what === 'edit' && doing.place === place.place)}
              onEdit={start('edit')}
              onRemove={start('remove')}
              onLink={start('link')}
            />
            <Suspense>
              {doing?.place === place.place && doing.what === 'edit' ? (
                <TouristForm
                  booking={booking}
                  place={place}
                  onDone={(saved) => {
                    left.current = place.place;
                    setDoing(null);
                    setIsSaved(saved);
                  }}
                />
              ) : null}
              {doing?.place === place.place && doing.what === 'remove' ? (
                <RemoveTourist booking={booking} place={place} onDone={() => setDoing(null)} />
              ) : null}
              {doing?.place === place.place && doing.what === 'link' ? (
                <TouristLink requestId={booking.id} place={place} onClose={() => setDoing(null)} />
              ) : null}
            </Suspense>
          </li>
        ))}
      </ul>
      <p className={css.saved} role="status">
        {isSaved ? t('tourists.saved') : ''}
      </p>
    </Panel>
  );
}
