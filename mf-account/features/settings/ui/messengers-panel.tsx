import type { AccountMessengers, MessengerSource } from '@cairn/shared-contracts/api/user.schema';
import { MessageCircleIcon } from '@cairn/shared-contracts/icons';
import { type ApiError, toApiError, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { ConnectionCode } from '@cairn/shared-contracts/ui/connection-code';
import { useEffect, useState } from 'react';
import { Refusal } from '../../../common/ui/refusal.tsx';
import { account } from '../model/api.ts';
import { useConnection } from '../model/use-connection.ts';
import { Loaded } from './loaded.tsx';
import { Panel } from './panel.tsx';
import css from './rows.module.css';

const NAMES: Readonly<Record<MessengerSource, string>> = { telegram: 'Telegram', vk: 'VK', whatsapp: 'WhatsApp' };
/** the code is sent elsewhere: whether it has arrived, only the api knows */
const LOOK_AGAIN_MS = 3_000;

/** Messengers that messages are announced in. */
export function MessengersPanel() {
  const { t } = useTranslation('mf-account');
  const query = account.messengers.useQuery();
  return (
    <Panel id="messengers" title={t('settings.messengers.title')}>
      <Loaded query={query}>{({ items }) => <List messengers={items} />}</Loaded>
    </Panel>
  );
}

function List({ messengers }: { messengers: AccountMessengers['items'] }) {
  const { t } = useTranslation('mf-account');
  const [disconnect, { isLoading: isLeaving }] = account.disconnectMessenger.useMutation();
  const connection = useConnection();
  const [refused, setRefused] = useState<ApiError>();
  const [news, setNews] = useState('');
  const { asked, close } = connection;
  account.messengers.useQuery(undefined, {
    pollingInterval: asked ? LOOK_AGAIN_MS : 0,
    skipPollingIfUnfocused: true,
  });
  // one that the site does not have can be neither connected nor disconnected
  const usable = messengers.filter(({ is_connected, url }) => is_connected || url !== null);
  const arrived = asked && messengers.find(({ source, is_connected }) => source === asked.source && is_connected);
  useEffect(() => {
    if (!arrived) return;
    setNews(t('settings.messengers.isConnected', { name: NAMES[arrived.source] }));
    close();
  }, [arrived, close, t]);

  async function leave(source: MessengerSource) {
    setRefused(undefined);
    setNews('');
    try {
      await disconnect({ source }).unwrap();
      setNews(t('settings.messengers.disconnected', { name: NAMES[source] }));
    } catch (refusal) {
      setRefused(toApiError(refusal));
    }
  }

  if (usable.length === 0) return <p className={css.news}>{t('settings.messengers.none')}</p>;
  return (
    <>
      <ul className={css.list}>
        {usable.map(({ source, is_connected }) => (
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
                isLoading={isLeaving}
                aria-label={t('settings.messengers.disconnectOf', { name: NAMES[source] })}
                onPress={() => void leave(source)}
              >
                {t('settings.messengers.disconnect')}
              </Button>
            ) : (
              <Button
                variant="secondary"
                size="sm"
                isLoading={connection.isLoading}
                aria-label={t('settings.messengers.connectOf', { name: NAMES[source] })}
                onPress={() => {
                  setNews('');
                  void connection.begin(source);
                }}
              >
                {t('settings.messengers.connect')}
              </Button>
            )}
            {asked?.source === source && !is_connected && (
              <div className={css.edit}>
                <ConnectionCode
                  name={NAMES[source]}
                  code={asked.code}
                  url={asked.url}
                  lifetime={asked.expires_in}
                  run={asked.run}
                  onAgain={() => void connection.begin(source)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      <Refusal error={connection.error ?? refused} />
      <div role="status" className={css.news}>
        {news}
      </div>
    </>
  );
}
