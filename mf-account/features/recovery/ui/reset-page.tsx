import { toApiError, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button, LinkButton } from '@cairn/shared-contracts/ui/button';
import { SkeletonLines } from '@cairn/shared-contracts/ui/skeleton';
import { useEffect, useState } from 'react';
import { users } from '../../../common/model/api.ts';
import { isLinkDead } from '../../../common/model/is-link-dead.ts';
import { useLinkDone } from '../../../common/model/use-link-done.ts';
import { useLinkToken } from '../../../common/model/use-link-token.ts';
import { DeadLink } from '../../../common/ui/dead-link.tsx';
import { LinkPage } from '../../../common/ui/link-page.tsx';
import { Refusal } from '../../../common/ui/refusal.tsx';
import { ResetForm } from './reset-form.tsx';

/** The link is asked about first: nobody makes up a password for one that is dead. Being asked does not use it up. */
export function ResetPage() {
  const { t } = useTranslation('mf-account');
  const token = useLinkToken();
  const [check, checking] = users.checkPasswordResetToken.useMutation();
  const { isDone, setDone } = useLinkDone(token);
  const [deadMessage, setDeadMessage] = useState<string>();
  useEffect(() => {
    if (token) void check({ token });
  }, [check, token]);
  const error = checking.error && toApiError(checking.error);
  const isDead = token === null || deadMessage !== undefined || isLinkDead(error);

  function body() {
    if (isDone) {
      return (
        <>
          <Alert tone="success" role="status" title={t('reset.done')}>
            {t('reset.doneText')}
          </Alert>
          <LinkButton href="/login" size="lg" isBlock>
            {t('login.submit')}
          </LinkButton>
        </>
      );
    }
    if (isDead) {
      return <DeadLink href="/password-recovery" action={t('reset.another')} />;
    }
    if (error && token) {
      return (
        <>
          <Refusal error={error} />
          <Button isBlock onPress={() => void check({ token })}>
            {t('reset.tryAgain')}
          </Button>
        </>
      );
    }
    if (!token || !checking.data) return <SkeletonLines count={3} />;
    return <ResetForm token={token} onDone={setDone} onDead={setDeadMessage} />;
  }

  return (
    <LinkPage title={t('reset.title')} heading={t('reset.heading')}>
      {body()}
    </LinkPage>
  );
}
