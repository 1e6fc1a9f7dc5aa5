import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { ShareIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { useState } from 'react';
import { useOnDemand } from '../model/use-on-demand.ts';

const loadDialog = () => import('./share-dialog.tsx');

/** The device's own share sheet where there is one, else ours. */
export function Share({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const [isOpen, setIsOpen] = useState(false);
  const { Part: ShareDialog, want } = useOnDemand(loadDialog, () => toast({ tone: 'error', text: t('share.failed') }));

  function ask() {
    want();
    setIsOpen(true);
  }

  async function share() {
    if (!('share' in navigator)) return ask();
    try {
      await navigator.share({ title: tour.name, url: location.href });
    } catch (error) {
      // AbortError: the person closed the sheet
      if (!(error instanceof DOMException && error.name === 'AbortError')) ask();
    }
  }

  return (
    <>
      <Button variant="ghost" onPress={share}>
        <ShareIcon />
        {t('share.button')}
      </Button>
      {isOpen && ShareDialog ? <ShareDialog tour={tour} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
