import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { addTouristsPath, arrivalPath } from '@cairn/shared-contracts/domain/booking-paths';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { readBooking } from '@cairn/shared-contracts/domain/read-booking';
import { CheckIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useTravellerTime } from '@cairn/shared-contracts/remote/use-traveller-time';
import { Link } from '@cairn/shared-contracts/ui/link';
import { guideName } from '../../../common/model/trip.ts';
import { GuideIn } from '../../../common/ui/guide-in.tsx';
import { Panel } from '../../../common/ui/panel.tsx';
import { type Task, tasksOf } from '../model/tasks.ts';
import css from './tasks-panel.module.css';

/** What has to happen until the tour: each says who does it, and until when. */
export function TasksPanel({ booking }: { booking: Booking }) {
  const { t } = useTranslation('mf-booking');
  const { flags } = usePlatform();
  const tasks = tasksOf(booking, { asksArrival: flags.arrival === true });
  const next = tasks.find(({ isDone }) => !isDone);
  if (tasks.length === 0) return null;
  return (
    <Panel title={t('tasks.title')}>
      <ol className={css.list}>
        {tasks.map((task) => (
          <li key={task.kind} className={css.task} data-state={stateOf(task, next)}>
            <span className={css.tick} aria-hidden="true">
              {task.isDone ? <CheckIcon size={14} strokeWidth={3} /> : null}
            </span>
            <What booking={booking} task={task} />
            <Who booking={booking} task={task} isNext={task === next} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const stateOf = (task: Task, next: Task | undefined) => (task.isDone ? 'done' : task === next ? 'next' : 'later');

/** what happens on its day, not until it */
const DAYS: ReadonlySet<Task['kind']> = new Set(['travel']);

/** what is done on a page of its own */
const PAGES: Partial<Record<Task['kind'], (uuid: string) => string>> = {
  questions: addTouristsPath,
  arrival: arrivalPath,
};

function What({ booking, task: { kind } }: { booking: Booking; task: Task }) {
  const { t } = useTranslation('mf-booking');
  const { prepayment, balance, total } = readBooking(booking);
  const first = booking.balance_due_on === null ? total : prepayment;
  const words = {
    first: formatMoney(first),
    part: booking.balance_due_on === null ? 'full' : 'part',
    balance: formatMoney(balance),
    count: booking.tourists_count,
    told: booking.arrivals_told ?? 0,
    missing: booking.answers_missing ?? 0,
    parts: (booking.instalments ?? []).filter(({ left }) => left > 0).length,
  };
  const say = (guide: string) => t(`tasks.${kind}`, { ...words, guide });
  const page = PAGES[kind];
  return (
    <span className={css.what}>
      {page ? (
        <Link href={page(booking.uuid)}>{say(guideName(booking.organizer))}</Link>
      ) : (
        <GuideIn organizer={booking.organizer} say={say} />
      )}
    </span>
  );
}

function Who({ booking, task, isNext }: { booking: Booking; task: Task; isNext: boolean }) {
  const { t } = useTranslation('mf-booking');
  const due = useDue(task);
  if (task.isDone) return <span className={css.who}>{t('tasks.done')}</span>;
  const say = (who: string) => (due ? t(DAYS.has(task.kind) ? 'tasks.on' : 'tasks.by', { who, until: due }) : who);
  return (
    <span className={isNext ? css.now : css.who}>
      {task.owner === 'tourist' ? say(t('tasks.you')) : <GuideIn organizer={booking.organizer} say={say} />}
    </span>
  );
}

function useDue({ due }: Task): string | null {
  const { locale } = usePlatform();
  const { told } = useTravellerTime();
  if (due === null) return null;
  return 'at' in due ? told(due.at) : formatDate(due.on, locale);
}
