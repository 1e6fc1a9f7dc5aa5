import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { GlobeIcon } from '@cairn/shared-contracts/icons';
import { usePlatform } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { lazy, useState } from 'react';
import { LazyPart } from './lazy-part.tsx';

const PreferencesDialog = lazy(() => import('./preferences-dialog.tsx'));

/** "EN · USD": language, currency, theme */
export function Preferences() {
  const { t } = useTranslation('shell');
  const { locale, currency } = usePlatform();
  const language = locale.slice(0, 2).toUpperCase();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('preferences.open', { language, currency })}
        onPress={() => setOpen(true)}
      >
        <GlobeIcon />
        {language} · {currency}
      </Button>
      {isOpen && (
        <LazyPart onFail={() => setOpen(false)}>
          <PreferencesDialog onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  );
}
