import { phone, required } from '@cairn/shared-contracts/domain/validators';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Form, useForm } from '@cairn/shared-contracts/ui/form';
import { FormFoot } from '@cairn/shared-contracts/ui/form-foot';
import { PhoneInput } from '@cairn/shared-contracts/ui/phone-input';
import { tourActions } from '../../../common/model/api.ts';
import css from '../../../common/ui/dialog-form.module.css';
import { ofOffer } from '../model/document-href.ts';
import type { OrderProps } from './email-order.tsx';

/** The program to a phone. */
export function WhatsappOrder({ tourId, individual, onSent }: OrderProps) {
  const { t } = useTranslation('mf-tour');
  const { currency, site } = usePlatform();
  const [order] = tourActions.programByWhatsapp.useMutation();
  const form = useForm({
    id: 'program-by-whatsapp',
    keepsDraft: true,
    initial: { phone: '' },
    rules: { phone: [required(), phone()] },
    onSubmit: async (values) => {
      await order({ phone: values.phone, tour_id: tourId, currency, ...ofOffer(individual) }).unwrap();
      onSent(values.phone);
    },
  });
  return (
    <Form form={form} className={css.form}>
      <PhoneInput
        {...form.field('phone')}
        label={t('document.phoneLabel')}
        defaultCountry={site.uikit.defaultCountry}
        isRequired
      />
      <Button type="submit" isLoading={form.isSubmitting}>
        {t('document.order')}
      </Button>
      <FormFoot />
    </Form>
  );
}
