import type { Chat } from '@cairn/shared-contracts/api/chat.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { BOOKING_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import { formatDates } from '@cairn/shared-contracts/domain/dates';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useTravellerTime } from '@cairn/shared-contracts/remote/use-traveller-time';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import { Badge } from '@cairn/shared-contracts/ui/badge';
import { statusName, TONES } from '../../../common/model/booking-status.ts';
import { isDeskOfSupport } from '../../../common/model/desk-of-support.ts';
import { desk } from '../model/api.ts';
import css from './desk.module.css';
import { RequestAnswer } from './request-answer.tsx';

/** Beside an organizer's conversation: what waits for them, whose bookings these are and who comes along. */
export default function DeskPanel({ chat }: { chat: Chat }) {
  const { t } = useTranslation('mf-chat');
  const { data } = desk.bookingsOfChat.useQuery({ chat_id: chat.id });
  const bookings = data?.items ?? [];
  const isSupport = isDeskOfSupport(chat);
  // the organizer's to answer
  const waiting = isSupport ? undefined : bookings.find(({ status }) => status === BOOKING_STATUS.pendingConfirm);
  return (
    <div className={css.desk}>
      {waiting ? <RequestAnswer booking={waiting} name={chat.name} /> : null}
      {data && bookings.length === 0 ? (
        <p className={css.none}>{t(isSupport ? 'desk.noneAtAll' : 'desk.none', { name: chat.name })}</p>
      ) : null}
      {bookings.map((booking) => (
        <BookingCard key={booking.id} booking={booking} />
      ))}
    </div>
  );
}

function BookingCard({ booking }: { booking: Booking }) {
  const { t } = useTranslation('mf-chat');
  const { locale } = usePlatform();
  const { told } = useTravellerTime();
  const { date, total, currency, paid, tourists, tourists_count: count } = booking;
  const name = statusName(booking.status);
  const known = tourists.filter(({ first_name }) => first_name !== '');
  return (
    <section className={css.card} aria-label={t('context.booking', { id: String(booking.id) })}>
      <p className={css.line}>
        <b>{formatDates(date.start, date.end, locale, { withYear: true })}</b>
        <Badge tone={TONES[name]}>{t(`context.status.${name}`)}</Badge>
      </p>
      <dl className={css.facts}>
        <dt>{t('context.booking', { id: String(booking.id) })}</dt>
        <dd>{t('desk.people', { count })}</dd>
        <dt>{t('desk.total')}</dt>
        <dd>{formatMoney({ amount: total, currency })}</dd>
        <dt>{t('desk.paid')}</dt>
        <dd>{formatMoney({ amount: paid, currency })}</dd>
        {booking.deadline ? (
          <>
            <dt>{t('desk.until')}</dt>
            <dd>{told(booking.deadline)}</dd>
          </>
        ) : null}
      </dl>
      {known.length > 0 ? (
        <>
          <h3 className={css.title}>{t('desk.tourists')}</h3>
          <ul className={css.tourists}>
            {known.map((tourist, index) => (
              <li key={`${tourist.full_name}${String(index)}`}>
                <Avatar name={tourist.full_name} id={index} size={32} />
                {[tourist.first_name, ageAt(tourist.birthday, date.start)].filter(Boolean).join(', ')}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

/** years at the start of the tour; undefined while nobody knows. Both are calendar dates. */
function ageAt(birthday: string | null, start: string): number | undefined {
  if (!birthday) return undefined;
  const years = Number(start.slice(0, 4)) - Number(birthday.slice(0, 4));
  return start.slice(5) < birthday.slice(5) ? years - 1 : years;
}
