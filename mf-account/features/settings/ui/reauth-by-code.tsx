import { CODE_LENGTH } from '@cairn/shared-contracts/domain/limits';
import { type ApiError, toApiError, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { useState } from 'react';
import { Refusal } from '../../../common/ui/refusal.tsx';
import { account } from '../model/api.ts';
import { CodeBox } from './code-box.tsx';

/**
 * A code is sent only when it is asked for.
 * @param to e-mail or phone that the server sends it to
 */
export function ReauthByCode({ to, onDone }: { to: string; onDone: () => void }) {
  const { t } = useTranslation('mf-account');
  const [send, sending] = account.reauthenticationCode.useMutation();
  const [prove] = account.reauthenticate.useMutation();
  const [resendIn, setResendIn] = useState<number>();
  const [error, setError] = useState<ApiError>();
  if (resendIn === undefined)
    return (
      <>
        <Refusal error={error} />
        <Button
          isBlock
          autoFocus
          isLoading={sending.isLoading}
          onPress={() => {
            setError(undefined);
            send()
              .unwrap()
              .then(
                (answer) => setResendIn(answer.resend_in),
                (refusal: unknown) => setError(toApiError(refusal)),
              );
          }}
        >
          {t('settings.reauth.sendTo', { to })}
        </Button>
      </>
    );
  return (
    <CodeBox
      label={t('code.label')}
      resendIn={resendIn}
      autoFocus
      onCode={(code) => prove({ code }).unwrap().then(onDone)}
      onResend={async () => (await send().unwrap()).resend_in}
    >
      {t('settings.sentTo', { digits: CODE_LENGTH, to })}
    </CodeBox>
  );
}
