import type { Chat } from '@cairn/shared-contracts/api/chat.schema';
import { BOOKING_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import { formatDates } from '@cairn/shared-contracts/domain/dates';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Badge } from '@cairn/shared-contracts/ui/badge';
import { statusName, TONES } from '../../../common/model/booking-status.ts';
import { useLastDay } from '../../../common/model/use-last-day.ts';
import { useMoments } from '../../../common/model/use-moments.ts';
import css from './request-line.module.css';

/** Of which booking a conversation is, for an organizer, who knows their tours: what it waits for, and which departure it is. */
export function RequestLine({ request }: { request: NonNullable<Chat['request']> }) {
  const { t } = useTranslation('mf-chat');
  const { locale } = usePlatform();
  const { brief, time } = useMoments();
  const { date, tourists_count: count, status, deadline } = request;
  // of the last day the time alone says when
  const until = useLastDay(deadline) ? time : brief;
  const name = statusName(status);
  const isTheirTurn = status === BOOKING_STATUS.pendingConfirm && deadline !== null;
  return (
    <span className={css.line}>
      <Badge tone={isTheirTurn ? 'warning' : TONES[name]}>
        {isTheirTurn ? t('list.answerBy', { until: until(Date.parse(deadline)) }) : t(`context.status.${name}`)}
      </Badge>
      <span>{`${formatDates(date.start, date.end, locale)} · ${t('desk.people', { count })}`}</span>
    </span>
  );
}
