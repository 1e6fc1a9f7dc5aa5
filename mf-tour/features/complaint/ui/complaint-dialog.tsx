import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { TEXT_MAX } from '@cairn/shared-contracts/domain/help-requests';
import { maxLength, required } from '@cairn/shared-contracts/domain/validators';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import { Form, useForm } from '@cairn/shared-contracts/ui/form';
import { FormFoot } from '@cairn/shared-contracts/ui/form-foot';
import { Sent } from '@cairn/shared-contracts/ui/sent';
import { TextArea } from '@cairn/shared-contracts/ui/text-area';
import { useState } from 'react';
import { tourActions } from '../../../common/model/api.ts';
import css from '../../../common/ui/dialog-form.module.css';

/** What is wrong, in the person's own words; then that it was received. */
export default function ComplaintDialog({ tour, onClose }: { tour: Tour; onClose: () => void }) {
  const { t } = useTranslation('mf-tour');
  const { site } = usePlatform();
  const [complain] = tourActions.complain.useMutation();
  const [isSent, setIsSent] = useState(false);
  const form = useForm({
    id: 'complaint',
    keepsDraft: true,
    initial: { text: '' },
    rules: { text: [required(), maxLength(TEXT_MAX)] },
    onSubmit: async ({ text }) => {
      await complain({ tour_id: tour.id, text: text.trim() }).unwrap();
      setIsSent(true);
    },
  });
  return (
    <Dialog
      title={t('complaint.title')}
      width={site.uikit.defaultModalWidth}
      closeLabel={t('close')}
      isOpen
      backEntry="complaint-dialog"
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {isSent ? (
        <Sent title={t('complaint.sent')}>{t('complaint.sentText')}</Sent>
      ) : (
        <Form form={form} className={css.form}>
          <TextArea
            {...form.field('text')}
            label={t('complaint.label')}
            hint={t('complaint.hint')}
            maxLength={TEXT_MAX}
            rows={6}
            isRequired
          />
          <Button type="submit" isLoading={form.isSubmitting}>
            {t('complaint.send')}
          </Button>
          <FormFoot />
        </Form>
      )}
    </Dialog>
  );
}
