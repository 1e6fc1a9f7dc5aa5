import { DownloadIcon } from '@cairn/shared-contracts/icons';
import { type ApiError, toApiError, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { useState } from 'react';
import { Refusal } from '../../../common/ui/refusal.tsx';
import { account } from '../model/api.ts';
import { CANCELLED, useGuard } from '../model/guard.ts';
import { saveAsFile } from '../model/save-as-file.ts';
import { Part } from './panel.tsx';
import css from './rows.module.css';

/** All of one's own data as a JSON file. */
export function ExportData({ userId }: { userId: number }) {
  const { t } = useTranslation('mf-account');
  const [ask] = account.exportData.useLazyQuery();
  const guard = useGuard();
  const [error, setError] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);

  async function take() {
    setBusy(true);
    setError(undefined);
    setDone(false);
    try {
      const data = await guard(() => ask().unwrap());
      if (data === CANCELLED) return;
      saveAsFile(`cairn-${userId}.json`, JSON.stringify(data, null, 2));
      setDone(true);
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal;
      setError(toApiError(refusal));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Part title={t('settings.data.export')} text={t('settings.data.exportText')}>
      <Refusal error={error} />
      <div>
        <Button variant="secondary" isLoading={isBusy} onPress={() => void take()}>
          <DownloadIcon />
          {t('settings.data.exportDo')}
        </Button>
      </div>
      <div role="status" className={css.news}>
        {isDone ? t('settings.data.exported') : null}
      </div>
    </Part>
  );
}
