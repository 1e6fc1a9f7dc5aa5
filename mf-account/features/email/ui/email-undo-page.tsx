import { toApiError, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button, LinkButton } from '@cairn/shared-contracts/ui/button';
import { users } from '../../../common/model/api.ts';
import { isLinkDead } from '../../../common/model/is-link-dead.ts';
import { useLinkDone } from '../../../common/model/use-link-done.ts';
import { useLinkToken } from '../../../common/model/use-link-token.ts';
import { DeadLink } from '../../../common/ui/dead-link.tsx';
import { LinkPage } from '../../../common/ui/link-page.tsx';
import { Refusal } from '../../../common/ui/refusal.tsx';

/** Gives the account its old e-mail back. Everybody is logged out by that, so it is asked for once more. */
export function EmailUndoPage() {
  const { t } = useTranslation('mf-account');
  const token = useLinkToken();
  const { isDone, setDone } = useLinkDone(token);
  const [undo, undoing] = users.undoEmailChange.useMutation();
  const error = undoing.error && toApiError(undoing.error);

  function body() {
    if (isDone) {
      return (
        <>
          <Alert tone="success" role="status" title={t('emailUndo.done')}>
            {t('emailUndo.doneText')}
          </Alert>
          <LinkButton href="/password-recovery" size="lg" isBlock>
            {t('emailUndo.newPassword')}
          </LinkButton>
        </>
      );
    }
    if (token === null || isLinkDead(error)) {
      return <DeadLink href="/contacts" action={t('emailUndo.help')} />;
    }
    return (
      <>
        <p>{t('emailUndo.text')}</p>
        <Refusal error={error} />
        <Button
          size="lg"
          isBlock
          isDisabled={!token}
          isLoading={undoing.isLoading}
          onPress={async () => {
            if (token && (await undo({ token })).data) setDone();
          }}
        >
          {t('emailUndo.submit')}
        </Button>
      </>
    );
  }

  return (
    <LinkPage title={t('emailUndo.title')} heading={t('emailUndo.heading')}>
      {body()}
    </LinkPage>
  );
}
