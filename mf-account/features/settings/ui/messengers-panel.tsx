import { MessageCircleIcon } from '@cairn/shared-contracts/icons';
import { type ApiError, toApiError, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button, LinkButton } from '@cairn/shared-contracts/ui/button';
import { useState } from 'react';
import { Refusal } from '../../../common/ui/refusal.tsx';
import { account } from '../model/api.ts';
import { Loaded } from './loaded.tsx';
import { Panel } from './panel.tsx';
import css from './rows.module.css';

const NAMES = { telegram: 'Telegram', vk: 'VK', whatsapp: 'WhatsApp' } as const;

interface Messenger {
  source: keyof typeof NAMES;
  is_connected: boolean;
  url: string | null;
}

/** Messengers that codes and messages come by. */
export function MessengersPanel() {
  const { t } = useTranslation('mf-account');
  const query = account.messengers.useQuery();
  return (
    <Panel id="messengers" title={t('settings.messengers.title')}>
      <Loaded query={query}>{({ items }) => <List messengers={items} />}</Loaded>
    </Panel>
  );
}

function List({ messengers }: { messengers: readonly Messenger[] }) {
  const { t } = useTranslation('mf-account');
  const [disconnect, { isLoading }] = account.disconnectMessenger.useMutation();
  const [error, setError] = useState<ApiError>();
  const [news, setNews] = useState('');
  // one that the site does not have can be neither connected nor disconnected
  const usable = messengers.filter(({ is_connected, url }) => is_connected || url !== null);

  async function leave(source: Messenger['source']) {
    setError(undefined);
    setNews('');
    try {
      await disconnect({ source }).unwrap();
      setNews(t('settings.messengers.disconnected', { name: NAMES[source] }));
    } catch (refusal) {
      setError(toApiError(refusal));
    }
  }

  if (usable.length === 0) return <p className={css.news}>{t('settings.messengers.none')}</p>;
  return (
    <>
      <ul className={css.list}>
        {usable.map(({ source, is_connected, url }) => (
          <li key={source} className={css.row}>
            <MessageCircleIcon className={css.icon ?? ''} />
            <div className={css.what}>
              <b>{NAMES[source]}</b>
              <p>{t(is_connected ? 'settings.messengers.connected' : 'settings.messengers.notConnected')}</p>
            </div>
            {is_connected ? (
              <Button
                variant="secondary"
                size="sm"
                isLoading={isLoading}
                aria-label={t('settings.messengers.disconnectOf', { name: NAMES[source] })}
                onPress={() => void leave(source)}
              >
                {t('settings.messengers.disconnect')}
              </Button>
            ) : (
              <LinkButton
                variant="secondary"
                size="sm"
                href={url ?? ''}
                target="_blank"
                rel="noopener"
                aria-label={t('settings.messengers.connectOf', { name: NAMES[source] })}
              >
                {t('settings.messengers.connect')}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
      <Refusal error={error} />
      <div role="status" className={css.news}>
        {news}
      </div>
    </>
  );
}
