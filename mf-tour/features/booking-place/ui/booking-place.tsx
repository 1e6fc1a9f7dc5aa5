import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { Slot, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Skeleton } from '@cairn/shared-contracts/ui/skeleton';
import { kindOf } from '../../../common/model/kind.ts';
import { usePanelWake } from '../model/use-panel-wake.ts';
import { watchBar } from '../model/watch-bar.ts';
import css from './booking-place.module.css';

export interface BookingPlaceProps {
  tour: Tour;
  /** uuid of the individual tour that is booked in place of the public departures */
  individual?: string;
}

/** Where the booking panel stands: a sticky column from 992 px on. Below that the panel is a bar and takes no room here. */
export function BookingPlace({ tour, individual }: BookingPlaceProps) {
  const { t } = useTranslation('mf-tour');
  const { site } = usePlatform();
  const wake = usePanelWake();
  const { id, slug, name } = tour;
  const seller = site.organizer.forceHideOrganizers
    ? { organizerName: t('booking.organizer') }
    : { organizerName: tour.organizer.name, organizerId: tour.organizer.id };
  return (
    <aside aria-label={t('booking.label', { kind: kindOf(tour) })} className={css.place}>
      <div ref={watchBar} className={css.sticky}>
        <Slot
          name="mf-booking/booking-panel"
          wake={wake}
          props={{
            tourId: id,
            slug,
            name,
            ...seller,
            ageFrom: tour.min_age,
            ...(individual ? { individual } : {}),
          }}
          pending={
            <div className={css.pending}>
              <Skeleton height={620} shape="picture" />
            </div>
          }
        />
      </div>
    </aside>
  );
}
