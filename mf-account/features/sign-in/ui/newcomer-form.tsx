import { email, phone, required } from '@cairn/shared-contracts/domain/validators';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Form, useForm } from '@cairn/shared-contracts/ui/form';
import { PhoneInput } from '@cairn/shared-contracts/ui/phone-input';
import { TermsCheckbox } from '@cairn/shared-contracts/ui/terms-checkbox';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import { namesFit } from '../model/field-rules.ts';
import type { CodeRequest } from '../model/use-code-request.ts';
import css from './form.module.css';
import { FormFoot } from './form-foot.tsx';

interface NewcomerFormProps {
  codes: CodeRequest;
  /** a page has room for a phone number and a box to tick; on the way to something else a line under the button must do */
  layout: 'page' | 'panel';
}

/** For whoever has no account yet: name and e-mail, no password. A known e-mail gets its code just the same. */
export function NewcomerForm({ codes, layout }: NewcomerFormProps) {
  const { t } = useTranslation('mf-account');
  const { site } = usePlatform();
  const isPage = layout === 'page';
  const form = useForm({
    id: 'newcomer',
    initial: { name: '', email: '', phone: '', isAgreed: !isPage },
    rules: {
      name: [required(), namesFit(t('problem.name'))],
      email: [required(), email()],
      phone: [phone()],
      isAgreed: [(isAgreed) => (isAgreed ? undefined : t('form.acceptTerms'))],
    },
    onSubmit: (values) => codes.request({ email: values.email.trim(), name: values.name.trim(), phone: values.phone }),
  });

  return (
    <Form form={form} className={css.form}>
      <TextField {...form.field('name')} label={t('form.name')} autoComplete="name" isRequired />
      <TextField {...form.field('email')} label={t('form.email')} type="email" autoComplete="email" isRequired />
      {isPage && (
        <PhoneInput {...form.field('phone')} label={t('form.phone')} defaultCountry={site.uikit.defaultCountry} />
      )}
      {isPage && <TermsCheckbox {...form.toggle('isAgreed')} />}
      <Button type="submit" size="lg" isBlock isLoading={form.isSubmitting}>
        {t('form.send')}
      </Button>
      <FormFoot asksConsent={!isPage} />
    </Form>
  );
}
