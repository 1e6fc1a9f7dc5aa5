import type { Profile } from '@cairn/shared-contracts/api/user.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Panel } from './panel.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordPart } from './password-part.tsx';
import { Sessions } from './sessions.tsx';

/** How one logs in, and where one is logged in. */
export function SecurityPanel({ user }: { user: Profile }) {
  const { t } = useTranslation('mf-account');
  return (
    <Panel id="security" title={t('settings.security.title')}>
      <PasswordPart user={user} />
      <Passkeys />
      <Sessions user={user} />
    </Panel>
  );
}
