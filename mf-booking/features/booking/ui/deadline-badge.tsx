import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { formatTimeLeft, timeLeft } from '@cairn/shared-contracts/domain/units';
import { ClockIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useNow } from '@cairn/shared-contracts/remote/use-now';
import { Badge } from '@cairn/shared-contracts/ui/badge';
import { statusOf } from '../../../common/model/trip.ts';
import { stateName } from '../model/steps.ts';
import css from './deadline-badge.module.css';

/** Time left for the step under way. Depends on the reader's clock, so it appears once the page lives. */
export function DeadlineBadge({ booking }: { booking: Booking }) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const now = useNow();
  const state = stateName(statusOf(booking));
  if (now === null || !booking.deadline || (state !== 'waiting' && state !== 'confirmed')) return null;
  const left = timeLeft(booking.deadline, now);
  if (!left) return null;
  return (
    <Badge tone={state === 'confirmed' ? 'warning' : 'neutral'} icon={<ClockIcon size={14} />} className={css.badge}>
      {t(`state.${state}.within`, {
        time: formatTimeLeft(left, locale),
        part: booking.balance_due_on === null ? 'full' : 'part',
      })}
    </Badge>
  );
}
