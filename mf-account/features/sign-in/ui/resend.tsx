import type { CodeSender } from '@cairn/shared-contracts/domain/enumerations';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { clockText, useCountdown } from '@cairn/shared-contracts/ui/use-countdown';
import css from '../../../common/ui/form.module.css';
import { CHANNEL_NAMES } from '../model/channels.ts';
import { isPhone } from '../model/login-rules.ts';
import type { CodeRequest, SentCode } from '../model/use-code-request.ts';

interface ResendProps {
  codes: CodeRequest;
  sent: SentCode;
  /** what else a code can reach a phone by */
  channels: readonly CodeSender[];
  /** the code that was sent is of no use any more: no reason to wait */
  isDue: boolean;
  onSent: () => void;
}

/** Counts down to the next code, then offers it: by the same channel, or by another one. */
export function Resend({ codes, sent, channels, isDue, onSent }: ResendProps) {
  const { t } = useTranslation('mf-account');
  const left = useCountdown(sent.resendIn, sent.waits);
  if (left > 0 && !isDue) {
    return (
      <p className={css.small}>
        {t('code.newIn')} <span className={css.timer}>{clockText(left)}</span>
      </p>
    );
  }
  const others = isPhone(sent.login) ? channels.filter((channel) => channel !== sent.sender) : [];
  return (
    <>
      <Button
        variant={isDue ? 'primary' : 'secondary'}
        isBlock
        isLoading={codes.isLoading}
        onPress={() => void codes.again().then(onSent)}
      >
        {t('code.again')}
      </Button>
      {others.map((channel) => (
        <Button
          key={channel}
          variant="secondary"
          isBlock
          isDisabled={codes.isLoading}
          onPress={() => void codes.again(channel).then(onSent)}
        >
          {t('code.againBy', { channel: t(`channel.${CHANNEL_NAMES[channel]}`) })}
        </Button>
      ))}
    </>
  );
}
