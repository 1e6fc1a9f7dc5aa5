import type { Trip } from '@cairn/shared-contracts/api/user.schema';
import { bookingPath } from '@cairn/shared-contracts/domain/booking-paths';
import { formatDates } from '@cairn/shared-contracts/domain/dates';
import { lookOf } from '@cairn/shared-contracts/domain/picture';
import { OrganizerLink } from '@cairn/shared-contracts/remote/organizer-link';
import { useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import type { ReactNode } from 'react';
import css from './trip-row.module.css';

/** A trip in a list: the whole row is one link, what stands at its end lies above it. */
export function TripRow({ trip, children }: { trip: Trip; children: ReactNode }) {
  const { t } = useTranslation('mf-account');
  const { locale, site } = usePlatform();
  const lang = useForeignLanguage(trip.tour.content_language);
  return (
    <li className={css.row}>
      {trip.tour.image ? (
        <Picture
          src={trip.tour.image.image}
          alt=""
          ratio="4/3"
          sizes="112px"
          radius="var(--r-sm)"
          {...lookOf(trip.tour.image)}
          className={css.picture ?? ''}
        />
      ) : (
        <span className={css.picture} />
      )}
      <div className={css.what}>
        <h3 lang={lang}>
          <Link href={bookingPath(site.booking, trip.uuid)} variant="plain" className={css.link ?? ''}>
            {trip.tour.name}
          </Link>
        </h3>
        <p className={css.meta}>
          {[
            formatDates(trip.start, trip.end, locale, { withYear: true }),
            t('trips.tourists', { count: trip.tourists_count }),
          ].join(' · ')}
          {' · '}
          <OrganizerLink id={trip.organizer.id} name={trip.organizer.name} className={css.organizer} />
        </p>
      </div>
      <div className={css.state}>{children}</div>
    </li>
  );
}
