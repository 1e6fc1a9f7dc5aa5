import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { lazy, type ReactNode, useState } from 'react';
import css from './cookie-settings.module.css';
import { LazyPart } from './lazy-part.tsx';

const CookieSettingsDialog = lazy(() => import('./cookie-settings-dialog.tsx'));

interface CookieSettingsProps {
  className?: string | undefined;
  /** instead of "Cookie settings" */
  label?: ReactNode;
  /** the settings were closed, whatever was chosen */
  onClosed?: () => void;
}

/** Opens what cookies may do: at any time. */
export function CookieSettings({ className = css.open, label, onClosed }: CookieSettingsProps) {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClosed?.();
  };
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {label ?? t('cookies.title')}
      </button>
      {isOpen && (
        <LazyPart onFail={close}>
          <CookieSettingsDialog onClose={close} />
        </LazyPart>
      )}
    </>
  );
}
