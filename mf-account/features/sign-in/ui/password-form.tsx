import { email, required } from '@cairn/shared-contracts/domain/validators';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Checkbox } from '@cairn/shared-contracts/ui/checkbox';
import { Form, useForm } from '@cairn/shared-contracts/ui/form';
import { PasswordField } from '@cairn/shared-contracts/ui/password-field';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import { TextButton } from '../../../common/ui/text-button.tsx';
import { useSignIn } from '../model/use-sign-in.ts';
import css from './form.module.css';
import { FormFoot } from './form-foot.tsx';

interface PasswordFormProps {
  onDone: () => void;
  /** a code needs no password: it is also the way back in */
  onForgotten: () => void;
}

export function PasswordForm({ onDone, onForgotten }: PasswordFormProps) {
  const { t } = useTranslation('mf-account');
  const signIn = useSignIn(onDone);
  const form = useForm({
    id: 'password',
    initial: { email: '', password: '', remember: true },
    rules: { email: [required(), email()], password: [required()] },
    onSubmit: (values) => signIn.withPassword(values.email.trim(), values.password, values.remember),
  });
  const { error: _never, ...remember } = form.toggle('remember');

  return (
    <Form form={form} className={css.form}>
      <TextField {...form.field('email')} label={t('form.email')} type="email" autoComplete="username" isRequired />
      <PasswordField {...form.field('password')} label={t('form.password')} isRequired />
      <Checkbox {...remember}>{t('login.remember')}</Checkbox>
      <Button type="submit" size="lg" isBlock isLoading={form.isSubmitting}>
        {t('login.submit')}
      </Button>
      <p className={css.note}>
        {t('login.forgot')} <TextButton onPress={onForgotten}>{t('login.forgotWay')}</TextButton>
      </p>
      <FormFoot />
    </Form>
  );
}
