import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { apiErrorText, toApiError, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { ConfirmDialog } from '@cairn/shared-contracts/ui/confirm-dialog';
import { TextArea } from '@cairn/shared-contracts/ui/text-area';
import { useState } from 'react';
import { guideName } from '../../trip/model/trip.ts';
import { requests } from '../model/api.ts';
import css from './cancel-dialog.module.css';

/** Asks once more, with the money on the button. Loaded when it is wanted. */
export default function CancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t } = useTranslation('mf-booking');
  const [cancel, { isLoading, error }] = requests.cancelRequest.useMutation();
  const [message, setMessage] = useState('');
  const { id, uuid, currency, refund_now: amount, paid } = booking;
  const refund = formatMoney({ amount, currency });
  const outcome = amount > 0 ? 'refund' : paid > 0 ? 'noRefund' : 'free';
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t('cancel.ask')}
      confirmLabel={t(`cancel.confirm.${outcome}`, { refund })}
      cancelLabel={t('cancel.keep')}
      closeLabel={t('close')}
      isLoading={isLoading}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onConfirm={() => cancel({ uuid, id, ...(message.trim() ? { message: message.trim() } : {}) }).unwrap()}
    >
      <div className={css.body}>
        <p>{t(`cancel.outcome.${outcome}`, { refund, paid: formatMoney({ amount: paid, currency }) })}</p>
        <TextArea
          label={t('cancel.message', { guide: guideName(booking.organizer) })}
          rows={3}
          value={message}
          onChange={setMessage}
          maxLength={2000}
        />
        {error ? <Alert tone="danger">{apiErrorText(toApiError(error))}</Alert> : null}
      </div>
    </ConfirmDialog>
  );
}
