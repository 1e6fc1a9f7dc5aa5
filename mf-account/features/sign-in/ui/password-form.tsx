import { required } from '@cairn/shared-contracts/domain/validators';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Checkbox } from '@cairn/shared-contracts/ui/checkbox';
import { Form, useForm } from '@cairn/shared-contracts/ui/form';
import { FormFoot } from '@cairn/shared-contracts/ui/form-foot';
import { Link } from '@cairn/shared-contracts/ui/link';
import { PasswordField } from '@cairn/shared-contracts/ui/password-field';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import { useWait } from '../../../common/model/use-wait.ts';
import css from '../../../common/ui/form.module.css';
import { PatientSubmit } from '../../../common/ui/patient-submit.tsx';
import { emailOrPhone, tidyLogin } from '../model/login-rules.ts';
import { useSignIn } from '../model/use-sign-in.ts';

interface PasswordFormProps {
  onDone: () => void;
  /** in a dialog: closed and opened again, it has what was typed, but for the password */
  keepsDraft?: boolean;
}

export function PasswordForm({ onDone, keepsDraft = false }: PasswordFormProps) {
  const { t } = useTranslation('mf-account');
  const signIn = useSignIn(onDone);
  const wait = useWait();
  const form = useForm({
    id: 'password',
    keepsDraft,
    initial: { login: '', password: '', remember: true },
    rules: { login: [required(), emailOrPhone(t('problem.login'))], password: [required()] },
    onSubmit: async (values) =>
      wait.heed(await signIn.withPassword(tidyLogin(values.login), values.password, values.remember)),
  });
  const { error: _never, ...remember } = form.toggle('remember');

  return (
    <Form form={form} className={css.form}>
      <TextField
        {...form.field('login')}
        label={t('login.emailOrPhone')}
        inputMode="email"
        autoComplete="username webauthn"
        inputProps={{ autoCapitalize: 'none', spellCheck: false }}
        isRequired
      />
      <PasswordField {...form.field('password')} label={t('form.password')} isRequired />
      <div className={css.row}>
        <Checkbox {...remember}>{t('login.remember')}</Checkbox>
        <Link href="/password-recovery">{t('login.forgot')}</Link>
      </div>
      <PatientSubmit wait={wait} isLoading={form.isSubmitting}>
        {t('login.submit')}
      </PatientSubmit>
      <FormFoot says="accept" />
    </Form>
  );
}
