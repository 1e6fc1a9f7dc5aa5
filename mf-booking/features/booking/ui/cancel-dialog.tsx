import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { bothOf } from '@cairn/shared-contracts/domain/reading';
import { maxLength } from '@cairn/shared-contracts/domain/validators';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { ConfirmDialog } from '@cairn/shared-contracts/ui/confirm-dialog';
import { Form, useForm } from '@cairn/shared-contracts/ui/form';
import { TextArea } from '@cairn/shared-contracts/ui/text-area';
import { guideName } from '../../../common/model/trip.ts';
import { requests } from '../model/api.ts';
import css from './cancel-dialog.module.css';

/** characters, as the call takes them */
const MESSAGE_MAX = 2000;

/** Asks once more, with the money on the button. Loaded when it is wanted. */
export default function CancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t } = useTranslation('mf-booking');
  const [cancel] = requests.cancelRequest.useMutation();
  const { id, uuid, currency, refund_now: amount, paid } = booking;
  const refund = bothOf({ amount, currency }, booking.rate);
  const form = useForm({
    id: `cancel-${id}`,
    initial: { message: '' },
    rules: { message: [maxLength(MESSAGE_MAX)] },
    keepsDraft: true,
    onSubmit: async (values) => {
      const message = values.message.trim();
      await cancel({ uuid, id, ...(message ? { message } : {}) }).unwrap();
    },
  });
  const outcome = amount > 0 ? 'refund' : paid > 0 ? 'noRefund' : 'free';
  return (
    <ConfirmDialog
      backEntry={null}
      isOpen
      isDestructive
      title={t('cancel.ask')}
      confirmLabel={t(`cancel.confirm.${outcome}`, { refund })}
      cancelLabel={t('cancel.keep')}
      closeLabel={t('close')}
      isLoading={form.isSubmitting}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onConfirm={async () => {
        // the form says what is wrong; the dialog only has to stay
        if (!(await form.submit())) throw new Error('the booking is not cancelled');
      }}
    >
      <Form form={form} className={css.body}>
        <p>{t(`cancel.outcome.${outcome}`, { refund, paid: bothOf({ amount: paid, currency }, booking.rate) })}</p>
        <TextArea
          label={t('cancel.message', { guide: guideName(booking.organizer) })}
          rows={3}
          maxLength={MESSAGE_MAX}
          {...form.field('message')}
        />
      </Form>
    </ConfirmDialog>
  );
}
