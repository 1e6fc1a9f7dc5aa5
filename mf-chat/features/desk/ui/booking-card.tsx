import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { formatDates } from '@cairn/shared-contracts/domain/dates';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { lookOf } from '@cairn/shared-contracts/domain/picture';
import { useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useTravellerTime } from '@cairn/shared-contracts/remote/use-traveller-time';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import { Badge } from '@cairn/shared-contracts/ui/badge';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { statusName, TONES } from '../../../common/model/booking-status.ts';
import { useDepartures } from '../model/use-departures.ts';
import css from './desk.module.css';

export interface BookingCardProps {
  booking: Booking;
  /** it waits and is answered above, where its deadline is told */
  isNext?: boolean;
}

/** A booking of the tourist's: which departure, where it stands, its money, and who comes along. */
export function BookingCard({ booking, isNext = false }: BookingCardProps) {
  const { t } = useTranslation('mf-chat');
  return (
    <section className={css.card} aria-label={t('context.booking', { id: String(booking.id) })}>
      <Tour booking={booking} />
      <Facts booking={booking} isNext={isNext} />
      <Tourists booking={booking} />
    </section>
  );
}

function Tour({ booking: { tour, date } }: Pick<BookingCardProps, 'booking'>) {
  const { locale } = usePlatform();
  const lang = useForeignLanguage(tour.content_language);
  return (
    <div className={css.tour}>
      {tour.image ? (
        <Picture src={tour.image.image} alt="" ratio="4/3" sizes="72px" {...lookOf(tour.image)} radius="var(--r-sm)" />
      ) : null}
      <div>
        <h3 className={css.title} lang={lang}>
          <Link to={`/${tour.slug}`}>{tour.name}</Link>
        </h3>
        <p className={css.meta}>{formatDates(date.start, date.end, locale, { withYear: true })}</p>
      </div>
    </div>
  );
}

function Facts({ booking, isNext }: BookingCardProps) {
  const { t } = useTranslation('mf-chat');
  const { locale } = usePlatform();
  const { told } = useTravellerTime();
  const { id, status, total, currency, paid, deadline, tourists_count: count, children_ages: ages = [] } = booking;
  const name = statusName(status);
  return (
    <dl className={css.facts}>
      <Fact name={t('context.booking', { id: String(id) })}>
        <Badge tone={TONES[name]}>{t(`context.status.${name}`)}</Badge>
      </Fact>
      {isNext ? <SeatsAfter key={booking.date.id} booking={booking} /> : null}
      {ages.length > 0 ? (
        <Fact name={t('desk.ages')}>
          {new Intl.ListFormat(locale, { type: 'conjunction' }).format(ages.map(String))}
        </Fact>
      ) : null}
      <Fact name={t('desk.total', { people: t('desk.people', { count }) })}>
        {formatMoney({ amount: total, currency })}
      </Fact>
      <Fact name={t('desk.paid')}>{formatMoney({ amount: paid, currency })}</Fact>
      {deadline && !isNext ? <Fact name={t('desk.until')}>{told(deadline)}</Fact> : null}
    </dl>
  );
}

/** of the departure that a request is for: its seats are held already */
function SeatsAfter({ booking }: Pick<BookingCardProps, 'booking'>) {
  const { t } = useTranslation('mf-chat');
  const departure = useDepartures(booking).find(({ id }) => id === booking.date.id);
  if (!departure) return null;
  const { free_seats: left, seats } = departure;
  return <Fact name={t('desk.seatsAfter')}>{t('desk.seatsLeft', { left: String(left), seats: String(seats) })}</Fact>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Tourists({ booking: { tourists, date } }: Pick<BookingCardProps, 'booking'>) {
  const { t } = useTranslation('mf-chat');
  const known = tourists.filter(({ first_name }) => first_name !== '');
  if (known.length === 0) return null;
  return (
    <>
      <h4 className={css.title}>{t('desk.tourists')}</h4>
      <ul className={css.tourists}>
        {known.map((tourist, index) => (
          <li key={`${tourist.full_name}${String(index)}`}>
            <Avatar name={tourist.full_name} id={index} size={32} />
            {[tourist.first_name, ageAt(tourist.birthday, date.start)].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
    </>
  );
}

/** years at the start of the tour; undefined while nobody knows. Both are calendar dates. */
function ageAt(birthday: string | null, start: string): number | undefined {
  if (!birthday) return undefined;
  const years = Number(start.slice(0, 4)) - Number(birthday.slice(0, 4));
  return start.slice(5) < birthday.slice(5) ? years - 1 : years;
}
