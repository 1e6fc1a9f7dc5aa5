import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { apiErrorText, toApiError, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useTravellerTime } from '@cairn/shared-contracts/remote/use-traveller-time';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { TextArea } from '@cairn/shared-contracts/ui/text-area';
import { useState } from 'react';
import { desk } from '../model/api.ts';
import css from './desk.module.css';

/** A request that waits for the organizer: until when, and the two answers. A declined tourist is told why. */
export function RequestAnswer({ booking, name }: { booking: Booking; name: string }) {
  const { t } = useTranslation('mf-chat');
  const { told } = useTravellerTime();
  const [confirm, confirming] = desk.confirmRequest.useMutation();
  const [decline, declining] = desk.declineRequest.useMutation();
  const [isDeclining, setIsDeclining] = useState(false);
  const [why, setWhy] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const failed = confirming.error ?? declining.error;
  const sendDecline = () => {
    setIsAsked(true);
    if (why.trim() !== '') void decline({ id: booking.id, message: why.trim() });
  };
  return (
    <section className={css.next} aria-label={t('desk.next')}>
      <h2 className={css.heading}>
        {booking.deadline ? t('desk.answerBy', { until: told(booking.deadline) }) : t('desk.answer')}
      </h2>
      <p className={css.note}>{t('desk.after', { name })}</p>
      {isDeclining ? (
        <>
          <TextArea
            label={t('desk.why')}
            value={why}
            onChange={setWhy}
            rows={3}
            {...(isAsked && why.trim() === '' ? { error: t('desk.whyRequired') } : {})}
          />
          <Button variant="danger" isBlock isLoading={declining.isLoading} onPress={sendDecline}>
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
            {t('desk.decline')}
          </Button>
        </>
      )}
      {failed ? <Alert tone="danger">{apiErrorText(toApiError(failed))}</Alert> : null}
    </section>
  );
}
