import { PASSWORD_MIN } from '@cairn/shared-contracts/domain/limits';
import { email, minLength, phone, required } from '@cairn/shared-contracts/domain/validators';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Checkbox } from '@cairn/shared-contracts/ui/checkbox';
import { Form, useForm } from '@cairn/shared-contracts/ui/form';
import { FormFoot } from '@cairn/shared-contracts/ui/form-foot';
import { PhoneInput } from '@cairn/shared-contracts/ui/phone-input';
import { TermsCheckbox } from '@cairn/shared-contracts/ui/terms-checkbox';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import { useWait } from '../../../common/model/use-wait.ts';
import css from '../../../common/ui/form.module.css';
import { NewPasswordField } from '../../../common/ui/new-password-field.tsx';
import { PatientSubmit } from '../../../common/ui/patient-submit.tsx';
import { hasBothNames, namesFit } from '../model/field-rules.ts';
import type { LoginFormProps } from './login-form-props.ts';

interface NewcomerFormProps extends LoginFormProps {
  /** a page has room for more than name and e-mail; on the way to something else a line under the button must do */
  layout: 'page' | 'panel';
}

/** For whoever has no account yet: name and e-mail, and a password only for those who want one. A known e-mail gets the same answer. */
export function NewcomerForm({ codes, layout, keepsDraft = false }: NewcomerFormProps) {
  const { t } = useTranslation('mf-account');
  const { site } = usePlatform();
  const wait = useWait();
  const isPage = layout === 'page';
  const form = useForm({
    id: 'newcomer',
    keepsDraft,
    initial: { name: '', email: '', phone: '', wantsPassword: false, password: '', isAgreed: !isPage },
    rules: {
      name: [
        required(),
        namesFit(t('problem.name')),
        (name, values) => (values.wantsPassword ? hasBothNames(t('problem.bothNames'))(name, values) : undefined),
      ],
      email: [required(), email()],
      phone: [phone()],
      password: [
        (password, values) =>
          values.wantsPassword
            ? (required()(password, values) ?? minLength(PASSWORD_MIN)(password, values))
            : undefined,
      ],
      isAgreed: [(isAgreed) => (isAgreed ? undefined : t('form.acceptTerms'))],
    },
    onSubmit: async ({ wantsPassword, ...values }) =>
      wait.heed(
        await codes.request({
          login: values.email.trim(),
          newcomer: {
            name: values.name.trim(),
            phone: values.phone,
            ...(wantsPassword ? { password: values.password } : {}),
          },
        }),
      ),
  });
  const { error: _never, ...wantsPassword } = form.toggle('wantsPassword');
  const { name, email: address } = form.values;

  return (
    <Form form={form} className={css.form}>
      <TextField {...form.field('name')} label={t('form.name')} autoComplete="name" isRequired />
      <TextField
        {...form.field('email')}
        label={t('form.email')}
        type="email"
        autoComplete={form.values.wantsPassword ? 'username' : 'email'}
        isRequired
      />
      {isPage && (
        <>
          <PhoneInput {...form.field('phone')} label={t('form.phone')} defaultCountry={site.uikit.defaultCountry} />
          <Checkbox {...wantsPassword}>{t('register.wantsPassword')}</Checkbox>
          {form.values.wantsPassword && (
            <NewPasswordField
              {...form.field('password')}
              label={t('form.password')}
              ownWords={`${name} ${address}`}
              isRequired
            />
          )}
          <TermsCheckbox {...form.toggle('isAgreed')} />
        </>
      )}
      <PatientSubmit wait={wait} isLoading={form.isSubmitting}>
        {t('form.send')}
      </PatientSubmit>
      <FormFoot says={!isPage ? 'accept' : 'nothing'} />
    </Form>
  );
}
