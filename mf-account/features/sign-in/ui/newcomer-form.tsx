import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { TermsCheckbox } from '@cairn/shared-contracts/ui/terms-checkbox';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import { type FormEvent, useState } from 'react';
import { emailRule, nameRule } from '../model/field-rules.ts';
import type { CodeRequest } from '../model/use-code-request.ts';
import { useField } from '../model/use-field.ts';
import { ConsentLine } from './consent-line.tsx';
import css from './form.module.css';
import { Refusal } from './refusal.tsx';
import { useProblemText } from './use-texts.ts';

interface NewcomerFormProps {
  codes: CodeRequest;
  /** a box to tick, or a line under the button where space is short */
  consent: 'checkbox' | 'line';
}

/** For whoever has no account yet: name and e-mail, no password. A known e-mail gets its code just the same. */
export function NewcomerForm({ codes, consent }: NewcomerFormProps) {
  const { t } = useTranslation('mf-account');
  const textOf = useProblemText();
  const name = useField(nameRule, textOf);
  const email = useField(emailRule, textOf);
  const [isAgreed, setAgreed] = useState(consent === 'line');
  const [isAgreementDue, setAgreementDue] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    // all three speak up, the first one takes the caret
    const checks = [email.check(), name.check(), isAgreed];
    setAgreementDue(!isAgreed);
    if (!codes.isLoading && checks.every(Boolean)) {
      void codes.request({
        email: email.value.trim(),
        name: name.value.trim(),
      });
    }
  }

  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <TextField {...name.props} label={t('form.name')} name="name" autoComplete="name" isRequired />
      <TextField {...email.props} label={t('form.email')} type="email" name="email" autoComplete="email" isRequired />
      {consent === 'checkbox' && (
        <TermsCheckbox
          isSelected={isAgreed}
          onChange={setAgreed}
          {...(isAgreementDue && !isAgreed ? { error: t('form.acceptTerms') } : {})}
        />
      )}
      <Refusal error={codes.error} />
      <Button type="submit" size="lg" isBlock isLoading={codes.isLoading}>
        {t('form.send')}
      </Button>
      {consent === 'line' && <ConsentLine />}
    </form>
  );
}
