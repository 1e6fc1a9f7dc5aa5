import type { Profile } from '@cairn/shared-contracts/api/user.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import { useState } from 'react';
import { canUsePasskeys } from '../../../common/model/passkeys.ts';
import { account } from '../model/api.ts';
import { ReauthByCode } from './reauth-by-code.tsx';
import { ReauthByPasskey } from './reauth-by-passkey.tsx';
import { ReauthByPassword } from './reauth-by-password.tsx';
import css from './reauth-dialog.module.css';

type Way = 'password' | 'code' | 'passkey';

/** where the api sends the code to */
const provenContact = (user: Profile): string | null =>
  (user.is_email_verified ? user.email : null) ?? (user.is_phone_verified ? user.phone : null);

interface ReauthDialogProps {
  user: Profile;
  /** runs once: proven, or closed without */
  onEnd: (isProven: boolean) => void;
}

/** Proves that it is still the same person: by password, by a code, or by a passkey. */
export default function ReauthDialog({ user, onEnd }: ReauthDialogProps) {
  const { t } = useTranslation('mf-account');
  const { data } = account.passkeys.useQuery();
  const contact = provenContact(user);
  const ways: Way[] = [
    ...(user.has_password ? (['password'] as const) : []),
    ...(contact ? (['code'] as const) : []),
    ...(canUsePasskeys() && data && data.items.length > 0 ? (['passkey'] as const) : []),
  ];
  const [chosen, setChosen] = useState<Way>();
  const way = chosen ?? ways[0];
  const onDone = () => onEnd(true);
  return (
    <Dialog
      title={t('settings.reauth.title')}
      backEntry="reauth"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onEnd(false)}
    >
      <div className={css.body}>
        <p>{t('settings.reauth.text')}</p>
        {way === 'password' ? <ReauthByPassword user={user} onDone={onDone} /> : null}
        {way === 'code' && contact ? <ReauthByCode to={contact} onDone={onDone} /> : null}
        {way === 'passkey' ? <ReauthByPasskey onDone={onDone} /> : null}
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="ghost" onPress={() => setChosen(other)}>
              {t(`settings.reauth.by.${other}`)}
            </Button>
          ))}
      </div>
    </Dialog>
  );
}
