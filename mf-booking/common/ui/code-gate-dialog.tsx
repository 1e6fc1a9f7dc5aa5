import { CODE_LENGTH } from '@cairn/shared-contracts/domain/limits';
import { type ApiError, toApiError, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useBackEntry } from '@cairn/shared-contracts/remote/use-back-entry';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { CodeInput } from '@cairn/shared-contracts/ui/code-input';
import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import { useRefusalMessages } from '@cairn/shared-contracts/ui/form';
import { useState } from 'react';
import { requests } from '../model/api.ts';
import css from './code-gate-dialog.module.css';

interface CodeGateDialogProps {
  uuid: string;
  /** somebody else is logged in: then there is no log-in to offer */
  isLoggedIn: boolean;
  onOpened: () => void;
  onLogin: () => void;
  onClose: () => void;
}

/** Whoever has only a booking's link shows that it is theirs: by a code to the booker's address, or by logging in. */
export default function CodeGateDialog({ uuid, isLoggedIn, onOpened, onLogin, onClose }: CodeGateDialogProps) {
  const { t } = useTranslation('mf-booking');
  const refusalOf = useRefusalMessages();
  const { leave } = useBackEntry('code', onClose);
  const [send, sending] = requests.sendLinkCode.useMutation();
  const [open, opening] = requests.openLink.useMutation();
  const [attempt, setAttempt] = useState(0);
  const wrong = opening.error ? toApiError(opening.error) : null;
  const isCodeAtFault = wrong !== null && codeOf(wrong) === 'code_wrong';

  async function enter(code: string) {
    const answer = await open({ uuid, code });
    if (answer.data) onOpened();
    else setAttempt((before) => before + 1);
  }

  return (
    <Dialog
      backEntry={null}
      isOpen
      title={t('gate.title')}
      closeLabel={t('close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className={css.body}>
        {isLoggedIn ? <Alert tone="warning">{t('gate.other')}</Alert> : null}
        {sending.data ? (
          <>
            <p>{t('gate.sent', { address: sending.data.sent_to, digits: CODE_LENGTH })}</p>
            <CodeInput
              label={t('gate.code')}
              autoFocus
              attempt={attempt}
              isDisabled={opening.isLoading}
              {...(wrong && isCodeAtFault ? { error: refusalOf(wrong) } : {})}
              onComplete={(code) => void enter(code)}
            />
            {wrong && !isCodeAtFault ? <Alert tone="danger">{refusalOf(wrong)}</Alert> : null}
          </>
        ) : (
          <p>{t('gate.text')}</p>
        )}
        {sending.error ? <Alert tone="danger">{refusalOf(toApiError(sending.error))}</Alert> : null}
        {sending.data && !(wrong && codeOf(wrong) === 'code_expired') ? null : (
          <Button size="lg" isBlock isLoading={sending.isLoading} onPress={() => void send({ uuid })}>
            {t('gate.send')}
          </Button>
        )}
        <p className={css.note}>{t('captcha')}</p>
        {isLoggedIn ? null : (
          <Button variant="ghost" isBlock onPress={() => leave(onLogin)}>
            {t('gate.login')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const codeOf = (error: ApiError): string => (error.kind === 'refused' ? error.code : '');
