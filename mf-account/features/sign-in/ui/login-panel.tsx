import { type FragmentProps, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useState } from 'react';
import { TextButton } from '../../../common/ui/text-button.tsx';
import { useCodeRequest } from '../model/use-code-request.ts';
import { CodeStep } from './code-step.tsx';
import { EmailForm } from './email-form.tsx';
import css from './form.module.css';
import { NewcomerForm } from './newcomer-form.tsx';

export type LoginPanelProps = FragmentProps<'mf-account/login-panel'>;

/** Logging in on the way to something else, inside the dialog of whoever shows it: e-mail, code, and on. */
export function LoginPanel({ intent, onDone }: LoginPanelProps) {
  const { t } = useTranslation('mf-account');
  const codes = useCodeRequest();
  const [isKnown, setKnown] = useState(false);
  if (codes.sent) return <CodeStep codes={codes} sent={codes.sent} onDone={onDone} />;
  return (
    <div className={css.form}>
      <p className={css.note}>{t('panel.intro', { intent })}</p>
      {isKnown ? <EmailForm codes={codes} asksConsent /> : <NewcomerForm codes={codes} layout="panel" />}
      <p>
        <TextButton onPress={() => setKnown(!isKnown)}>{t(isKnown ? 'panel.new' : 'panel.known')}</TextButton>
      </p>
    </div>
  );
}
