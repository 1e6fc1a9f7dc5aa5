import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationSettings,
} from '@cairn/shared-contracts/api/user.schema';
import { type ApiError, toApiError, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Switch } from '@cairn/shared-contracts/ui/switch';
import { useState } from 'react';
import { Refusal } from '../../../common/ui/refusal.tsx';
import { account } from '../model/api.ts';
import { Loaded } from './loaded.tsx';
import css from './notifications-panel.module.css';
import { Panel } from './panel.tsx';

/** What one is told. A switch holds at once; what must be told has none. */
export function NotificationsPanel() {
  const { t } = useTranslation('mf-account');
  const query = account.notifications.useQuery();
  return (
    <Panel id="notifications" title={t('settings.notifications.title')}>
      <Loaded query={query}>{(settings) => <Switches settings={settings} />}</Loaded>
    </Panel>
  );
}

function Switches({ settings }: { settings: NotificationSettings }) {
  const { t } = useTranslation('mf-account');
  const [store] = account.setNotifications.useMutation();
  /** shown before the api has said so */
  const [pending, setPending] = useState<Partial<NotificationSettings>>({});
  const [error, setError] = useState<ApiError>();
  const [isSaved, setSaved] = useState(false);

  async function turn(kind: NotificationKind, isOn: boolean) {
    setError(undefined);
    setSaved(false);
    setPending((last) => ({ ...last, [kind]: isOn }));
    try {
      await store({ [kind]: isOn }).unwrap();
      setSaved(true);
    } catch (refusal) {
      setPending(({ [kind]: _refused, ...rest }) => rest);
      setError(toApiError(refusal));
    }
  }

  return (
    <>
      <ul>
        {NOTIFICATION_KINDS.map((kind) => (
          <li key={kind} className={css.row}>
            <Switch
              isSpread
              className={css.switch ?? ''}
              isSelected={pending[kind] ?? settings[kind]}
              onChange={(isOn) => void turn(kind, isOn)}
            >
              <span className={css.name}>{t(`settings.notifications.${kind}`)}</span>
              <span className={css.note}>{t(`settings.notifications.${kind}_note`)}</span>
            </Switch>
          </li>
        ))}
      </ul>
      <p className={css.note}>{t('settings.notifications.always')}</p>
      <Refusal error={error} />
      <div role="status" className="vh">
        {isSaved ? t('settings.saved') : null}
      </div>
    </>
  );
}
