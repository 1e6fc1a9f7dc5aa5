import type { Trip } from '@cairn/shared-contracts/api/user.schema';
import { bookingPath } from '@cairn/shared-contracts/domain/booking-paths';
import { formatDates } from '@cairn/shared-contracts/domain/dates';
import { daysBetween } from '@cairn/shared-contracts/domain/moments';
import { lookOf } from '@cairn/shared-contracts/domain/picture';
import { CalendarIcon, UsersIcon } from '@cairn/shared-contracts/icons';
import { OrganizerLink } from '@cairn/shared-contracts/remote/organizer-link';
import { useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useTravellerTime } from '@cairn/shared-contracts/remote/use-traveller-time';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import { Link } from '@cairn/shared-contracts/ui/link';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { Checklist } from './checklist.tsx';
import { NextStep } from './next-step.tsx';
import css from './next-trip.module.css';

/** The trip that comes first, with its one next step and what must be ready before the start. */
export function NextTrip({ trip }: { trip: Trip }) {
  const { t } = useTranslation('mf-account');
  const { locale, site } = usePlatform();
  const { today } = useTravellerTime();
  const lang = useForeignLanguage(trip.tour.content_language);
  const days = today === null ? null : daysBetween(today, trip.start);
  return (
    <article className={css.next} aria-labelledby="next-trip">
      <div className={css.picture}>
        {trip.tour.image ? (
          <Picture
            src={trip.tour.image.image}
            alt={trip.tour.image.alt}
            sizes="(min-width: 768px) 52vw, 100vw"
            {...lookOf(trip.tour.image)}
            radius="0"
            priority
            className={css.image ?? ''}
          />
        ) : null}
        {days === null ? null : (
          <span className={css.when}>
            {days > 0
              ? t('trips.inDays', { days })
              : t(daysBetween(today ?? '', trip.end) < 0 ? 'trips.over' : 'trips.now')}
          </span>
        )}
        <div className={css.over}>
          <h2 id="next-trip" lang={lang}>
            <Link href={bookingPath(site.booking, trip.uuid)} variant="plain">
              {trip.tour.name}
            </Link>
          </h2>
          <p className={css.meta}>
            <span>
              <CalendarIcon size={16} />
              {formatDates(trip.start, trip.end, locale, { withYear: true })}
            </span>
            <span>
              <UsersIcon size={16} />
              {t('trips.tourists', { count: trip.tourists_count })}
            </span>
          </p>
          <p className={css.meta}>
            <span>
              <Avatar
                name={trip.organizer.name}
                id={trip.organizer.id}
                src={trip.organizer.avatar?.image ?? null}
                size={24}
              />
              <OrganizerLink id={trip.organizer.id} name={trip.organizer.name} />
            </span>
          </p>
        </div>
      </div>
      <div className={css.body}>
        <NextStep trip={trip} />
        <Checklist trip={trip} />
      </div>
    </article>
  );
}
