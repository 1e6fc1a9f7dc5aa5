import type { Passkey } from '@cairn/shared-contracts/api/user.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { useRef, useState } from 'react';
import { canUsePasskeys } from '../../../common/model/passkeys.ts';
import { useIsLive } from '../../../common/model/use-is-live.ts';
import { Refusal } from '../../../common/ui/refusal.tsx';
import { account } from '../model/api.ts';
import { usePasskeys } from '../model/use-passkeys.ts';
import { Loaded } from './loaded.tsx';
import { Part } from './panel.tsx';
import { PasskeyName } from './passkey-name.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import css from './rows.module.css';

/** Log in with a fingerprint, a face or the device's lock. Never required. */
export function Passkeys() {
  const { t } = useTranslation('mf-account');
  const query = account.passkeys.useQuery();
  return (
    <Part title={t('settings.passkeys.title')} text={t('settings.passkeys.text')}>
      <Loaded query={query}>{({ items }) => <List passkeys={items} />}</Loaded>
    </Part>
  );
}

function List({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useTranslation('mf-account');
  const { error, trouble, isBusy, add, rename, remove } = usePasskeys();
  const [isAdding, setAdding] = useState(false);
  const [news, setNews] = useState('');
  const isLive = useIsLive();
  const isKnown = !isLive || canUsePasskeys();
  const addButton = useRef<HTMLButtonElement>(null);
  /** the form was open: its focus goes back to what opened it */
  const [wasAdding, setWasAdding] = useState(false);
  const close = () => {
    setAdding(false);
    setWasAdding(true);
  };

  async function tell(work: Promise<boolean>, said: string): Promise<boolean> {
    setNews('');
    const isDone = await work;
    if (isDone) setNews(said);
    return isDone;
  }

  return (
    <>
      {passkeys.length > 0 ? (
        <ul className={css.list} aria-label={t('settings.passkeys.title')}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isBusy={isBusy}
              onRename={(name) => tell(rename(passkey.id, name), t('settings.passkeys.renamed', { name }))}
              onRemove={async () => {
                const isGone = await tell(remove(passkey.id), t('settings.passkeys.removed', { name: passkey.name }));
                // the row has gone, and the focus with it
                if (isGone) addButton.current?.focus();
              }}
            />
          ))}
        </ul>
      ) : null}
      <Refusal error={error} />
      {trouble ? (
        <Alert tone={trouble === 'failed' ? 'danger' : 'info'} role="alert">
          {t(`settings.passkeys.trouble.${trouble}`)}
        </Alert>
      ) : null}
      {isAdding ? (
        <PasskeyName
          label={t('settings.passkeys.add')}
          name={t('settings.passkeys.defaultName')}
          confirm={t('settings.passkeys.create')}
          isBusy={isBusy}
          onName={async (name) => {
            if (await tell(add(name), t('settings.passkeys.added', { name }))) close();
          }}
          onCancel={close}
        />
      ) : (
        <div>
          <Button
            ref={addButton}
            variant="secondary"
            autoFocus={wasAdding}
            isDisabled={!isKnown}
            onPress={() => setAdding(true)}
          >
            {t('settings.passkeys.add')}
          </Button>
          {isKnown ? null : <p className={css.news}>{t('settings.passkeys.unknown')}</p>}
        </div>
      )}
      <div role="status" className={css.news}>
        {news}
      </div>
    </>
  );
}
