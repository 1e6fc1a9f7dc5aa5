import type { PhoneCode } from '@cairn/shared-contracts/api/phone-code.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { CallbackDialog } from '@cairn/shared-contracts/ui/callback-dialog';

/** The number to dial, and the code that leads to the right person. */
export default function CallDialog({ found, onClose }: { found: PhoneCode; onClose: () => void }) {
  const { t } = useTranslation('mf-chat');
  const { name, phone, code, expires_in } = found;
  const minutes = Math.floor(expires_in / 60);
  return (
    <CallbackDialog
      isOpen
      title={t('call.title', { name })}
      text={code === null ? t('call.direct', { phone }) : t('call.code', { phone, code, minutes })}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    />
  );
}
