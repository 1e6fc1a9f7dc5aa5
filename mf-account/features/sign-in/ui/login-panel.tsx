import { type FragmentProps, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useBackEntry } from '@cairn/shared-contracts/remote/use-back-entry';
import { useState } from 'react';
import css from '../../../common/ui/form.module.css';
import { TextButton } from '../../../common/ui/text-button.tsx';
import { dropCode } from '../model/kept-code.ts';
import { EMAIL_ONLY, optionsIn, site } from '../model/login-options.ts';
import { useCodeRequest } from '../model/use-code-request.ts';
import { CodeStep } from './code-step.tsx';
import { LoginWays } from './login-ways.tsx';
import { NewcomerForm } from './newcomer-form.tsx';

export type LoginPanelProps = FragmentProps<'mf-account/login-panel'>;

/** Logging in on the way to something else, inside the dialog of whoever shows it: without leaving the page, and on. */
export function LoginPanel({ intent, onDone, onBack }: LoginPanelProps) {
  const { t } = useTranslation('mf-account');
  const codes = useCodeRequest({ keeps: true });
  const [isKnown, setKnown] = useState(false);
  const { data: tokens } = site.siteTokens.useQuery();
  const { leave } = useBackEntry('log-in', onBack);
  const options = tokens ? optionsIn(tokens) : EMAIL_ONLY;
  const done = () => {
    dropCode();
    leave(onDone);
  };
  if (codes.sent) return <CodeStep codes={codes} sent={codes.sent} channels={options.channels} onDone={done} />;
  return (
    <div className={css.form}>
      <p className={css.note}>{t('panel.intro', { intent })}</p>
      {isKnown ? (
        <LoginWays codes={codes} options={options} onDone={done} keepsDraft />
      ) : (
        <NewcomerForm codes={codes} layout="panel" keepsDraft />
      )}
      <p>
        <TextButton onPress={() => setKnown(!isKnown)}>{t(isKnown ? 'panel.new' : 'panel.known')}</TextButton>
      </p>
    </div>
  );
}
