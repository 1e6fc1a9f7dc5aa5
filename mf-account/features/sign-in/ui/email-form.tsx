import { email, required } from '@cairn/shared-contracts/domain/validators';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Form, useForm } from '@cairn/shared-contracts/ui/form';
import { FormFoot } from '@cairn/shared-contracts/ui/form-foot';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import { useWait } from '../../../common/model/use-wait.ts';
import css from '../../../common/ui/form.module.css';
import { PatientSubmit } from '../../../common/ui/patient-submit.tsx';
import type { LoginFormProps } from './login-form-props.ts';

/** For whoever has an account: the e-mail, and a code goes there. */
export function EmailForm({ codes, keepsDraft = false }: LoginFormProps) {
  const { t } = useTranslation('mf-account');
  const wait = useWait();
  const form = useForm({
    id: 'code',
    keepsDraft,
    initial: { email: '' },
    rules: { email: [required(), email()] },
    onSubmit: async (values) => wait.heed(await codes.request({ login: values.email.trim() })),
  });

  return (
    <Form form={form} className={css.form}>
      <TextField
        {...form.field('email')}
        label={t('form.email')}
        type="email"
        autoComplete="username webauthn"
        isRequired
      />
      <PatientSubmit wait={wait} isLoading={form.isSubmitting}>
        {t('form.send')}
      </PatientSubmit>
      <FormFoot says="accept" />
    </Form>
  );
}
