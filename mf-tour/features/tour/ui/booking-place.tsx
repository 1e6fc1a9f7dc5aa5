import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { Slot, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Skeleton } from '@cairn/shared-contracts/ui/skeleton';
import css from './booking-place.module.css';

/** Where the booking panel stands: a sticky column from 992 px on. Below that the panel is a bar and takes no room here. */
export function BookingPlace({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const { id, slug, name, organizer } = tour;
  return (
    <aside aria-label={t('booking.label')} className={css.place}>
      <div className={css.sticky}>
        <Slot
          name="mf-booking/booking-panel"
          props={{ tourId: id, slug, name, organizerName: organizer.name }}
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
