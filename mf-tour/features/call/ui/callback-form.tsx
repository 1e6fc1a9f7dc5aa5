import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { phone, required } from '@cairn/shared-contracts/domain/validators';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Form, useForm } from '@cairn/shared-contracts/ui/form';
import { FormFoot } from '@cairn/shared-contracts/ui/form-foot';
import { PhoneInput } from '@cairn/shared-contracts/ui/phone-input';
import { tourActions } from '../../../common/model/api.ts';
import css from '../../../common/ui/dialog-form.module.css';

export interface CallbackFormProps {
  tour: Tour;
  onSent: (phone: string) => void;
}

/** The number that the organizer is to call. */
export function CallbackForm({ tour, onSent }: CallbackFormProps) {
  const { t } = useTranslation('mf-tour');
  const { site } = usePlatform();
  const [ask] = tourActions.askForHelp.useMutation();
  const form = useForm({
    id: 'call-organizer',
    keepsDraft: true,
    initial: { phone: '' },
    rules: { phone: [required(), phone()] },
    onSubmit: async (values) => {
      await ask({
        ...{ type: 'phone_call_request', phone: values.phone },
        ...{ tour_id: tour.id, organizer_id: tour.organizer.id },
      }).unwrap();
      onSent(values.phone);
    },
  });
  return (
    <>
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
        <FormFoot />
      </Form>
    </>
  );
}
