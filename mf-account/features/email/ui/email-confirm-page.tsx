import { useSession, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { useState } from 'react';
import { useLinkToken } from '../../../common/model/use-link-token.ts';
import { LinkPage } from '../../../common/ui/link-page.tsx';
import { OPENED_LINK } from '../model/opened-link.ts';
import { ConfirmByCode } from './confirm-by-code.tsx';
import { ConfirmByLink } from './confirm-by-link.tsx';

const MARK = { [OPENED_LINK]: '1' };

interface EmailConfirmPageProps {
  isLoggedIn: boolean;
  /** the address came with a token */
  isLink: boolean;
}

/** Confirms an e-mail: by the code that was sent to it, or by the link of the same message. */
export function EmailConfirmPage({ isLoggedIn, isLink }: EmailConfirmPageProps) {
  const { t } = useTranslation('mf-account');
  const token = useLinkToken(MARK);
  const { user } = useSession();
  const [isDone, setDone] = useState(false);
  const email = user?.new_email ?? user?.email ?? '';
  const isConfirmed = user?.is_email_verified === true && user.new_email === null;
  const onDone = () => setDone(true);

  function body() {
    if (isDone || (isConfirmed && !isLink)) {
      return (
        <>
          <Alert tone="success" role="status" title={t('emailConfirm.done')}>
            {t('emailConfirm.doneText')}
          </Alert>
          <LinkButton href={isLoggedIn ? '/settings' : '/login'} size="lg" isBlock>
            {t(isLoggedIn ? 'emailConfirm.settings' : 'login.submit')}
          </LinkButton>
        </>
      );
    }
    if (isLink) return <ConfirmByLink token={token} isLoggedIn={isLoggedIn} onDone={onDone} />;
    return <ConfirmByCode email={email} onDone={onDone} />;
  }

  return (
    <LinkPage title={t('emailConfirm.title')} heading={t('emailConfirm.heading')}>
      {body()}
    </LinkPage>
  );
}
