import type { ApiError } from '@cairn/shared-contracts/remote/platform';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { users } from '../../../common/model/api.ts';
import { isLinkDead } from '../../../common/model/is-link-dead.ts';
import { takeTarget } from '../../../common/model/login-target.ts';
import { useLinkToken } from '../../../common/model/use-link-token.ts';
import { useOpenSession } from '../../../common/model/use-open-session.ts';
import { DeadLink } from '../../../common/ui/dead-link.tsx';
import { LinkPage } from '../../../common/ui/link-page.tsx';
import { Refusal } from '../../../common/ui/refusal.tsx';

/** A person presses the button: scanners of mail and previews open links as well, and would use this one up. */
export function LinkLoginPage() {
  const { t } = useTranslation('mf-account');
  const token = useLinkToken();
  const navigate = useNavigate();
  const [logIn, { isLoading }] = users.authByLink.useMutation();
  const open = useOpenSession(() => void navigate(takeTarget(), { replace: true }));
  const [error, setError] = useState<ApiError>();
  const isDead = token === null || isLinkDead(error);

  return (
    <LinkPage title={t('login.title')} heading={t('linkLogin.heading')}>
      {isDead ? (
        <DeadLink href="/login" action={t('linkLogin.another')} />
      ) : (
        <>
          <p>{t('linkLogin.text')}</p>
          <Refusal error={error} />
          <Button
            size="lg"
            isBlock
            isDisabled={!token}
            isLoading={isLoading}
            onPress={async () => {
              if (token) setError(await open(await logIn({ token })));
            }}
          >
            {t('login.submit')}
          </Button>
        </>
      )}
    </LinkPage>
  );
}
