import { email, required } from '@cairn/shared-contracts/domain/validators';
import { Seo, toApiError, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Form, useForm } from '@cairn/shared-contracts/ui/form';
import { FormFoot } from '@cairn/shared-contracts/ui/form-foot';
import { Link } from '@cairn/shared-contracts/ui/link';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import { clockText, useCountdown } from '@cairn/shared-contracts/ui/use-countdown';
import { useState } from 'react';
import { users } from '../../../common/model/api.ts';
import { useWait } from '../../../common/model/use-wait.ts';
import { AuthPage } from '../../../common/ui/auth-page.tsx';
import css from '../../../common/ui/form.module.css';
import { OutboxHint } from '../../../common/ui/outbox-hint.tsx';
import { PatientSubmit } from '../../../common/ui/patient-submit.tsx';
import { rememberAsked } from '../model/asked-for.ts';

interface Asked {
  email: string;
  resendIn: number;
  run: number;
}

/** Asks for a link to set another password. What is said afterwards is the same whoever asks: it tells nobody who has an account. */
export function RecoveryPage() {
  const { t } = useTranslation('mf-account');
  const { siteName } = usePlatform();
  const [recover] = users.passwordRecovery.useMutation();
  const [asked, setAsked] = useState<Asked>();
  const wait = useWait();
  const form = useForm({
    id: 'recovery',
    initial: { email: '' },
    rules: { email: [required(), email()] },
    onSubmit: async (values) => {
      const address = values.email.trim();
      const { data, error } = await recover({ email: address });
      if (!data) return wait.heed(toApiError(error));
      rememberAsked(address);
      setAsked((last) => ({ email: address, resendIn: data.resend_in, run: (last?.run ?? 0) + 1 }));
    },
  });

  return (
    <AuthPage art="lake">
      <Seo title={t('recovery.title')} description={t('recovery.description', { site: siteName })} noindex />
      <h1>{t('recovery.heading')}</h1>
      {asked && (
        <Alert tone="success" role="status" title={t('recovery.sent')}>
          <span className={css.email}>{t('recovery.sentText', { email: asked.email })}</span>
        </Alert>
      )}
      <Form form={form} className={css.form}>
        {!asked && <p>{t('recovery.text')}</p>}
        <div hidden={asked !== undefined}>
          <TextField {...form.field('email')} label={t('form.email')} type="email" autoComplete="email" isRequired />
        </div>
        {asked ? (
          <Again {...asked} isLoading={form.isSubmitting} failure={wait.left} onChange={() => setAsked(undefined)} />
        ) : (
          <PatientSubmit wait={wait} isLoading={form.isSubmitting}>
            {t('recovery.submit')}
          </PatientSubmit>
        )}
        <FormFoot says="nothing" />
      </Form>
      <p className={css.note}>
        {t('recovery.remembered')} <Link href="/login">{t('register.login')}</Link>
      </p>
      {asked && <OutboxHint brings="link" />}
    </AuthPage>
  );
}

interface AgainProps extends Asked {
  isLoading: boolean;
  /** seconds that the api wants to rest */
  failure: number;
  onChange: () => void;
}

function Again({ resendIn, run, isLoading, failure, onChange }: AgainProps) {
  const { t } = useTranslation('mf-account');
  const left = Math.max(useCountdown(resendIn, run), failure);
  return (
    <>
      <Button type="submit" variant="secondary" isBlock isLoading={isLoading} isDisabled={left > 0}>
        {left > 0 ? t('form.waitFor', { time: clockText(left) }) : t('recovery.again')}
      </Button>
      <Button variant="ghost" isBlock onPress={onChange}>
        {t('recovery.change')}
      </Button>
    </>
  );
}
