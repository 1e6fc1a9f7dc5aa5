import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { ClockIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Badge } from '@cairn/shared-contracts/ui/badge';
import { timeLeft } from '../../../common/model/dates.ts';
import { statusOf } from '../../../common/model/trip.ts';
import { useNow } from '../../../common/model/use-now.ts';
import { stateName } from '../model/steps.ts';
import css from './deadline-badge.module.css';

/** Time left for the step under way. Depends on the reader's clock, so it appears once the page lives. */
export function DeadlineBadge({ booking }: { booking: Booking }) {
  const { t } = useTranslation('mf-booking');
  const now = useNow();
  const state = stateName(statusOf(booking));
  if (now === null || !booking.deadline || (state !== 'waiting' && state !== 'confirmed')) return null;
  const left = timeLeft(booking.deadline, now);
  if (!left) return null;
  return (
    <Badge tone={state === 'confirmed' ? 'warning' : 'neutral'} icon={<ClockIcon size={14} />} className={css.badge}>
      {t(`state.${state}.within`, { ...left, part: booking.balance_due_on === null ? 'full' : 'part' })}
    </Badge>
  );
}
