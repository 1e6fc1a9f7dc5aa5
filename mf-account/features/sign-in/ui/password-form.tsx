import { EyeIcon, EyeOffIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Checkbox } from '@cairn/shared-contracts/ui/checkbox';
import { IconButton } from '@cairn/shared-contracts/ui/icon-button';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import { type FormEvent, useState } from 'react';
import { emailRule, required } from '../model/field-rules.ts';
import { useField } from '../model/use-field.ts';
import { useSignIn } from '../model/use-sign-in.ts';
import css from './form.module.css';
import { Refusal } from './refusal.tsx';
import { TextButton } from './text-button.tsx';
import { useProblemText } from './use-texts.ts';

interface PasswordFormProps {
  onDone: () => void;
  /** a code needs no password: it is also the way back in */
  onForgotten: () => void;
}

export function PasswordForm({ onDone, onForgotten }: PasswordFormProps) {
  const { t } = useTranslation('mf-account');
  const textOf = useProblemText();
  const email = useField(emailRule, textOf);
  const password = useField(required, textOf);
  const [isShown, setShown] = useState(false);
  const [remember, setRemember] = useState(true);
  const signIn = useSignIn(onDone);

  function submit(event: FormEvent) {
    event.preventDefault();
    const checks = [password.check(), email.check()];
    if (!signIn.isLoading && checks.every(Boolean)) {
      void signIn.withPassword(email.value.trim(), password.value, remember);
    }
  }

  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <TextField
        {...email.props}
        label={t('form.email')}
        type="email"
        name="email"
        autoComplete="username"
        isRequired
      />
      <TextField
        {...password.props}
        label={t('form.password')}
        type={isShown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        isRequired
        end={
          <IconButton label={t(isShown ? 'form.hidePassword' : 'form.showPassword')} onPress={() => setShown(!isShown)}>
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        }
      />
      <Checkbox isSelected={remember} onChange={setRemember}>
        {t('login.remember')}
      </Checkbox>
      <Refusal error={signIn.error} />
      <Button type="submit" size="lg" isBlock isLoading={signIn.isLoading}>
        {t('login.submit')}
      </Button>
      <p className={css.note}>
        {t('login.forgot')} <TextButton onPress={onForgotten}>{t('login.forgotWay')}</TextButton>
      </p>
    </form>
  );
}
