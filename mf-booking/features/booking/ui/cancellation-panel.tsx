import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { FREE_CANCEL_HOURS, STATUS_MEANING } from '@cairn/shared-contracts/domain/booking-graph';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { lazy, Suspense } from 'react';
import { statusOf } from '../../../common/model/trip.ts';
import { useOpenInHistory } from '../../../common/model/use-open-in-history.ts';
import { useOwnerGate } from '../../../common/ui/owner-gate.tsx';
import { Panel } from '../../../common/ui/panel.tsx';
import { useMoment } from '../model/use-moment.ts';
import css from './cancellation-panel.module.css';

const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));
const MoveDialog = lazy(() => import('./move-dialog.tsx'));

/** What a cancellation costs and when, and the way to do it. */
export function CancellationPanel({ booking }: { booking: Booking }) {
  const { t } = useTranslation('mf-booking');
  const dialog = useOpenInHistory('cancel');
  const moving = useOpenInHistory('move');
  const owner = useOwnerGate(booking);
  // what a cancellation would cost is of no use any more
  if (!STATUS_MEANING[statusOf(booking)].isOpen) return null;
  return (
    <Panel title={t('cancel.title')}>
      <table className={css.table}>
        <thead className="vh">
          <tr>
            <th scope="col">{t('cancel.when')}</th>
            <th scope="col">{t('cancel.what')}</th>
          </tr>
        </thead>
        <tbody>
          {booking.cancellation.map((rule) => (
            <Rule key={rule.rule} rule={rule} />
          ))}
        </tbody>
      </table>
      {booking.can_cancel || booking.can_move ? (
        <div className={css.buttons}>
          {booking.can_move ? (
            <Button variant="secondary" size="sm" onPress={() => (owner.isClosed ? owner.ask() : moving.open())}>
              {t('move.button')}
            </Button>
          ) : null}
          {booking.can_cancel ? (
            <Button variant="danger" size="sm" onPress={() => (owner.isClosed ? owner.ask() : dialog.open())}>
              {t('cancel.button')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {owner.gate}
      <Suspense>
        {dialog.isOpen && booking.can_cancel ? <CancelDialog booking={booking} onClose={dialog.close} /> : null}
        {moving.isOpen && booking.can_move ? <MoveDialog booking={booking} onClose={moving.close} /> : null}
      </Suspense>
    </Panel>
  );
}

/** what comes back by which rule */
const GIVES = {
  free: 'everything',
  prepayment_kept: 'allButPrepayment',
  no_refund: 'nothing',
  organizer_cancels: 'everything',
} as const;

function Rule({ rule: { rule, until, until_date } }: { rule: Booking['cancellation'][number] }) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const moment = useMoment(until);
  const when = () => {
    switch (rule) {
      case 'free':
        return until ? t('cancel.rule.until', { until: moment }) : t('cancel.rule.free', { hours: FREE_CANCEL_HOURS });
      case 'prepayment_kept':
        return t('cancel.rule.until', { until: until_date ? formatDate(until_date, locale) : '' });
      case 'no_refund':
        return t('cancel.rule.later');
      case 'organizer_cancels':
        return t('cancel.rule.organizer');
    }
  };
  return (
    <tr>
      <th scope="row">{when()}</th>
      <td>{t(`cancel.gives.${GIVES[rule]}`)}</td>
    </tr>
  );
}
