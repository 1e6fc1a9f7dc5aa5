import { email, required } from '@cairn/shared-contracts/domain/validators';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Form, useForm } from '@cairn/shared-contracts/ui/form';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import type { CodeRequest } from '../model/use-code-request.ts';
import css from './form.module.css';
import { FormFoot } from './form-foot.tsx';

interface EmailFormProps {
  codes: CodeRequest;
  /** on the way to something else: whoever logs in agrees to what they are about to do */
  asksConsent?: boolean;
}

/** For whoever has an account: the e-mail, and a code goes there. */
export function EmailForm({ codes, asksConsent = false }: EmailFormProps) {
  const { t } = useTranslation('mf-account');
  const form = useForm({
    id: 'code',
    initial: { email: '' },
    rules: { email: [required(), email()] },
    onSubmit: (values) => codes.request({ email: values.email.trim() }),
  });

  return (
    <Form form={form} className={css.form}>
      <TextField {...form.field('email')} label={t('form.email')} type="email" autoComplete="email" isRequired />
      <Button type="submit" size="lg" isBlock isLoading={form.isSubmitting}>
        {t('form.send')}
      </Button>
      <FormFoot asksConsent={asksConsent} />
    </Form>
  );
}
