import type { CodeSender } from '@cairn/shared-contracts/domain/enumerations';
import { phone, required } from '@cairn/shared-contracts/domain/validators';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Form, useForm } from '@cairn/shared-contracts/ui/form';
import { FormFoot } from '@cairn/shared-contracts/ui/form-foot';
import { PhoneInput } from '@cairn/shared-contracts/ui/phone-input';
import { RadioGroup } from '@cairn/shared-contracts/ui/radio-group';
import { useWait } from '../../../common/model/use-wait.ts';
import css from '../../../common/ui/form.module.css';
import { PatientSubmit } from '../../../common/ui/patient-submit.tsx';
import { CHANNEL_NAMES } from '../model/channels.ts';
import type { LoginFormProps } from './login-form-props.ts';

interface PhoneFormProps extends LoginFormProps {
  channels: readonly CodeSender[];
}

/** The number of whoever has an account: a code goes there, by the channel of their choice where there are several. */
export function PhoneForm({ codes, channels, keepsDraft = false }: PhoneFormProps) {
  const { t } = useTranslation('mf-account');
  const { site } = usePlatform();
  const wait = useWait();
  const [first] = channels;
  const form = useForm({
    id: 'phone-code',
    keepsDraft,
    initial: { phone: '', sender: first ?? 'sms' },
    rules: { phone: [required(), phone()] },
    onSubmit: async (values) => wait.heed(await codes.request({ login: values.phone, sender: values.sender })),
  });
  // specification §8
  if (first === undefined) return <Alert tone="warning">{t('login.noSms')}</Alert>;
  const { error: _never, onBlur: _none, ...sender } = form.field('sender');

  return (
    <Form form={form} className={css.form}>
      <PhoneInput
        {...form.field('phone')}
        label={t('login.phone')}
        defaultCountry={site.uikit.defaultCountry}
        autoComplete="tel webauthn"
        isRequired
      />
      {channels.length > 1 && (
        <RadioGroup
          {...sender}
          label={t('login.channel')}
          isHorizontal
          options={channels.map((id) => ({ id, label: t(`channel.${CHANNEL_NAMES[id]}`) }))}
        />
      )}
      <PatientSubmit wait={wait} isLoading={form.isSubmitting}>
        {t('form.send')}
      </PatientSubmit>
      <FormFoot says="accept" />
    </Form>
  );
}
