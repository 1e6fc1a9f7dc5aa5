import { toApiError, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button, LinkButton } from '@cairn/shared-contracts/ui/button';
import { users } from '../../../common/model/api.ts';
import { isLinkDead } from '../../../common/model/is-link-dead.ts';
import { useLinkToken } from '../../../common/model/use-link-token.ts';
import { DeadLink } from '../../../common/ui/dead-link.tsx';
import { LinkPage } from '../../../common/ui/link-page.tsx';
import { Refusal } from '../../../common/ui/refusal.tsx';

const SETTINGS = '/settings#notifications';

/** One press ends the e-mails: opening the link does not, for programs that look at mails open every link. */
export function UnsubscribePage() {
  const { t } = useTranslation('mf-account');
  const token = useLinkToken();
  const [unsubscribe, { data, error: failure, isLoading }] = users.unsubscribe.useMutation();
  const error = failure && toApiError(failure);

  function body() {
    if (data) {
      return (
        <>
          <Alert tone="success" role="status" title={t('unsubscribe.done')}>
            {t(`unsubscribe.ended.${data.ended}`)}
          </Alert>
          <LinkButton href={SETTINGS} size="lg" isBlock>
            {t('unsubscribe.settings')}
          </LinkButton>
        </>
      );
    }
    if (token === null || isLinkDead(error)) {
      return <DeadLink href={SETTINGS} action={t('unsubscribe.settings')} />;
    }
    return (
      <>
        <p>{t('unsubscribe.text')}</p>
        <Refusal error={error} />
        <Button
          size="lg"
          isBlock
          isDisabled={!token}
          isLoading={isLoading}
          onPress={() => {
            if (token) void unsubscribe({ token });
          }}
        >
          {t('unsubscribe.submit')}
        </Button>
      </>
    );
  }

  return (
    <LinkPage title={t('unsubscribe.title')} heading={t('unsubscribe.heading')}>
      {body()}
    </LinkPage>
  );
}
