import { PASSWORD_MIN } from '@cairn/shared-contracts/domain/limits';
import { minLength, required } from '@cairn/shared-contracts/domain/validators';
import { toApiError, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Form, useForm, useRefusalMessages } from '@cairn/shared-contracts/ui/form';
import { useState } from 'react';
import { users } from '../../../common/model/api.ts';
import { isLinkDead } from '../../../common/model/is-link-dead.ts';
import { useWait } from '../../../common/model/use-wait.ts';
import css from '../../../common/ui/form.module.css';
import { NewPasswordField } from '../../../common/ui/new-password-field.tsx';
import { PatientSubmit } from '../../../common/ui/patient-submit.tsx';
import { askedFor, forgetAsked } from '../model/asked-for.ts';

interface ResetFormProps {
  token: string;
  onDone: () => void;
  /** the link has died meanwhile; @param message of the api */
  onDead: (words: string) => void;
}

/** The new password, once: it can be looked at. */
export function ResetForm({ token, onDone, onDead }: ResetFormProps) {
  const { t } = useTranslation('mf-account');
  const [reset] = users.passwordReset.useMutation();
  const refusalOf = useRefusalMessages();
  const wait = useWait();
  const [email] = useState(askedFor);
  const form = useForm({
    id: 'password-reset',
    initial: { password: '' },
    rules: { password: [required(), minLength(PASSWORD_MIN)] },
    onSubmit: async ({ password }) => {
      const { data, error } = await reset({ token, password });
      if (data) {
        forgetAsked();
        onDone();
        return undefined;
      }
      const refusal = toApiError(error);
      // what is wrong with the password stands at its field; the token has none
      const isPasswordAtFault = refusal.kind === 'refused' && 'password' in refusal.fields;
      if (isLinkDead(refusal) && !isPasswordAtFault) {
        onDead(refusalOf(refusal));
        return undefined;
      }
      return wait.heed(refusal);
    },
  });

  return (
    <Form form={form} className={css.form}>
      <p className={css.note}>{t('reset.text')}</p>
      {/* password managers save the password under it; nobody else needs it */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField {...form.field('password')} label={t('reset.password')} ownWords={email} isRequired />
      <PatientSubmit wait={wait} isLoading={form.isSubmitting}>
        {t('reset.submit')}
      </PatientSubmit>
    </Form>
  );
}
