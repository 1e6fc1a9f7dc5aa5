import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { ConfirmDialog } from '@cairn/shared-contracts/ui/confirm-dialog';

export default function HardCaptchaDialog({ onAnswer }: { onAnswer(isWanted: boolean): void }) {
  const { t } = useTranslation('shell');
  return (
    <ConfirmDialog
      backEntry={null}
      title={t('captcha.hardTitle')}
      confirmLabel={t('captcha.confirm')}
      cancelLabel={t('captcha.cancel')}
      isOpen
      // closing follows the confirming press as well: the first answer counts
      onOpenChange={(isOpen) => !isOpen && onAnswer(false)}
      onConfirm={() => onAnswer(true)}
    >
      {t('captcha.hardText')}
    </ConfirmDialog>
  );
}
