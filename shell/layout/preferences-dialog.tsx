import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import { useTranslation } from 'react-i18next';
import css from './mobile-menu.module.css';
import { PreferenceChoices } from './preference-choices.tsx';

export default function PreferencesDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('shell');
  return (
    <Dialog
      title={t('preferences.title')}
      closeLabel={t('close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className={css.choices}>
        <PreferenceChoices />
      </div>
    </Dialog>
  );
}
