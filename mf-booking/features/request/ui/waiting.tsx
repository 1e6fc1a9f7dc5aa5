import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { formatDates } from '@cairn/shared-contracts/domain/dates';
import { formatTimeLeft, timeLeft } from '@cairn/shared-contracts/domain/units';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useNow } from '@cairn/shared-contracts/remote/use-now';
import { useTravellerTime } from '@cairn/shared-contracts/remote/use-traveller-time';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { useRefusalMessages } from '@cairn/shared-contracts/ui/form';
import type { Waitlist } from '../model/use-waitlist.ts';
import css from './waiting.module.css';

interface WaitingProps {
  date: TourDate;
  /** seats to wait for */
  seats: number;
  waitlist: Waitlist;
}

/** Below a departure with too few seats: the way into its waitlist, the place in it, and seats that are kept for a while. */
export function Waiting({ date, seats, waitlist }: WaitingProps) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const refusalOf = useRefusalMessages();
  const entry = waitlist.entryOf(date.id);
  // nobody can wait for more than there are in all; to wait for fewer than were asked for is said
  const room = Math.min(seats, date.number_of_seats);
  const label = t('wait.label', { dates: formatDates(date.start, date.end, locale, { withYear: true }) });
  return (
    <section className={css.waiting} aria-label={label}>
      {entry?.status === 'offered' && entry.hold_until ? (
        <Offered seats={entry.seats} until={entry.hold_until} />
      ) : entry ? (
        <p role="status">
          {t('wait.place', { place: entry.position ?? 1, seats: entry.seats })} {t('wait.told')}
        </p>
      ) : null}
      {entry ? (
        <Button
          variant="ghost"
          size="sm"
          className={css.leave ?? ''}
          isLoading={waitlist.isBusy}
          onPress={() => waitlist.leave(entry)}
        >
          {entry.status === 'offered' ? t('wait.giveBack', { seats: entry.seats }) : t('wait.leave')}
        </Button>
      ) : (
        <Button variant="soft" size="sm" isLoading={waitlist.isBusy} onPress={() => waitlist.join(date, room)}>
          {room < seats ? t('wait.joinFor', { seats: room }) : t('wait.join')}
        </Button>
      )}
      {waitlist.error && waitlist.failed === date.id ? <Alert tone="danger">{refusalOf(waitlist.error)}</Alert> : null}
    </section>
  );
}

function Offered({ seats, until }: { seats: number; until: string }) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const { told } = useTravellerTime();
  const now = useNow();
  const left = now === null ? null : timeLeft(until, now);
  return (
    <p role="status">
      <b>{t('wait.offered', { seats, until: told(until) })}</b>
      {left ? <span className={css.left}> {t('wait.left', { time: formatTimeLeft(left, locale) })}</span> : null}
    </p>
  );
}
