import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { readBooking } from '@cairn/shared-contracts/domain/read-booking';
import { bothOf } from '@cairn/shared-contracts/domain/reading';
import { reviewPath } from '@cairn/shared-contracts/domain/review-paths';
import { OrganizerIn } from '@cairn/shared-contracts/remote/organizer-link';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { freeCancelOf } from '../../../common/model/free-cancel.ts';
import { nextInstalment, statusOf } from '../../../common/model/trip.ts';
import { GuideIn } from '../../../common/ui/guide-in.tsx';
import { cancellationOf } from '../model/cancellation.ts';
import { stateName } from '../model/steps.ts';
import { useMoment } from '../model/use-moment.ts';

/** What the state means for the tourist: who acts next, until when, and what happens to the money. */
export function StateAlert({ booking }: { booking: Booking }) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const until = useMoment(booking.deadline);
  const { prepayment, balance } = readBooking(booking);
  const next = nextInstalment(booking);
  if (booking.held_payment) return <HeldAlert held={booking.held_payment} currency={booking.currency} />;
  switch (stateName(statusOf(booking))) {
    case 'waiting':
      return (
        <Alert title={<GuideIn organizer={booking.organizer} say={(guide) => t('state.waiting.title', { guide })} />}>
          {until ? t('state.waiting.until', { until }) : null} {t('state.waiting.text')}
        </Alert>
      );
    case 'confirmed':
      return (
        <Alert tone="success" title={t('state.confirmed.title', { count: booking.tourists_count, until })}>
          {t('state.confirmed.text', {
            prepayment: formatMoney(prepayment),
            count: booking.tourists_count,
            part: booking.balance_due_on === null ? 'full' : 'part',
            ...freeCancelOf(booking),
          })}
        </Alert>
      );
    case 'prepaid':
      return (
        <Alert tone="success" title={t('state.prepaid.title', { count: booking.tourists_count })}>
          {booking.balance > 0 && booking.balance_due_on !== null
            ? t('state.prepaid.balance', {
                balance: formatMoney(balance),
                date: formatDate(booking.balance_due_on, locale),
                next: next ? formatDate(next.due_on, locale) : '',
                parts: next && next.left < booking.balance ? 'some' : 'none',
              })
            : t('state.prepaid.settled')}
        </Alert>
      );
    case 'complete':
      return (
        <Alert
          tone="success"
          title={t('state.complete.title')}
          action={
            booking.review_uuid ? (
              <LinkButton size="sm" href={reviewPath(booking.review_uuid)}>
                {t('state.complete.review')}
              </LinkButton>
            ) : null
          }
        />
      );
    case 'canceled':
      return <CanceledAlert booking={booking} />;
  }
}

/** what is held comes before whatever the status asks for: it asks nobody to pay */
function HeldAlert({ held, currency }: { held: NonNullable<Booking['held_payment']>; currency: string }) {
  const { t } = useTranslation('mf-booking');
  return (
    <Alert tone="warning" title={t('state.held.title')}>
      {t('state.held.text', {
        received: formatMoney({ amount: held.received, currency: held.received_currency }),
        asked: formatMoney({ amount: held.asked, currency }),
      })}
    </Alert>
  );
}

function CanceledAlert({ booking }: { booking: Booking }) {
  const { t } = useTranslation('mf-booking');
  const { by, why, refund, wasPaid } = cancellationOf(booking);
  const money = refund > 0 ? 'refund' : wasPaid ? 'noRefund' : 'notCharged';
  return (
    <Alert
      tone="warning"
      title={t(`state.canceled.${money}`, {
        refund: bothOf({ amount: refund, currency: booking.currency }, booking.rate),
      })}
    >
      <span>
        <OrganizerIn
          id={booking.organizer.id}
          name={booking.organizer.name}
          say={(organizer) => t(`state.canceled.by.${by}`, { organizer })}
        />
      </span>
      {why ? (
        <>
          {' '}
          <q>{why}</q>
        </>
      ) : null}
    </Alert>
  );
}
