import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { lazy, Suspense, useState } from 'react';
import { Panel } from '../../../common/ui/panel.tsx';
import css from './cancellation-panel.module.css';

const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));

/** What a cancellation costs and when, and the way to do it. */
export function CancellationPanel({ booking }: { booking: Booking }) {
  const { t } = useTranslation('mf-booking');
  const [isAsking, setIsAsking] = useState(false);
  if (booking.cancellation.length === 0 && !booking.can_cancel) return null;
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
          {booking.cancellation.map(({ when, what }) => (
            <tr key={when}>
              <th scope="row">{when}</th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {booking.can_cancel ? (
        <Button variant="danger" size="sm" className={css.button} onPress={() => setIsAsking(true)}>
          {t('cancel.button')}
        </Button>
      ) : null}
      <Suspense>{isAsking ? <CancelDialog booking={booking} onClose={() => setIsAsking(false)} /> : null}</Suspense>
    </Panel>
  );
}
