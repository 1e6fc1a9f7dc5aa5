import { bookingPath } from '@cairn/shared-contracts/domain/booking-paths';
import { formatDate, formatDates } from '@cairn/shared-contracts/domain/dates';
import { ChevronRightIcon } from '@cairn/shared-contracts/icons';
import {
  type FragmentProps,
  useForeignLanguage,
  usePlatform,
  useTranslation,
} from '@cairn/shared-contracts/remote/platform';
import { useTravellerTime } from '@cairn/shared-contracts/remote/use-traveller-time';
import { Link } from '@cairn/shared-contracts/ui/link';
import { guideName, statusOf } from '../../../common/model/trip.ts';
import { stateName } from '../model/steps.ts';
import { type Task, tasksOf } from '../model/tasks.ts';
import { useBooking } from '../model/use-booking.ts';
import css from './pinned-booking.module.css';

/** The booking that a conversation is about: where it stands and until when something is due. The whole of it leads to its page. */
export function PinnedBooking({ uuid }: FragmentProps<'mf-booking/chat-booking'>) {
  const { t } = useTranslation('mf-booking');
  const { flags, locale, site } = usePlatform();
  const booking = useBooking({ uuid });
  const lang = useForeignLanguage(booking?.tour.content_language);
  if (!booking) return null;
  const { start, end } = booking.date;
  const guide = guideName(booking.organizer);
  const next = tasksOf(booking, { asksArrival: flags.arrival === true }).find(({ isDone }) => !isDone);
  return (
    <Link href={bookingPath(site.booking, uuid)} variant="plain" className={css.pinned ?? ''}>
      <span className={css.words}>
        <span className={css.tour}>
          <b lang={lang} title={booking.tour.name}>
            {booking.tour.name}
          </b>
          <span className={css.dot}> · </span>
          <span className={css.dates}>{formatDates(start, end, locale, { withYear: true })}</span>
        </span>
        <span className={css.state}>
          {t(`state.${stateName(statusOf(booking))}.heading`, { guide })}
          <Due task={next} guide={guide} />
        </span>
      </span>
      <ChevronRightIcon size={18} />
    </Link>
  );
}

function Due({ task, guide }: { task: Task | undefined; guide: string }) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const { told } = useTravellerTime();
  if (!task?.due) return null;
  const who = task.owner === 'tourist' ? t('tasks.you') : guide;
  return (
    <> · {t('tasks.by', { who, until: 'at' in task.due ? told(task.due.at) : formatDate(task.due.on, locale) })}</>
  );
}
