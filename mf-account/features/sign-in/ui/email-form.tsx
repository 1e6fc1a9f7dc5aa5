import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import type { FormEvent } from 'react';
import { emailRule } from '../model/field-rules.ts';
import type { CodeRequest } from '../model/use-code-request.ts';
import { useField } from '../model/use-field.ts';
import css from './form.module.css';
import { Refusal } from './refusal.tsx';
import { useProblemText } from './use-texts.ts';

/** For whoever has an account: the e-mail, and a code goes there. */
export function EmailForm({ codes }: { codes: CodeRequest }) {
  const { t } = useTranslation('mf-account');
  const email = useField(emailRule, useProblemText());

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!codes.isLoading && email.check()) void codes.request({ email: email.value.trim() });
  }

  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <TextField {...email.props} label={t('form.email')} type="email" name="email" autoComplete="email" isRequired />
      <Refusal error={codes.error} />
      <Button type="submit" size="lg" isBlock isLoading={codes.isLoading}>
        {t('form.send')}
      </Button>
    </form>
  );
}
