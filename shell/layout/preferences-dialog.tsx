import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import css from './mobile-menu.module.css';
import { PreferenceChoices } from './preference-choices.tsx';

export default function PreferencesDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('shell');
  return (
    <Dialog
      title={t('preferences.title')}
      closeLabel={t('close')}
      isOpen
      backEntry="preferences"
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className={css.choices}>
        <PreferenceChoices />
      </div>
    </Dialog>
  );
}
