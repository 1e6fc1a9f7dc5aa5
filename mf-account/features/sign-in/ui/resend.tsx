import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { clockText, useCountdown } from '../../../common/model/use-countdown.ts';
import type { CodeRequest, SentCode } from '../model/use-code-request.ts';
import css from './form.module.css';

interface ResendProps {
  codes: CodeRequest;
  sent: SentCode;
  /** the code that was sent is of no use any more: no reason to wait */
  isDue: boolean;
  onSent: () => void;
}

/** Counts down to the next code, then offers it. */
export function Resend({ codes, sent, isDue, onSent }: ResendProps) {
  const { t } = useTranslation('mf-account');
  const left = useCountdown(sent.resendIn, sent.run);
  if (left > 0 && !isDue) {
    return (
      <p className={css.small}>
        {t('code.newIn')} <span className={css.timer}>{clockText(left)}</span>
      </p>
    );
  }
  return (
    <Button
      variant={isDue ? 'primary' : 'secondary'}
      isBlock
      isLoading={codes.isLoading}
      onPress={() => void codes.again().then(onSent)}
    >
      {t('code.again')}
    </Button>
  );
}
