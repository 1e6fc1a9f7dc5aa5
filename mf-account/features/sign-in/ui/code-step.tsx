import type { CodeSender } from '@cairn/shared-contracts/domain/enumerations';
import { CODE_LENGTH } from '@cairn/shared-contracts/domain/limits';
import { code, required } from '@cairn/shared-contracts/domain/validators';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { CodeInput } from '@cairn/shared-contracts/ui/code-input';
import { Form, useForm, useRefusalMessages } from '@cairn/shared-contracts/ui/form';
import { codeProblem } from '../../../common/model/code-problem.ts';
import css from '../../../common/ui/form.module.css';
import { OutboxHint } from '../../../common/ui/outbox-hint.tsx';
import { Refusal } from '../../../common/ui/refusal.tsx';
import { TextButton } from '../../../common/ui/text-button.tsx';
import type { CodeRequest, SentCode } from '../model/use-code-request.ts';
import { useSignIn } from '../model/use-sign-in.ts';
import { Resend } from './resend.tsx';

interface CodeStepProps {
  codes: CodeRequest;
  sent: SentCode;
  /** what a code can reach a phone by */
  channels: readonly CodeSender[];
  /** runs once the session is open */
  onDone: () => void;
}

/** The five digits. The fifth one sends them; a wrong code empties the boxes, an old one offers another at once. */
export function CodeStep({ codes, sent, channels, onDone }: CodeStepProps) {
  const { t } = useTranslation('mf-account');
  const signIn = useSignIn(onDone);
  const refusalOf = useRefusalMessages();
  const problem = signIn.error && codeProblem(signIn.error, refusalOf(signIn.error));
  const isCodeAtFault = problem !== undefined && problem.kind !== 'failed';
  // a refused code was emptied from the boxes
  const form = useForm({
    id: 'one-time-code',
    initial: { code: '' },
    mode: 'passive',
    rules: { code: [required(), code()] },
    onSubmit: (values) => signIn.withCode(sent.login, values.code),
  });
  const isComplete = form.values.code.length === CODE_LENGTH && !isCodeAtFault;
  const isKnown = sent.newcomer === undefined;

  return (
    <Form form={form} className={css.form}>
      <p className={css.note}>
        <span className={css.email}>
          {t(isKnown ? 'code.sentKnown' : 'code.sentNewcomer', {
            login: sent.login,
            digits: CODE_LENGTH,
          })}
        </span>{' '}
        <TextButton onPress={codes.back}>{t('code.change')}</TextButton>
      </p>
      <CodeInput
        key={sent.run}
        label={t('code.label')}
        autoFocus
        attempt={signIn.attempt}
        {...(isCodeAtFault ? { error: problem.text } : {})}
        onChange={(digits) => {
          form.set('code', digits);
          if (digits) signIn.forgetError();
        }}
        onComplete={() => void form.submit()}
      />
      {problem?.kind === 'failed' && <Alert tone="danger">{problem.text}</Alert>}
      <Refusal error={codes.error} />
      {problem?.kind !== 'expired' && (
        <Button type="submit" size="lg" isBlock isDisabled={!isComplete} isLoading={form.isSubmitting}>
          {t('code.continue')}
        </Button>
      )}
      <Resend
        codes={codes}
        sent={sent}
        channels={channels}
        isDue={problem?.kind === 'expired'}
        onSent={signIn.forgetError}
      />
      <div role="status" className={css.status}>
        {sent.run > 1 ? t('code.sentAgain') : null}
      </div>
      {isKnown && <p className={css.small}>{t('code.noAccount')}</p>}
      <OutboxHint brings="code" />
    </Form>
  );
}
