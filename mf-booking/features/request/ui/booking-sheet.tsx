import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Sheet } from '@cairn/shared-contracts/ui/sheet';
import type { ReactNode } from 'react';
import css from './booking-sheet.module.css';

/** Loaded when the bar is pressed for the first time. */
export default function BookingSheet({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const { t } = useTranslation('mf-booking');
  return (
    <Sheet
      backEntry={null}
      isOpen
      className={css.sheet ?? ''}
      title={t('panel.sheetTitle')}
      closeLabel={t('close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className={css.form}>{children}</div>
    </Sheet>
  );
}
