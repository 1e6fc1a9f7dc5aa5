import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { prepayBy } from '@cairn/shared-contracts/domain/booking-schedule';
import { REQUEST_ANSWER_MAX } from '@cairn/shared-contracts/domain/limits';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { tidyText } from '@cairn/shared-contracts/domain/tidy-text';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useNow } from '@cairn/shared-contracts/remote/use-now';
import { useTravellerTime } from '@cairn/shared-contracts/remote/use-traveller-time';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { TextArea } from '@cairn/shared-contracts/ui/text-area';
import { useFormDraft } from '@cairn/shared-contracts/ui/use-form-draft';
import { useState } from 'react';
import { useErrorWords } from '../../../common/model/use-error-words.ts';
import { useLastDay } from '../../../common/model/use-last-day.ts';
import { desk } from '../model/api.ts';
import { otherDates } from '../model/other-dates.ts';
import { useDepartures } from '../model/use-departures.ts';
import css from './desk.module.css';
import { OtherDates } from './other-dates.tsx';

const HOUR_MS = 3_600_000;

export interface RequestAnswerProps {
  booking: Booking;
  /** the tourist's */
  name: string;
}

/** A request that waits for the organizer: until when, and the two answers. A declined tourist is told why, and when else they may come. */
export function RequestAnswer({ booking, name }: RequestAnswerProps) {
  const { t } = useTranslation('mf-chat');
  const { told } = useTravellerTime();
  const words = useErrorWords();
  const left = useLastDay(booking.deadline);
  const [confirm, confirming] = desk.confirmRequest.useMutation();
  const [decline, declining] = desk.declineRequest.useMutation();
  const [isDeclining, setIsDeclining] = useState(false);
  const [why, setWhy] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const others = otherDates(booking, useDepartures(booking));
  const failed = confirming.error ?? declining.error;
  const reason = tidyText(why);
  // another conversation, a reload, a new release: a reason that is half written is not lost
  const { drop } = useFormDraft({
    formId: `decline-${booking.id}`,
    keepsDraft: true,
    read: () => (isDeclining && why !== '' ? { why } : undefined),
    restore(kept) {
      if (typeof kept.why !== 'string') return;
      setWhy(kept.why);
      setIsDeclining(true);
    },
  });
  const sendDecline = async () => {
    setIsAsked(true);
    if (reason === '' || why.length > REQUEST_ANSWER_MAX) return;
    const { error } = await decline({ id: booking.id, message: reason });
    if (error) return;
    setWhy('');
    setIsAsked(false);
    drop();
  };
  return (
    <section className={css.next} aria-label={t('desk.next')}>
      <h2 className={css.heading}>
        {booking.deadline ? t('desk.answerBy', { until: told(booking.deadline) }) : t('desk.answer')}
      </h2>
      <p className={css.note}>
        {left ? `${t('desk.left', { time: left })} ` : ''}
        {t('desk.after', { name })}
      </p>
      {isDeclining ? (
        <>
          <TextArea
            label={t('desk.why')}
            value={why}
            onChange={setWhy}
            rows={3}
            maxLength={REQUEST_ANSWER_MAX}
            {...(isAsked && reason === '' ? { error: t('desk.whyRequired') } : {})}
          />
          {others.length > 0 ? <OtherDates departures={others} text={why} onChange={setWhy} /> : null}
          <Button variant="danger" isBlock isLoading={declining.isLoading} onPress={() => void sendDecline()}>
            {t('desk.declineNow')}
          </Button>
          <Button variant="ghost" isBlock onPress={() => setIsDeclining(false)}>
            {t('desk.back')}
          </Button>
        </>
      ) : (
        <>
          <Button
            isBlock
            isLoading={confirming.isLoading}
            onPress={() => void confirm({ id: booking.id, message: '' })}
          >
            {t('desk.confirm', { count: booking.tourists_count })}
          </Button>
          <Button variant="ghost" isBlock onPress={() => setIsDeclining(true)}>
            {t(others.length > 0 ? 'desk.declineOrOffer' : 'desk.decline')}
          </Button>
          <Then booking={booking} name={name} />
        </>
      )}
      {failed ? <Alert tone="danger">{words(failed)}</Alert> : null}
    </section>
  );
}

/** what the tourist does once it is confirmed */
function Then({ booking, name }: Pick<RequestAnswerProps, 'booking' | 'name'>) {
  const { t } = useTranslation('mf-chat');
  const now = useNow();
  const { prepayment, total, currency, date } = booking;
  if (prepayment === 0) return null;
  const hours = now === null ? 0 : Math.floor((prepayBy(date.start, now) - now) / HOUR_MS);
  return (
    <p className={css.note}>
      {t('desk.then', {
        ...{ name, hours, part: prepayment < total ? 'part' : 'full' },
        amount: formatMoney({ amount: prepayment, currency }),
      })}
    </p>
  );
}
