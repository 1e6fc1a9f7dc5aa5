import type { MessengerSource } from '@cairn/shared-contracts/api/user.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { ConnectionCode } from '@cairn/shared-contracts/ui/connection-code';
import { chats } from '../../../common/model/api.ts';
import { useErrorWords } from '../../../common/model/use-error-words.ts';
import css from './messengers-dialog.module.css';

/** A messenger that is not connected: the button, then the code. */
export function MessengerCode({ source, name }: { source: MessengerSource; name: string }) {
  const { t } = useTranslation('mf-chat');
  const words = useErrorWords();
  const [ask, { data, error, isLoading, fulfilledTimeStamp }] = chats.generateConnectionCode.useMutation();
  const begin = () => void ask({ source_id: source });
  if (!data) {
    return (
      <>
        <Button
          variant="secondary"
          size="sm"
          isLoading={isLoading}
          aria-label={t('notices.connectOf', { name })}
          onPress={begin}
        >
          {t('notices.connect')}
        </Button>
        {error ? (
          <Alert tone="danger" className={css.wide ?? ''}>
            {words(error)}
          </Alert>
        ) : null}
      </>
    );
  }
  return (
    <div className={css.wide}>
      <ConnectionCode
        name={name}
        code={data.code}
        url={data.url}
        lifetime={data.expires_in}
        run={fulfilledTimeStamp}
        onAgain={begin}
      />
    </div>
  );
}
