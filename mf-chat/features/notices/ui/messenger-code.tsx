import type { MessengerSource } from '@cairn/shared-contracts/api/user.schema';
import { ExternalLinkIcon } from '@cairn/shared-contracts/icons';
import { apiErrorText, toApiError, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button, LinkButton } from '@cairn/shared-contracts/ui/button';
import { chats } from '../../../common/model/api.ts';
import css from './messengers-dialog.module.css';

const MINUTE = 60;

/** A code to be sent from the messenger: opened from here, it is written in there already. */
export function MessengerCode({ source, name }: { source: MessengerSource; name: string }) {
  const { t } = useTranslation('mf-chat');
  const [ask, { data, error, isLoading }] = chats.generateConnectionCode.useMutation();
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
            {apiErrorText(toApiError(error))}
          </Alert>
        ) : null}
      </>
    );
  }
  return (
    <div className={css.box} role="status">
      <p>{t('notices.howTo', { name })}</p>
      <output className={css.code} aria-label={t('notices.code')}>
        {data.code}
      </output>
      <p className={css.text}>{t('notices.lasts', { minutes: Math.ceil(data.expires_in / MINUTE) })}</p>
      <div className={css.actions}>
        <LinkButton href={data.url} target="_blank" rel="noopener" size="sm">
          <ExternalLinkIcon />
          {t('notices.open', { name })}
        </LinkButton>
        <Button variant="ghost" size="sm" isLoading={isLoading} onPress={begin}>
          {t('notices.another')}
        </Button>
      </div>
    </div>
  );
}
