import type { Passkey } from '@cairn/shared-contracts/api/user.schema';
import { LockIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { useState } from 'react';
import { useDeviceTime } from '../model/use-device-time.ts';
import { PasskeyName } from './passkey-name.tsx';
import css from './rows.module.css';

interface PasskeyRowProps {
  passkey: Passkey;
  isBusy: boolean;
  /** @returns whether it was done */
  onRename: (name: string) => Promise<boolean>;
  onRemove: () => Promise<void>;
}

export function PasskeyRow({ passkey, isBusy, onRename, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation('mf-account');
  const time = useDeviceTime();
  const [isNaming, setNaming] = useState(false);
  /** the form was open: its focus goes back to what opened it */
  const [wasNaming, setWasNaming] = useState(false);
  const close = () => {
    setNaming(false);
    setWasNaming(true);
  };
  const { name, created_at, last_used_at, is_synced } = passkey;
  if (isNaming)
    return (
      <li className={css.row}>
        <PasskeyName
          label={t('settings.passkeys.renameOf', { name })}
          name={name}
          confirm={t('settings.passkeys.rename')}
          isBusy={isBusy}
          onName={async (next) => {
            if (await onRename(next)) close();
          }}
          onCancel={close}
        />
      </li>
    );
  const facts = [
    t('settings.passkeys.made', { time: time(created_at) }),
    last_used_at ? t('settings.passkeys.used', { time: time(last_used_at) }) : t('settings.passkeys.unused'),
    ...(is_synced ? [t('settings.passkeys.synced')] : []),
  ];
  return (
    <li className={css.row}>
      <LockIcon className={css.icon ?? ''} />
      <div className={css.what}>
        <b>{name}</b>
        <p>{facts.join(' · ')}</p>
      </div>
      <div className={css.actions}>
        <Button
          variant="ghost"
          size="sm"
          autoFocus={wasNaming}
          isDisabled={isBusy}
          aria-label={t('settings.passkeys.renameOf', { name })}
          onPress={() => setNaming(true)}
        >
          {t('settings.passkeys.rename')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          isDisabled={isBusy}
          aria-label={t('settings.passkeys.removeOf', { name })}
          onPress={() => void onRemove()}
        >
          {t('settings.passkeys.remove')}
        </Button>
      </div>
    </li>
  );
}
