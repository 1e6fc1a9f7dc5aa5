import { CODE_LENGTH } from '@cairn/shared-contracts/domain/limits';
import { code, required } from '@cairn/shared-contracts/domain/validators';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { CodeInput } from '@cairn/shared-contracts/ui/code-input';
import { Form, useForm, useRefusalMessages } from '@cairn/shared-contracts/ui/form';
import { clockText, useCountdown } from '@cairn/shared-contracts/ui/use-countdown';
import { codeProblem } from '../../../common/model/code-problem.ts';
import css from '../../../common/ui/form.module.css';
import { OutboxHint } from '../../../common/ui/outbox-hint.tsx';
import { Refusal } from '../../../common/ui/refusal.tsx';
import { useEmailCode } from '../model/use-email-code.ts';

/** Sends a code to the address on demand, and takes it. */
export function ConfirmByCode({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTranslation('mf-account');
  const refusalOf = useRefusalMessages();
  const codes = useEmailCode(onDone);
  const left = useCountdown(codes.resendIn, codes.waits);
  const problem = codes.refusal && codeProblem(codes.refusal, refusalOf(codes.refusal));
  const isCodeAtFault = problem !== undefined && problem.kind !== 'failed';
  const form = useForm({
    id: 'email-code',
    initial: { code: '' },
    mode: 'passive',
    rules: { code: [required(), code()] },
    onSubmit: (values) => codes.confirm(values.code),
  });
  const isComplete = form.values.code.length === CODE_LENGTH && !isCodeAtFault;

  return (
    <Form form={form} className={css.form}>
      <p className={`${css.note} ${css.email}`}>
        {t(codes.isSent ? 'emailConfirm.sent' : 'emailConfirm.text', { email, digits: CODE_LENGTH })}
      </p>
      <CodeInput
        key={codes.waits}
        label={t('code.label')}
        attempt={codes.attempt}
        {...(isCodeAtFault ? { error: problem.text } : {})}
        onChange={(digits) => {
          form.set('code', digits);
          if (digits) codes.forget();
        }}
        onComplete={() => void form.submit()}
      />
      {problem?.kind === 'failed' && <Alert tone="danger">{problem.text}</Alert>}
      <Button type="submit" size="lg" isBlock isDisabled={!isComplete} isLoading={form.isSubmitting}>
        {t('emailConfirm.submit')}
      </Button>
      <Refusal error={codes.sendError} />
      <Button
        variant="secondary"
        isBlock
        isLoading={codes.isSending}
        isDisabled={left > 0}
        onPress={() => void codes.send()}
      >
        {left > 0 ? t('form.waitFor', { time: clockText(left) }) : t(codes.isSent ? 'code.again' : 'form.send')}
      </Button>
      <OutboxHint brings="code" />
    </Form>
  );
}
