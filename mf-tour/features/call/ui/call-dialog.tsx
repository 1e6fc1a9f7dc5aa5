import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useBackEntry } from '@cairn/shared-contracts/remote/use-back-entry';
import { CallbackDialog } from '@cairn/shared-contracts/ui/callback-dialog';
import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import { useCallback, useState } from 'react';
import type { CallWay } from '../model/call-ways.ts';
import { CallbackForm } from './callback-form.tsx';
import { Dial } from './dial.tsx';

export interface CallDialogProps {
  tour: Tour;
  way: CallWay;
  onClose: () => void;
}

/** Calls the organizer at once, or asks to be called; then says that it worked. */
export default function CallDialog({ tour, way: first, onClose }: CallDialogProps) {
  const { t } = useTranslation('mf-tour');
  const { site } = usePlatform();
  const [way, setWay] = useState(first);
  const [called, setCalled] = useState<string | null>(null);
  const askBack = useCallback(() => setWay('callback'), []);
  // one entry for the two dialogs that follow each other
  useBackEntry('call-dialog', onClose);
  const toggle = (isOpen: boolean) => !isOpen && onClose();
  if (called !== null) return <CallbackDialog backEntry={null} isOpen phone={called} onOpenChange={toggle} />;
  return (
    <Dialog
      backEntry={null}
      title={t('call.title', { name: tour.organizer.name })}
      width={site.uikit.defaultModalWidth}
      closeLabel={t('close')}
      isOpen
      onOpenChange={toggle}
    >
      {way === 'dial' ? <Dial tour={tour} onCallback={askBack} /> : <CallbackForm tour={tour} onSent={setCalled} />}
    </Dialog>
  );
}
