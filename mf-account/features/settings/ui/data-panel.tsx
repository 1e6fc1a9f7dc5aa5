import type { Profile } from '@cairn/shared-contracts/api/user.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';
import { Panel } from './panel.tsx';

/** What we hold of a person: to be taken along, and to be deleted. */
export function DataPanel({ user }: { user: Profile }) {
  const { t } = useTranslation('mf-account');
  return (
    <Panel id="data" title={t('settings.data.title')}>
      <ExportData userId={user.id} />
      <DeleteAccount />
    </Panel>
  );
}
