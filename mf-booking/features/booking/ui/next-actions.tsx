import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { FREE_CANCEL_HOURS } from '@cairn/shared-contracts/domain/booking-graph';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { MessageCircleIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { guideName, type NextPayment } from '../../trip/model/trip.ts';
import css from './next-actions.module.css';

export const paymentHref = ({ uuid }: Booking): string => `/booking/pay/uuid/${uuid}`;

/** The next payment with what becomes of it, and the way to the organizer. */
export function NextActions({ booking, payment }: { booking: Booking; payment: NextPayment | null }) {
  const { t } = useTranslation('mf-booking');
  return (
    <div className={css.actions}>
      {payment ? (
        <>
          <LinkButton size="lg" isBlock href={paymentHref(booking)}>
            {t(`pay.${payment.type}`, { amount: formatMoney(payment.money) })}
          </LinkButton>
          <p className={css.note}>{t(`pay.${payment.type}Note`, { hours: FREE_CANCEL_HOURS })}</p>
        </>
      ) : null}
      {booking.chat_id === null ? null : (
        <LinkButton variant="ghost" isBlock href={`/chat/${booking.chat_id}`}>
          <MessageCircleIcon />
          {t('booking.message', { guide: guideName(booking.organizer) })}
        </LinkButton>
      )}
    </div>
  );
}
