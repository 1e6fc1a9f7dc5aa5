import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { phone, required } from '@cairn/shared-contracts/domain/validators';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { CallbackDialog } from '@cairn/shared-contracts/ui/callback-dialog';
import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import { Form, useForm } from '@cairn/shared-contracts/ui/form';
import { PhoneInput } from '@cairn/shared-contracts/ui/phone-input';
import { useState } from 'react';
import { tourActions } from '../../tour/model/api.ts';
import css from '../../tour/ui/dialog-form.module.css';

/** The organizer calls back: the number that it is to be, then that it worked. */
export default function CallDialog({ tour, onClose }: { tour: Tour; onClose: () => void }) {
  const { t } = useTranslation('mf-tour');
  const { site } = usePlatform();
  const [ask] = tourActions.askForHelp.useMutation();
  const [called, setCalled] = useState<string | null>(null);
  const form = useForm({
    id: 'call-organizer',
    initial: { phone: '' },
    rules: { phone: [required(), phone()] },
    onSubmit: async (values) => {
      await ask({
        ...{ type: 'phone_call_request', phone: values.phone },
        ...{ tour_id: tour.id, organizer_id: tour.organizer.id },
      }).unwrap();
      setCalled(values.phone);
    },
  });
  const toggle = (isOpen: boolean) => !isOpen && onClose();
  if (called !== null) return <CallbackDialog isOpen phone={called} onOpenChange={toggle} />;
  return (
    <Dialog
      title={t('call.title', { name: tour.organizer.name })}
      width={site.uikit.defaultModalWidth}
      closeLabel={t('close')}
      isOpen
      onOpenChange={toggle}
    >
      <p className={css.lead}>{t('call.text')}</p>
      <Form form={form} className={css.form}>
        <PhoneInput
          {...form.field('phone')}
          label={t('call.phone')}
          defaultCountry={site.uikit.defaultCountry}
          isRequired
        />
        <Button type="submit" isLoading={form.isSubmitting}>
          {t('call.send')}
        </Button>
        <p className={css.note}>{t('form.agree')}</p>
      </Form>
    </Dialog>
  );
}
