import { toApiError, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { users } from '../../../common/model/api.ts';
import { isLinkDead } from '../../../common/model/is-link-dead.ts';
import type { LinkToken } from '../../../common/model/use-link-token.ts';
import { DeadLink } from '../../../common/ui/dead-link.tsx';
import { Refusal } from '../../../common/ui/refusal.tsx';

interface ConfirmByLinkProps {
  token: LinkToken;
  isLoggedIn: boolean;
  onDone: () => void;
}

/** A person presses the button: scanners of mail open links as well, and what they confirm nobody has read. */
export function ConfirmByLink({ token, isLoggedIn, onDone }: ConfirmByLinkProps) {
  const { t } = useTranslation('mf-account');
  const [confirm, confirming] = users.confirmEmail.useMutation();
  const error = confirming.error && toApiError(confirming.error);
  if (token === null || isLinkDead(error)) {
    return (
      <DeadLink
        // without the link's mark the page asks for a code
        href="/email-confirm"
        action={t(isLoggedIn ? 'emailConfirm.byCode' : 'emailConfirm.loginFirst')}
      />
    );
  }
  const send = async () => {
    if (token && (await confirm({ token })).data) onDone();
  };
  return (
    <>
      <p>{t('emailConfirm.linkText')}</p>
      <Refusal error={error} />
      <Button size="lg" isBlock isDisabled={!token} isLoading={confirming.isLoading} onPress={() => void send()}>
        {t('emailConfirm.submit')}
      </Button>
    </>
  );
}
