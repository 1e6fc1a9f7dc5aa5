import { type ApiError, toApiError, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { useState } from 'react';
import { type PasskeyTrouble, provePasskey } from '../../../common/model/passkeys.ts';
import { Refusal } from '../../../common/ui/refusal.tsx';
import { account } from '../model/api.ts';

export function ReauthByPasskey({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('mf-account');
  const [options] = account.passkeyLoginOptions.useMutation();
  const [prove] = account.reauthenticate.useMutation();
  const [trouble, setTrouble] = useState<PasskeyTrouble>();
  const [error, setError] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);

  async function ask() {
    setBusy(true);
    setTrouble(undefined);
    setError(undefined);
    try {
      const answer = await provePasskey((await options().unwrap()).options);
      if ('trouble' in answer) return setTrouble(answer.trouble);
      await prove({ passkey: answer.credential }).unwrap();
      onDone();
    } catch (refusal) {
      setError(toApiError(refusal));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {trouble ? <Alert tone="danger">{t(`settings.passkeys.trouble.${trouble}`)}</Alert> : null}
      <Refusal error={error} />
      <Button isBlock autoFocus isLoading={isBusy} onPress={() => void ask()}>
        {t('settings.reauth.passkey')}
      </Button>
    </>
  );
}
