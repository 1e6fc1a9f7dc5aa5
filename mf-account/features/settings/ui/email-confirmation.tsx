import type { Profile } from '@cairn/shared-contracts/api/user.schema';
import { CODE_LENGTH } from '@cairn/shared-contracts/domain/limits';
import { type ApiError, toApiError, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { useState } from 'react';
import { Refusal } from '../../../common/ui/refusal.tsx';
import { account } from '../model/api.ts';
import { CodeBox } from './code-box.tsx';
import css from './confirmation.module.css';

/** A new e-mail waits for its code; one that was never confirmed can be. */
export function EmailConfirmation({ user }: { user: Profile }) {
  const { t } = useTranslation('mf-account');
  const [send, sending] = account.emailConfirmationRequest.useMutation();
  const [confirm] = account.confirmEmail.useMutation();
  const [isAsked, setAsked] = useState(false);
  const [error, setError] = useState<ApiError>();
  const email = user.new_email ?? (user.is_email_verified ? null : user.email);
  if (!email) return null;
  const resend = async () => (await send().unwrap()).resend_in;
  if (user.new_email === null && !isAsked)
    return (
      <div className={css.ask}>
        <Refusal error={error} />
        <Button
          variant="secondary"
          size="sm"
          isLoading={sending.isLoading}
          onPress={() =>
            void resend().then(
              () => setAsked(true),
              (refusal: unknown) => setError(toApiError(refusal)),
            )
          }
        >
          {t('settings.profile.confirmEmail', { email })}
        </Button>
      </div>
    );
  return (
    <div className={css.box}>
      <CodeBox
        key={email}
        label={t('settings.profile.emailCode')}
        resendIn={0}
        onCode={async (code) => {
          await confirm({ code }).unwrap();
          toast({ text: t('settings.profile.emailDone', { email }) });
        }}
        onResend={resend}
      >
        {t('settings.sentTo', { digits: CODE_LENGTH, to: email })}{' '}
        {user.new_email ? t('settings.profile.emailUntil', { email: user.email ?? '' }) : null}
      </CodeBox>
    </div>
  );
}
