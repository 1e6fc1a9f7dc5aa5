import type { PhoneCode } from '../api/phone-code.schema.ts';
import { CallbackDialog, unbroken } from './callback-dialog.tsx';
import { useKitMessages } from './kit-messages.ts';

/** The number to dial, and the code that leads to the right person. */
export default function CallDialog({ found, onClose }: { found: PhoneCode; onClose: () => void }) {
  const t = useKitMessages();
  const { name, code, expires_in } = found;
  const phone = unbroken(found.phone);
  const minutes = Math.floor(expires_in / 60);
  return (
    <CallbackDialog
      backEntry="call-dialog"
      isOpen
      title={t('call.title', { name })}
      dial={found.phone}
      text={code === null ? t('call.direct', { phone }) : t('call.code', { phone, code, minutes })}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    />
  );
}
