import type { Profile } from '@cairn/shared-contracts/api/user.schema';
import type { CodeSender } from '@cairn/shared-contracts/domain/enumerations';
import { CODE_LENGTH } from '@cairn/shared-contracts/domain/limits';
import { type ApiError, toApiError, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { useState } from 'react';
import { Refusal } from '../../../common/ui/refusal.tsx';
import { account } from '../model/api.ts';
import { CANCELLED, useGuard } from '../model/guard.ts';
import { CodeBox } from './code-box.tsx';
import css from './confirmation.module.css';

interface PhoneConfirmationProps {
  user: Profile;
  /** that reach a phone from here, the best first */
  channels: readonly CodeSender[];
}

/** A new phone waits for its code, over whichever channel reaches it. */
export function PhoneConfirmation({ user, channels }: PhoneConfirmationProps) {
  const { t } = useTranslation('mf-account');
  const [send] = account.sendConfirmationCode.useMutation();
  const [confirm] = account.confirmPhone.useMutation();
  const guard = useGuard();
  /** the last one that was asked for by hand, how often, and when the next may be */
  const [asked, setAsked] = useState<{ channel: CodeSender; run: number; resendIn: number }>();
  const [error, setError] = useState<ApiError>();
  const phone = user.new_phone ?? (user.is_phone_verified ? null : user.phone);
  if (!phone) return null;
  const current = asked?.channel ?? channels[0] ?? 'sms';

  async function ask(channel: CodeSender) {
    setError(undefined);
    try {
      const sent = await guard(() => send({ code_sender: channel }).unwrap());
      if (sent === CANCELLED) return;
      setAsked((last) => ({ channel, run: (last?.run ?? 0) + 1, resendIn: sent.resend_in }));
    } catch (refusal) {
      setError(toApiError(refusal));
    }
  }

  const others = channels.filter((channel) => (asked === undefined && user.new_phone === null) || channel !== current);
  return (
    <div className={css.box}>
      {user.new_phone || asked ? (
        <CodeBox
          key={`${phone} ${asked?.run ?? 0}`}
          label={t('settings.profile.phoneCode')}
          resendIn={asked?.resendIn ?? 0}
          onCode={async (code) => {
            await confirm({ code }).unwrap();
            toast({ text: t('settings.profile.phoneDone', { phone }) });
          }}
          onResend={async () => {
            const sent = await guard(() => send({ code_sender: current }).unwrap());
            return sent === CANCELLED ? 0 : sent.resend_in;
          }}
        >
          {t('settings.profile.sentBy', { digits: CODE_LENGTH, to: phone, channel: t(`settings.channel.${current}`) })}
        </CodeBox>
      ) : null}
      <Refusal error={error} />
      {others.length > 0 ? (
        <div className={css.channels}>
          {others.map((channel) => (
            <Button key={channel} variant="secondary" size="sm" onPress={() => void ask(channel)}>
              {t('settings.profile.sendBy', { channel: t(`settings.channel.${channel}`) })}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
