import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { isCanceled } from '@cairn/shared-contracts/domain/booking-graph';
import { paymentPath } from '@cairn/shared-contracts/domain/booking-paths';
import { MessageCircleIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import type { ReactNode } from 'react';
import { freeCancelOf } from '../../../common/model/free-cancel.ts';
import { guideName, type NextPayment, nextPaymentText, paymentKind, statusOf } from '../../../common/model/trip.ts';
import css from './next-actions.module.css';

export interface NextActionsProps {
  booking: Booking;
  payment: NextPayment | null;
  /** further ways to the organizer */
  children?: ReactNode;
}

/** The next payment with what becomes of it, and the way to the organizer. */
export function NextActions({ booking, payment, children }: NextActionsProps) {
  const { t } = useTranslation('mf-booking');
  const { site } = usePlatform();
  const told = payment ? nextPaymentText(booking, payment) : '';
  return (
    <div className={css.actions}>
      {payment ? (
        <>
          <LinkButton size="lg" isBlock href={paymentPath(site.booking, booking.uuid)}>
            {t(`pay.${paymentKind(payment)}`, { amount: told })}
          </LinkButton>
          <p className={css.note}>{t(`pay.${paymentKind(payment)}Note`, { ...freeCancelOf(booking) })}</p>
        </>
      ) : null}
      {isCanceled(statusOf(booking)) ? (
        <LinkButton variant="secondary" isBlock href={`/${booking.tour.slug}`}>
          {t('booking.otherDates')}
        </LinkButton>
      ) : null}
      {booking.chat_id === null ? null : (
        <LinkButton variant="ghost" isBlock href={`/chat/${booking.chat_id}`}>
          <MessageCircleIcon />
          {t('booking.message', { guide: guideName(booking.organizer) })}
        </LinkButton>
      )}
      {children}
    </div>
  );
}
