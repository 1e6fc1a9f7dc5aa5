import { type ApiError, toApiError, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { CodeInput } from '@cairn/shared-contracts/ui/code-input';
import { useRefusalMessages } from '@cairn/shared-contracts/ui/form';
import { clockText, useCountdown } from '@cairn/shared-contracts/ui/use-countdown';
import { type ReactNode, useState } from 'react';
import { codeProblem } from '../../../common/model/code-problem.ts';
import { OutboxHint } from '../../../common/ui/outbox-hint.tsx';
import { Refusal } from '../../../common/ui/refusal.tsx';
import css from './code-box.module.css';

interface CodeBoxProps {
  /** what was sent where */
  children: ReactNode;
  label: string;
  /** seconds until another code may be asked for; 0 when nobody knows */
  resendIn: number;
  /** takes the code; what it rejects with is shown */
  onCode: (code: string) => Promise<unknown>;
  /** asks for another; gives the seconds until the next. What it rejects with is shown. */
  onResend: () => Promise<number>;
  autoFocus?: boolean;
}

/** The five digits of a message, and the way to another one. The last digit sends them. */
export function CodeBox({ children, label, resendIn, onCode, onResend, autoFocus = false }: CodeBoxProps) {
  const { t } = useTranslation('mf-account');
  const refusalOf = useRefusalMessages();
  const [wait, setWait] = useState({ seconds: resendIn, run: 1 });
  const left = useCountdown(wait.seconds, wait.run);
  const [failure, setFailure] = useState<{ error: ApiError; attempt: number }>();
  const [resendError, setResendError] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const problem = failure && codeProblem(failure.error, refusalOf(failure.error));

  async function take(code: string) {
    setBusy(true);
    try {
      await onCode(code);
    } catch (error) {
      if (error instanceof Error) throw error;
      setFailure((last) => ({ error: toApiError(error), attempt: (last?.attempt ?? 0) + 1 }));
    } finally {
      setBusy(false);
    }
  }

  async function again() {
    setResendError(undefined);
    try {
      const seconds = await onResend();
      setFailure(undefined);
      setWait(({ run }) => ({ seconds, run: run + 1 }));
    } catch (error) {
      if (error instanceof Error) throw error;
      setResendError(toApiError(error));
    }
  }

  const isDue = problem?.kind === 'expired';
  return (
    <div className={css.box} aria-busy={isBusy}>
      <p className={css.text}>{children}</p>
      <CodeInput
        key={wait.run}
        label={label}
        autoFocus={autoFocus}
        attempt={failure?.attempt ?? 0}
        {...(problem && problem.kind !== 'failed' ? { error: problem.text } : {})}
        onChange={(digits) => digits && setFailure(undefined)}
        onComplete={(code) => void take(code)}
      />
      {problem?.kind === 'failed' ? <Alert tone="danger">{problem.text}</Alert> : null}
      <Refusal error={resendError} />
      {left > 0 && !isDue ? (
        <p className={css.small}>
          {t('code.newIn')} <span className={css.timer}>{clockText(left)}</span>
        </p>
      ) : (
        <div>
          <Button variant="secondary" size="sm" onPress={() => void again()}>
            {t('code.again')}
          </Button>
        </div>
      )}
      <div role="status" className={css.small}>
        {wait.run > 1 ? t('code.sentAgain') : null}
      </div>
      <OutboxHint brings="code" />
    </div>
  );
}
